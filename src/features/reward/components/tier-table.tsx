import { Trans } from '@lingui/react/macro'
import { minor } from '#domain/brand.ts'
import { TIERS } from '#domain/membership/tiers.ts'
import { formatRound } from '#domain/money/money.ts'
import { formatNumber } from '#domain/region/formats.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { usePoints } from '#sync/points/use-points.ts'
import css from './reward.module.css'

/** The tiers with their requirements and benefits, the member's own marked (spec 2.14, 3, 6). */
export function TierTable() {
  const isSignedIn = useSignedIn()
  return (
    <section className={css.section} aria-labelledby="tiers">
      <h2 id="tiers">
        <Trans>Tiers</Trans>
      </h2>
      {isSignedIn ? <MarkedTable /> : <Table own={undefined} />}
      <p className={css.soft}>
        <Trans>
          We count what you spent on goods in the last twelve months. Your new tier starts the next day. We
          review tiers on the 1st of each month.
        </Trans>
      </p>
    </section>
  )
}

function MarkedTable() {
  const mine = usePoints()
  return <Table own={mine.state === 'ready' ? mine.points.membership?.tier.id : undefined} />
}

function Table({ own }: { readonly own: string | undefined }) {
  const { locale } = useStorefront()
  return (
    <table className={css.tiers}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Tier</Trans>
          </th>
          <th scope="col">
            <Trans>Spent over</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
          <th scope="col">
            <Trans>Bonus</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map(({ id, name, spentOver, multiplier, bonus }) => (
          <tr key={id} data-own={id === own || undefined}>
            <th scope="row">
              <span className={css.tier} translate="no">
                {name}
              </span>
              {id === own && (
                <span className={css.mark}>
                  <Trans>Your tier</Trans>
                </span>
              )}
            </th>
            <td>{spentOver === 0 ? '–' : formatRound(minor(spentOver), 'SGD', locale)}</td>
            <td>{`× ${formatNumber(multiplier, locale)}`}</td>
            <td>{bonus === 0 ? '–' : formatNumber(bonus, locale, { signDisplay: 'always' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
