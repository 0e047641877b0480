import { Trans } from '@lingui/react/macro'
import type { Points } from '#contract/account/points.contract.ts'
import { formatSigned } from '#domain/region/formats.ts'
import { SITES } from '#domain/region/sites.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useServerNow } from '#platform/timing/clock.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './my-points.module.css'
import { useReasonWords } from './use-reason-words.ts'

/** What came and went, newest first: its reason in words, and its date (spec 3). */
export function PointActivity({ activity }: Pick<Points, 'activity'>) {
  const { locale } = useStorefront()
  const wordsFor = useReasonWords()
  return (
    <ul className={css.list}>
      {activity.map(({ at, delta, reason, availableAt, orderNumber, subject }, position) => (
        // Rows are only added in front: counted from the end a row keeps its place.
        <li key={activity.length - position} className={css.row}>
          <div>
            <p>{wordsFor(reason)}</p>
            {subject !== undefined && <p className={css.soft}>{subject}</p>}
            {orderNumber !== undefined && <OrderOfPoints orderNumber={orderNumber} />}
            <p className={css.soft}>
              <DateTime at={at} />
            </p>
            {delta > 0 && availableAt > at && <UsableFrom at={availableAt} />}
          </div>
          <p className={css.delta} data-gone={delta < 0 || undefined}>
            {formatSigned(delta, locale)}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Says from when on points can be used; nothing once they can. */
function UsableFrom({ at }: { readonly at: number }) {
  const now = useServerNow()
  if (now === undefined || at <= now) return null
  return (
    <p className={css.soft}>
      <Trans>
        Can be used from <DateTime at={at} />
      </Trans>
    </p>
  )
}

/** The order, with its page where the site has one. */
function OrderOfPoints({ orderNumber }: { readonly orderNumber: string }) {
  const { site } = useStorefront()
  const text = <Trans>Order {orderNumber}</Trans>
  if (SITES[site].restricted) return <p className={css.soft}>{text}</p>
  return (
    <p className={css.soft}>
      <PageLink href={`/payment-result?orderNumber=${orderNumber}`} className={linkClass('quiet')}>
        {text}
      </PageLink>
    </p>
  )
}
