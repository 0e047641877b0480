import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PushKinds } from '#commands/push/push-state.ts'
import { usePush } from '#commands/push/use-push.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Room } from '#ui/room/room.tsx'
import css from './notice-offer.module.css'
import { usePushChange } from './use-push-change.ts'

export interface NoticeOfferProps {
  readonly kind: keyof PushKinds
  /** Words of the button. */
  readonly ask: ReactNode
  /** What is sent, and when. */
  readonly promise: ReactNode
  /** Said instead while this kind is on. */
  readonly isOn: ReactNode
  readonly align?: 'start' | 'center' | undefined
}

/**
 * One quiet line where a kind of notification is useful: besides the settings, the only control that opens the browser's
 * permission question, and only on a press. Hidden where notifications cannot work or the user has denied them.
 */
export function NoticeOffer({ kind, ask, promise, isOn, align }: NoticeOfferProps) {
  const { view, set } = usePush()
  const { busy, change } = usePushChange()
  if (view.status === 'unknown')
    return (
      <Room
        of={
          <div className={css.line} data-align={align}>
            <Offer ask={ask} promise={promise} busy={false} onAsk={() => {}} />
          </div>
        }
      />
    )
  if (view.status !== 'on' && view.status !== 'off') return null
  return (
    <div className={css.line} data-align={align} role="status">
      {view.status === 'on' && view[kind] ? (
        <p>
          {isOn}{' '}
          <Link to="/this-device" className={linkClass('text')}>
            <Trans>Change this</Trans>
          </Link>
        </p>
      ) : (
        <Offer
          ask={ask}
          promise={promise}
          busy={busy}
          onAsk={() => void change(() => set({ [kind]: true }))}
        />
      )}
    </div>
  )
}

interface OfferProps {
  readonly ask: ReactNode
  readonly promise: ReactNode
  readonly busy: boolean
  readonly onAsk: () => void
}

function Offer({ ask, promise, busy, onAsk }: OfferProps) {
  return (
    <>
      <Button look="quiet" size="small" busy={busy} onClick={onAsk}>
        {ask}
      </Button>
      <p>{promise}</p>
    </>
  )
}
