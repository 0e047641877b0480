import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CameraProblem } from './camera-problem.tsx'
import css from './code-scanner.module.css'
import { useCameraScan } from './use-camera-scan.ts'
import { useWedge } from './use-wedge.ts'

export type CodeScannerProps = {
  /** Resolves to the problem of a code that is of no use here. */
  readonly onCode: (text: string) => Promise<string | undefined>
  /** Of the button beside the field. */
  readonly button: ReactNode
  /** In the field at first. */
  readonly entered?: string
}

/** Reads a code with the camera, a hand scanner, or as typed (spec 2.13). */
export function CodeScanner({ onCode, button, entered = '' }: CodeScannerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(entered)
  const [refused, setRefused] = useState<{ readonly code: string; readonly problem: string }>()
  const { video, state, open } = useCameraScan((text) => void take(text))
  // A kiosk reads the hand scanner on every page already.
  useWedge((code) => void (inKiosk() || take(code)))

  async function take(text: string) {
    const problem = await onCode(text)
    setRefused(problem === undefined ? undefined : { code: text, problem })
  }

  const looking = state === 'looking' || state === 'opening'
  return (
    <div className={css.scanner}>
      <div className={css.view} data-on={looking || undefined}>
        <video ref={video} className={css.video} muted playsInline aria-label={t`Picture of the camera`} />
        {state === 'looking' && <span className={css.frame} aria-hidden="true" />}
        {!looking && (
          <Button onClick={() => void open()}>
            <Icon name="scan" />
            <Trans>Open the camera</Trans>
          </Button>
        )}
      </div>
      <div aria-live="polite" className={css.said}>
        {state === 'opening' && <Trans>Opening the camera…</Trans>}
        {state === 'looking' && <Trans>Looking for a code.</Trans>}
        <CameraProblem state={state} />
        {refused && (
          <Notice tone="warn" title={refused.problem}>
            <span className={css.code}>{refused.code.slice(0, 80)}</span>
          </Notice>
        )}
      </div>
      <form
        className={css.form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() !== '') void take(typed)
        }}
      >
        <TextField
          label={t`Or type the code`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={200}
          enterKeyHint="go"
        />
        <Button type="submit" look="outline">
          {button}
        </Button>
      </form>
    </div>
  )
}
