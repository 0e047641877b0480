import { Trans, useLingui } from '@lingui/react/macro'
import type { ReturnView } from '#contract/buying/return-view.ts'
import { courierLink } from '#domain/orders/courier-links.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './returns.module.css'

/** The parcel with which goods come back, with the courier's page about it where the shop knows it. */
export function ParcelBack({ one }: { readonly one: ReturnView }) {
  const { t } = useLingui()
  const { courier, tracking } = one
  const link = one.link ?? courierLink(courier, tracking)
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <Trans>Courier</Trans>
        </dt>
        <dd>{courier}</dd>
      </div>
      <div>
        <dt>
          <Trans>Tracking number</Trans>
        </dt>
        <dd>
          {link === undefined ? (
            tracking
          ) : (
            <a
              href={link}
              className={linkClass('quiet')}
              rel="noopener"
              target="_blank"
              aria-label={t`${tracking}, opens the page of ${courier}`}
            >
              {tracking}
            </a>
          )}
        </dd>
      </div>
    </dl>
  )
}
