import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { badgeFor, flashBadge } from '#domain/catalog/badges.ts'
import { flashSale } from '#domain/catalog/flash.ts'
import { tagMeanings } from '#domain/catalog/tags.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { CobrandLogo } from './cobrand-logo.tsx'
import css from './badges.module.css'
import { useDealTurns } from './use-deal-turns.ts'

type BadgedProduct = Pick<ProductCard, 'actTags' | 'discount' | 'preSaleSkuList' | 'tagsName' | 'marketing'>

/** The badge of a product (spec 4.9), its flash deal beside it, and the mark of a co-branded piece. */
export function Badges({
  of: product,
  className,
}: {
  readonly of: BadgedProduct
  readonly className?: string
}) {
  const { actTags, discount, preSaleSkuList, tagsName } = product
  const badge = badgeFor({ actTags, discount, allAdvance: preSaleSkuList.allAdvance, tags: tagsName })
  const cobranded = tagMeanings(tagsName).some(({ shows }) => shows === 'co-branded-logo')
  return (
    <div className={className}>
      <div className={css.badges}>
        {badge && <NamedBadge {...badge} discount={discount} />}
        {cobranded && (
          <Badge look="paper">
            <CobrandLogo className={css.logo} />
          </Badge>
        )}
        <FlashBadge of={product} />
      </div>
    </div>
  )
}

/** Reductions in the accent, facts in ink, internal labels on paper. */
const LOOKS = { 0: 'paper', 1: 'ink', 2: 'accent', 4: 'accent', 6: 'ink' } as const

type NamedBadgeProps = { readonly type: keyof typeof LOOKS; readonly text: string; readonly discount: number }

function NamedBadge({ type, text, discount }: NamedBadgeProps) {
  const { t } = useLingui()
  function words() {
    if (type === 1) return t`PRE-ORDER`
    if (type === 6) return t`Best Seller`
    if (type === 4 && discount > 0) return t`${discount}% OFF`
    return text
  }
  return <Badge look={LOOKS[type]}>{words()}</Badge>
}

/**
 * A lightning bolt, the discount, and the countdown in its last 24 hours (spec 4.10). Cached pages and responses
 * outlive a deal's start and end: the badge is rendered by the clock, and last, so that it moves no other.
 */
function FlashBadge({ of }: { readonly of: Pick<BadgedProduct, 'marketing' | 'discount'> }) {
  const flash = flashBadge(of.marketing, of.discount)
  return flash && <RunningDeal marketing={of.marketing} text={flash.text} />
}

type RunningDealProps = Pick<BadgedProduct, 'marketing'> & { readonly text: string }

function RunningDeal({ marketing, text }: RunningDealProps) {
  const { t } = useLingui()
  const now = useServerNow()
  const sale = flashSale(marketing, now ?? 0)
  useDealTurns(now === undefined ? undefined : sale.active)
  if (now === undefined || !sale.active) return null
  return (
    <Badge look="accent" className={css.flash}>
      <svg viewBox="0 0 10 14" width="8" height="12" aria-hidden="true">
        <path d="M6 0 0 8h4l-1 6 7-9H6z" fill="currentColor" />
      </svg>
      <VisuallyHidden>{`${t`Flash deal`} `}</VisuallyHidden>
      <span>{text}</span>
      {sale.counting && (
        <span role="timer" aria-live="off" aria-label={t`Flash deal ends in`} className={css.clock}>
          {sale.clock}
        </span>
      )}
    </Badge>
  )
}
