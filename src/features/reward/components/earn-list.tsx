import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MEMBERS_DAY } from '#domain/points/members-day.ts'
import { MOST_SHARES_A_DAY, MOST_SHARES_A_MONTH, POINTS } from '#domain/points/points.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { DailyDraw } from './daily-draw.tsx'
import css from './reward.module.css'

/** Ways to earn (spec 2.14), each with its points (spec 9.8). */
export function EarnList() {
  return (
    <section className={css.section} aria-labelledby="earn">
      <h2 id="earn">
        <Trans>Ways to earn</Trans>
      </h2>
      <ul className={css.ways}>
        <Way points={POINTS.signUp} name={<Trans>Create an account</Trans>}>
          <Trans>Once. There is nothing else to join.</Trans>
        </Way>
        <Way points={1} name={<Trans>Every S$1 you spend</Trans>}>
          <Trans>
            On goods, after all reductions and without shipping. Other currencies count as the shop converts
            them.
          </Trans>
        </Way>
        <Way points={POINTS.review} name={<Trans>Review an item you bought</Trans>}>
          <Trans>Once per item, for as long as the review stands.</Trans>
        </Way>
        <Way points={POINTS.photoReview} name={<Trans>Review it with a photo</Trans>}>
          <Trans>Instead of 100. Add a photo later and get the difference.</Trans>
        </Way>
        <Way points={POINTS.share} name={<Trans>Share an item</Trans>}>
          <Trans>
            Once a day per item, for up to {MOST_SHARES_A_DAY} items a day and {MOST_SHARES_A_MONTH} a month.
          </Trans>{' '}
          <PageLink href="/" className={linkClass('text')}>
            <Trans>Find an item</Trans>
          </PageLink>
        </Way>
        <Way points={POINTS.birthday} name={<Trans>Your birthday</Trans>}>
          <Trans>
            Once a year, on the first day of your birthday month. Tell us your birthday before the month
            begins.
          </Trans>
        </Way>
        <Way times={MEMBERS_DAY.times} name={<Trans>Members’ Day</Trans>}>
          <Trans>
            For orders you pay from the {MEMBERS_DAY.from}th to the {MEMBERS_DAY.to}th of each month: your
            points for every S$1, this many times.
          </Trans>
        </Way>
        <DailyDraw />
      </ul>
    </section>
  )
}

type WayProps = ({ readonly points: number } | { readonly times: number }) & {
  readonly name: ReactNode
  readonly children: ReactNode
}

function Way({ name, children, ...worth }: WayProps) {
  return (
    <li className={css.way}>
      <p className={css.points}>{'points' in worth ? `+${worth.points}` : `×${worth.times}`}</p>
      <div>
        <h3>{name}</h3>
        <p className={css.soft}>{children}</p>
      </div>
    </li>
  )
}
