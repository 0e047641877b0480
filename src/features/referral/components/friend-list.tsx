import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MyReferral, ReferredFriend } from '#contract/account/referral.contract.ts'
import type { ReferralState } from '#domain/referral/referral.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import css from './referral.module.css'

/** Name, e-mail and status of each friend, the newest first (spec 3). */
export function FriendList({ friends, hasMore }: Pick<MyReferral, 'friends' | 'hasMore'>) {
  return (
    <section className={css.section} aria-labelledby="friends">
      <h2 id="friends">
        <Trans>Your friends</Trans>
      </h2>
      {friends.length === 0 ? (
        <p className={css.soft}>
          <Trans>
            No friends yet. They are listed here once they have created an account with your link.
          </Trans>
        </p>
      ) : (
        <ul className={css.list}>
          {friends.map((friend, position) => (
            // Rows are only added in front: counted from the end a row keeps its place.
            <Friend key={friends.length - position} friend={friend} />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={css.soft}>
          <Trans>Only your newest friends are listed here.</Trans>
        </p>
      )}
    </section>
  )
}

function Friend({ friend: { name, email, status, at } }: { readonly friend: ReferredFriend }) {
  const { i18n } = useLingui()
  return (
    <li className={css.friend}>
      <div>
        {name !== '' && <p translate="no">{name}</p>}
        <p className={css.soft} translate="no">
          {email}
        </p>
        <p className={css.soft}>
          <DateTime at={at} />
        </p>
      </div>
      <Badge look={status === 'rewarded' ? 'ink' : 'paper'}>{i18n._(STATES[status])}</Badge>
    </li>
  )
}

const STATES: Readonly<Record<ReferralState, MessageDescriptor>> = {
  registered: msg`Registered`,
  ordered: msg`Ordered`,
  rewarded: msg`Rewarded`,
  'not-rewarded': msg`Not rewarded`,
}
