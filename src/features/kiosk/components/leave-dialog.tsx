import { Trans, useLingui } from '@lingui/react/macro'
import { useCaller } from '#blocks/use-caller.ts'
import { leaveKiosk } from '#commands/kiosk-calls.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CodeForm } from './code-form.tsx'

/** Leaves kiosk mode; for staff. */
export function LeaveDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui()
  const call = useCaller()
  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={t`For staff`}
      closeLabel={t`Close`}
      lightDismiss={false}
    >
      <Dialog.Title>
        <Trans>For staff</Trans>
      </Dialog.Title>
      <CodeForm
        action={t`Leave kiosk mode`}
        hint={t`The code this tablet was set up with. It will need a new one to come back.`}
        onCode={(code) => leaveKiosk(call, code)}
      />
    </Dialog.Root>
  )
}
