import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePush } from '#commands/push/use-push.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Room } from '#ui/room/room.tsx'
import { usePushChange } from '../use-push-change.ts'
import css from './cart-reminder.module.css'

/**
 * One quiet line below the goods: besides the settings, the only control that opens the browser's permission question,
 * and only on a press. Hidden where notifications cannot work or the user has denied them.
 */
export function CartReminder() {
  const { view, set } = usePush()
  const { busy, change } = usePushChange()
  const on = view.status === 'on' && view.cart
  if (view.status === 'unknown')
    return (
      <Room
        of={
          <div className={css.line}>
            <Offer busy={false} onAsk={() => {}} />
          </div>
        }
      />
    )
  if (view.status !== 'on' && view.status !== 'off') return null
  return (
    <div className={css.line} role="status">
      {on ? (
        <p>
          <Trans>We will remind you of this bag.</Trans>{' '}
          <Link to="/this-device" className={linkClass('text')}>
            <Trans>Change this</Trans>
          </Link>
        </p>
      ) : (
        <Offer busy={busy} onAsk={() => void change(() => set({ cart: true, stock: view.stock }))} />
      )}
    </div>
  )
}

function Offer({ busy, onAsk }: { readonly busy: boolean; readonly onAsk: () => void }) {
  return (
    <>
      <Button look="quiet" size="small" busy={busy} onClick={onAsk}>
        <Trans>Remind me later</Trans>
      </Button>
      <p>
        <Trans>One notification, in the daytime.</Trans>
      </p>
    </>
  )
}
