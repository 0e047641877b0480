import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isolate } from '#domain/text/isolate.ts'
import type { Passkey } from '#contract/account/passkeys.contract.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { TimeAgo } from '#blocks/storefront/time-ago.tsx'
import { Button } from '#ui/button/button.tsx'
import account from '../account.module.css'
import css from './device-list.module.css'
import { RenamePasskey } from './rename-passkey.tsx'
import { usePasskeyName } from '../use-passkey-name.ts'

type PasskeyRowProps = { readonly passkey: Passkey; readonly onRemove: () => void }

/** One passkey with its actions, or the field of its name in their place. */
export function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { t } = useLingui()
  const name = isolate(usePasskeyName()(passkey))
  const [isOpen, setIsOpen] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)

  const wasOpen = useRef(false)
  // The field is gone: the button that has opened it takes the focus.
  useEffect(() => {
    if (!isOpen && wasOpen.current) rename.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <li className={css.device}>
      {isOpen ? (
        <RenamePasskey passkey={passkey} onDone={() => setIsOpen(false)} />
      ) : (
        <>
          <Facts passkey={passkey} name={name} />
          <div className={account.buttons}>
            <Button
              ref={rename}
              look="outline"
              size="small"
              aria-label={t`Rename: ${name}`}
              onClick={() => setIsOpen(true)}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button look="quiet" size="small" aria-label={t`Remove: ${name}`} onClick={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function Facts({ passkey, name }: { readonly passkey: Passkey; readonly name: string }) {
  return (
    <div className={css.words}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={css.times}>
        <Trans>
          Added: <DateTime at={passkey.createdAt} />
        </Trans>
      </p>
      <p className={css.times}>
        {passkey.lastUsedAt === null ? (
          <Trans>Not used yet</Trans>
        ) : (
          <Trans>
            Last used: <TimeAgo at={passkey.lastUsedAt} />
          </Trans>
        )}
      </p>
      {passkey.isSynced && (
        <p className={css.times}>
          <Trans>Also on your other devices with the same account of the system</Trans>
        </p>
      )}
    </div>
  )
}
