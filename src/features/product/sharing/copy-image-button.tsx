import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { copyPicture } from '#platform/device/copy-picture.ts'
import { readGuideImage } from '#queries/guide-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'

/** For guides: the picture of a piece with their code, for a chat with a customer (spec 6). */
export function CopyImageButton({ sku }: { readonly sku: string }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [copying, setCopying] = useState(false)

  async function copy() {
    setCopying(true)
    try {
      await copyPicture(readGuideImage(queries, sku))
      toast(t`copy success`)
    } catch (error) {
      toast(failureOf(error)?.kind === 'refused' ? words(error) : t`copy failed`)
    }
    setCopying(false)
  }

  return (
    <Button look="quiet" busy={copying} onClick={() => void copy()}>
      <Trans>Copy image</Trans>
    </Button>
  )
}
