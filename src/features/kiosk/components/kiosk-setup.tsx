import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCaller } from '#blocks/use-caller.ts'
import { enterKiosk } from '#commands/kiosk-calls.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CodeForm } from './code-form.tsx'

/** `/?kiosk=<store>`: asks once for the code that the store tool has printed. */
export function KioskSetup({ store }: { readonly store: string }) {
  const { t } = useLingui()
  const call = useCaller()
  const [open, setOpen] = useState(true)
  return (
    <Dialog.Root
      open={open}
      onClose={() => setOpen(false)}
      label={t`Set up this tablet`}
      closeLabel={t`Close`}
      lightDismiss={false}
    >
      <Dialog.Title>
        <Trans>Set up this tablet</Trans>
      </Dialog.Title>
      <CodeForm
        action={t`Start kiosk mode`}
        hint={t`From the shop's owner. Whatever is on this device of a bag, a wishlist or an order is forgotten.`}
        onCode={(code) => enterKiosk(call, store, code)}
      />
    </Dialog.Root>
  )
}
