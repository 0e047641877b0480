import { Trans } from '@lingui/react/macro'
import type { WelcomeGift } from '#contract/notices/popups.contract.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { minor } from '#domain/brand.ts'
import { giftWords } from '#domain/promotions/newsletter-gifts.ts'
import { formatNumber } from '#domain/region/formats.ts'
import css from './newsletter-popup.module.css'

/** The codes of a confirmed subscription, in the shopper's currency (spec 4.4, 9.6). */
export function WelcomeGifts({ gifts }: { readonly gifts: readonly WelcomeGift[] }) {
  return (
    <ul className={css.gifts}>
      {gifts.map((gift) => (
        <Gift key={`${gift.kind} ${gift.value} ${gift.least}`} gift={gift} />
      ))}
    </ul>
  )
}

function Gift({ gift: { kind, value, least } }: { readonly gift: WelcomeGift }) {
  const storefront = useStorefront()
  const { locale } = storefront
  const money = (amount: number) => giftWords(minor(amount), storefront)
  const reduction =
    kind === 'percent' ? formatNumber(value / 100, locale, { style: 'percent' }) : money(value)
  const threshold = money(least)
  return (
    <li>
      <strong>
        <Trans>{reduction} off</Trans>
      </strong>
      <span className={css.terms}>
        {least === 0 ? <Trans>without a minimum</Trans> : <Trans>on orders from {threshold}</Trans>}
      </span>
    </li>
  )
}
