import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Preferences, PreferencesChange } from '#domain/account/preferences.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { usePush } from '#commands/push/use-push.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from '../account.module.css'

interface PushPreferencesProps {
  readonly preferences: Preferences
  readonly onChange: (change: PreferencesChange) => void
}

/**
 * Notifications on all of the member's devices, which are turned off here together. Each device turns its own on, because its
 * browser asks the user: the page about this device has that.
 */
export function PushPreferences({ preferences, onChange }: PushPreferencesProps) {
  const { t } = useLingui()
  const { view } = usePush()
  const { cartPush, stockPush, parcelPush } = preferences
  const isOn = view.status === 'on'
  return (
    <div className={css.switches} role="group" aria-labelledby="notifications">
      <h3 id="notifications">
        <Trans>Notifications</Trans>
      </h3>
      <Kind
        name={t`My bag`}
        devices={cartPush}
        isHere={isOn && view.cart}
        label={t`Turn off on all devices: My bag`}
        onOff={() => onChange({ cartPush: 'off' })}
      />
      <Kind
        name={t`Back in stock`}
        devices={stockPush}
        isHere={isOn && view.stock}
        label={t`Turn off on all devices: Back in stock`}
        onOff={() => onChange({ stockPush: 'off' })}
      />
      <Kind
        name={t`My parcels`}
        devices={parcelPush}
        isHere={isOn && view.parcels}
        label={t`Turn off on all devices: My parcels`}
        onOff={() => onChange({ parcelPush: 'off' })}
      />
      <PageLink href="/this-device#notifications" className={linkClass()}>
        <Trans>Notifications on this device</Trans>
      </PageLink>
    </div>
  )
}

interface KindProps {
  readonly name: ReactNode
  /** How many of the member's devices get it. */
  readonly devices: number
  readonly isHere: boolean
  readonly label: string
  readonly onOff: () => void
}

function Kind({ name, devices, isHere, label, onOff }: KindProps) {
  return (
    <div className={css.contact}>
      <div className={css.fact}>
        <span>{name}</span>
        <span className={css.soft}>
          {devices === 0 ? (
            <Trans>Off on all devices</Trans>
          ) : (
            <Plural value={devices} one="On # device" other="On # devices" />
          )}
        </span>
        {devices > 0 && isHere && (
          <span className={css.soft}>
            <Trans>This device is one of them.</Trans>
          </span>
        )}
      </div>
      {devices > 0 && (
        <Button look="outline" size="small" aria-label={label} onClick={onOff}>
          <Trans>Turn off on all devices</Trans>
        </Button>
      )}
    </div>
  )
}
