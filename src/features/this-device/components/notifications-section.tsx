import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePushChange } from '#blocks/push/use-push-change.ts'
import { kindsOf, NO_KINDS, type PushKinds, type PushView } from '#commands/push/push-state.ts'
import { usePush } from '#commands/push/use-push.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Room } from '#ui/room/room.tsx'
import css from './notifications-section.module.css'

/** What this browser subscribes to, its permission, and how to change a denied one. */
export function NotificationsSection() {
  const { view, refresh, set } = usePush()
  const { busy, change } = usePushChange()
  const [chosen, setChosen] = useState<Partial<PushKinds>>()
  /** A press shows at once, and is reverted if the browser or the server refuses. */
  async function choose(kinds: Partial<PushKinds>) {
    setChosen(kinds)
    await change(() => set(kinds))
    setChosen(undefined)
  }
  const mayChoose = view.status === 'on' || view.status === 'off'
  return (
    <section className={css.section} aria-labelledby="notifications">
      <h2 id="notifications">
        <Trans>Notifications</Trans>
      </h2>
      {view.status === 'unknown' ? (
        <Room of={<NotificationsSkeleton />}>
          <Standing view={view} onRetry={() => void refresh()} />
        </Room>
      ) : (
        <Standing view={view} onRetry={() => void refresh()} />
      )}
      {mayChoose && (
        <Switches
          kinds={{ ...kindsOf(view), ...chosen }}
          busy={busy}
          onChange={(kinds) => !busy && void choose(kinds)}
        />
      )}
      {view.status === 'on' && (
        <div className={css.end}>
          {view.watches.length > 0 && (
            <p>
              <Plural
                value={view.watches.length}
                one="You’re waiting for # item to come back."
                other="You’re waiting for # items to come back."
              />
            </p>
          )}
          <Button look="quiet" size="small" busy={busy} onClick={() => void choose(NO_KINDS)}>
            <Trans>Turn all notifications off</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

/** The default of most browsers: nothing is sent, and all may be chosen. */
function NotificationsSkeleton() {
  return (
    <div className={css.section}>
      <Standing view={{ status: 'off', ...NO_KINDS, watches: [] }} onRetry={() => {}} />
      <Switches kinds={NO_KINDS} busy={false} onChange={() => {}} />
    </div>
  )
}

interface SwitchesProps {
  readonly kinds: PushKinds
  readonly busy: boolean
  readonly onChange: (change: Partial<PushKinds>) => void
}

function Switches({ kinds: { cart, stock, parcels }, busy, onChange }: SwitchesProps) {
  const { t } = useLingui()
  return (
    <div className={css.switches} aria-busy={busy}>
      <Checkbox
        label={t`My bag`}
        hint={t`One reminder some hours after you leave something in it, never at night, and none after you have ordered.`}
        checked={cart}
        onChange={(event) => onChange({ cart: event.target.checked })}
      />
      <Checkbox
        label={t`Back in stock`}
        hint={t`When an item you asked about is back in stock.`}
        checked={stock}
        onChange={(event) => onChange({ stock: event.target.checked })}
      />
      <Checkbox
        label={t`My parcels`}
        hint={t`When a parcel leaves us, when it is brought to you, and when it has arrived.`}
        checked={parcels}
        onChange={(event) => onChange({ parcels: event.target.checked })}
      />
    </div>
  )
}

/** Each reason why notifications may not work has its own text, before any choice. */
function Standing({ view, onRetry }: { readonly view: PushView; readonly onRetry: () => void }) {
  switch (view.status) {
    case 'unknown':
      return (
        <p className={css.soft}>
          <Trans>Checking what your browser allows.</Trans>
        </p>
      )
    case 'none':
      return (
        <p className={css.soft}>
          <Trans>This browser cannot show notifications from the shop.</Trans>
        </p>
      )
    case 'install-first':
      return (
        <p className={css.soft}>
          <Trans>
            On iPhone and iPad, notifications come to the app only: tap Share, choose "Add to Home Screen",
            and open the shop from there.
          </Trans>
        </p>
      )
    case 'blocked':
      return (
        <Notice tone="warn" title={<Trans>Your browser blocks notifications from this shop</Trans>}>
          <Trans>
            To undo it, open the site settings beside the address of this page (in an installed app: the app's
            settings on your device), allow notifications, and come back here.
          </Trans>
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          tone="warn"
          action={
            <Button size="small" look="outline" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t load your notification settings. Nothing has changed.</Trans>
        </Notice>
      )
    case 'off':
      return (
        <p className={css.soft}>
          <Trans>
            No notifications on this device yet. When you choose one, your browser may ask you first.
          </Trans>
        </p>
      )
    case 'on':
      return (
        <p className={css.soft}>
          <Trans>
            Your browser allows notifications. The shop sends what you choose here, and nothing else.
          </Trans>
        </p>
      )
  }
}
