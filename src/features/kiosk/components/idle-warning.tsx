import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import css from './idle-warning.module.css'

export type IdleWarningProps = {
  /** undefined: no warning. */
  readonly secondsLeft: number | undefined
  readonly onStay: () => void
  readonly onDone: () => void
}

/** Warns before the visit ends (WCAG 2.2.1); any touch or key also continues the visit. */
export function IdleWarning({ secondsLeft, onStay, onDone }: IdleWarningProps) {
  const { t } = useLingui()
  const left = secondsLeft ?? 0
  return (
    <Dialog.Root
      open={secondsLeft !== undefined}
      onClose={onStay}
      label={t`Are you still here?`}
      closeLabel={t`I'm still here`}
      lightDismiss={false}
      role="alertdialog"
    >
      <Dialog.Title>
        <Trans>Are you still here?</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <p className={css.left} role="timer" aria-live="off">
          <strong className={css.number}>{left}</strong>
          <Plural value={left} one="second left" other="seconds left" />
        </p>
        <p>
          <Trans>This tablet then clears your bag, your wishlist and everything you typed.</Trans>
        </p>
      </Dialog.Body>
      <Dialog.Footer className={css.answers}>
        <Button wide className={css.stay} data-autofocus onClick={onStay}>
          <Trans>I'm still here</Trans>
        </Button>
        <Button wide look="quiet" onClick={onDone}>
          <Trans>Done, forget me now</Trans>
        </Button>
      </Dialog.Footer>
    </Dialog.Root>
  )
}
