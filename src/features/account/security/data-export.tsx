import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readMyData } from '#queries/customer-queries.ts'
import { saveFile } from '#platform/device/save-file.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import css from '../account.module.css'
import { GoOnDialog } from '#blocks/pending-action/go-on-dialog.tsx'

/** The member's data as a file. */
export function DataExport() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const data = await withRecentSignIn(() => readMyData(queries), { name: 'export' })
      if (data) {
        const day = new Date(data.exportedAt).toISOString().slice(0, 10)
        saveFile(`vanda-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
        toast(t`Your data is in your downloads.`)
      }
    } catch (error) {
      toast(words(error))
    }
    setBusy(false)
  }

  return (
    <section className={css.section} aria-labelledby="data">
      <h2 id="data">
        <Trans>Your data</Trans>
      </h2>
      <p>
        <Trans>All that we store of you, in one file that other programs can read.</Trans>
      </p>
      <div>
        <Button look="outline" busy={busy} onClick={() => void save()}>
          <Trans>Download my data</Trans>
        </Button>
      </div>
      <GoOnDialog name="export" action={t`Download my data`} onGoOn={() => void save()} />
    </section>
  )
}
