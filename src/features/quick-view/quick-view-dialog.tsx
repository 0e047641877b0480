import { useLingui } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { ModalRoot } from '#ui/modal/modal-parts.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { QuickViewContents } from './components/quick-view-contents.tsx'
import css from './components/quick-view.module.css'
import { useQuickViewAddress } from './use-quick-view-address.ts'

/** A product over the page from which it was opened (spec 2.9): from below on a phone, in the middle elsewhere. */
export function QuickViewDialog() {
  const { t } = useLingui()
  const { open, shown, opening, close } = useQuickViewAddress()
  // The European site sells nothing (spec 1).
  if (SITES[useStorefront().site].restricted) return null
  return (
    <ModalRoot open={open} onClose={close} label={t`Quick view`} closeLabel={t`Close`} className={css.dialog}>
      {shown && <QuickViewContents key={`${opening} ${shown.spu}`} of={shown} onClose={close} />}
    </ModalRoot>
  )
}
