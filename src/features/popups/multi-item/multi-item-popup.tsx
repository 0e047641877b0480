import { Trans, useLingui } from '@lingui/react/macro'
import type { Tier } from '#domain/promotions/promotion.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { buttonLink, linkClass } from '#ui/link-style/link-style.tsx'
import { useCloseWithout } from '../use-close-without.ts'
import css from './multi-item-popup.module.css'
import { useMultiDiscount } from './use-multi-discount.ts'

/** The steps of the multi-item discount, with its terms and the way to the pieces (spec 9.6). */
export function MultiItemPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { multiDiscount, showMultiDiscount } = useMultiDiscount()
  useCloseWithout(showMultiDiscount, onClose)
  if (!showMultiDiscount) return null
  return (
    <Dialog.Root open onClose={onClose} label={t`Buy more, save more`} closeLabel={t`Close`} size="small">
      <Dialog.Title className={css.title}>
        <Trans>Buy more, save more</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <ul className={css.steps}>
          {multiDiscount.map((step) => (
            <Step key={step.qty} step={step} />
          ))}
        </ul>
        <p className={css.soft}>
          <Trans>Taken off in your bag, without a code. Items in a flash sale don’t count.</Trans>
        </p>
        <PageLink href="/pages/buy-more-save-more-tcs" className={linkClass('quiet')} onClick={onClose}>
          <Trans>T&Cs of the offer</Trans>
        </PageLink>
      </Dialog.Body>
      <Dialog.Footer>
        <PageLink
          href="/collections/new-arrivals"
          {...buttonLink('solid', { wide: true })}
          data-autofocus=""
          onClick={onClose}
        >
          <Trans>Shop now</Trans>
        </PageLink>
      </Dialog.Footer>
    </Dialog.Root>
  )
}

function Step({ step: { qty, percent } }: { readonly step: Tier }) {
  const { t } = useLingui()
  const off = t`${percent}% off`
  return (
    <li>
      <Trans>
        Buy {qty}, get <strong>{off}</strong>
      </Trans>
    </li>
  )
}
