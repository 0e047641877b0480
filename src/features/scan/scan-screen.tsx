import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { useOpenCode } from '#blocks/scan/use-open-code.ts'
import { useWedge } from '#blocks/scan/use-wedge.ts'
import { inKiosk } from '#platform/kiosk-tablet.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { CameraProblem } from './components/camera-problem.tsx'
import css from './scan-screen.module.css'
import { useCameraScan } from './use-camera-scan.ts'

/** Finds a product by the code on its label: with the camera, a hand scanner, or typed (spec 2.13). */
export function ScanScreen() {
  const { t } = useLingui()
  const openCode = useOpenCode()
  const form = useId()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState<{ readonly code: string; readonly problem: string }>()
  const { video, state, open } = useCameraScan((text) => void take(text))
  // A kiosk reads the hand scanner on every page already.
  useWedge((code) => void (inKiosk() || take(code)))

  async function take(text: string) {
    const problem = await openCode(text)
    setUnknown(problem === undefined ? undefined : { code: text, problem })
  }

  const looking = state === 'looking' || state === 'opening'
  return (
    <NarrowPage
      task
      title={<Trans>Scan a label</Trans>}
      lead={<Trans>Hold the code on the label before the camera, and its page opens.</Trans>}
    >
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
        {unknown && (
          <Notice tone="warn" title={unknown.problem}>
            <span className={css.code}>{unknown.code.slice(0, 80)}</span>
          </Notice>
        )}
      </div>
      <form
        id={form}
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
          <Trans>Find</Trans>
        </Button>
      </form>
    </NarrowPage>
  )
}
