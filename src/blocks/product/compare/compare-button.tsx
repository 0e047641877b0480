import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { comparePath, MOST_COMPARED } from '#domain/catalog/compared.ts'
import { toggleCompared, useComparedPieces } from '#preferences/compared-pieces.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast.ts'

/** Chooses a piece to be compared with others, and leads to the comparison; a chosen one is seen to be. */
export function CompareButton({ spu }: { readonly spu: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const isChosen = useComparedPieces().includes(spu)

  function toggle() {
    const pieces = toggleCompared(spu)
    const action = {
      label: t`Compare them`,
      onAct: () => void router.navigate({ to: '.', href: comparePath(pieces) }),
    }
    if (!isChosen && !pieces.includes(spu))
      return toast(t`You can compare four items. Remove one first.`, { action })
    if (pieces.length < 2) return toast(isChosen ? t`Taken out.` : t`Add another item to compare.`)
    toast(t`${pieces.length} of ${MOST_COMPARED} items to compare`, { action })
  }

  return (
    <Button look="quiet" data-scripted="" aria-pressed={isChosen} onClick={toggle}>
      {isChosen && <Icon name="check" size={18} />}
      <Trans>Compare</Trans>
    </Button>
  )
}
