import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Draw } from '#contract/account/draw.contract.ts'
import { toast } from '#ui/toast/toast.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useFailureWords } from '../use-failure-words.ts'
import { DrawResult } from './draw-result.tsx'
import { DrawWords } from './draw-words.tsx'
import css from './draw.module.css'
import { useDraw, type DrawView } from './use-draw.ts'
import { Wheel } from './wheel.tsx'

interface DrawDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The daily draw: one button turns the wheel, so that nothing has to be dragged (WCAG 2.5.7). */
export function DrawDialog({ open, onClose }: DrawDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog.Root open={open} onClose={onClose} label={t`Spin to win`} closeLabel={t`Close`}>
      <Contents onClose={onClose} />
    </Dialog.Root>
  )
}

/** Mounted with the open dialog alone: each opening reads the draw. */
function Contents({ onClose }: Pick<DrawDialogProps, 'onClose'>) {
  const view = useDraw()
  const { draw, stage } = view
  const result = stage === 'turning' ? undefined : draw?.result
  return (
    <>
      <Dialog.Title className={css.title}>
        <Trans>Spin to win</Trans>
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        {!result &&
          (view.error === undefined ? <DrawWords draw={draw} onLeave={onClose} /> : <Failure view={view} />)}
        <Wheel
          segments={draw?.segments ?? []}
          drawn={draw?.result?.prize}
          isTurning={stage === 'turning'}
          onStopped={view.stop}
        />
        {!result && <Prizes segments={draw?.segments ?? []} />}
        <div role="status">
          {result && <DrawResult result={result} nextAt={draw?.nextAt} onLeave={onClose} />}
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <MainButton view={view} onClose={onClose} />
      </Dialog.Footer>
    </>
  )
}

/** What the picture of the wheel shows. */
function Prizes({ segments }: Pick<Draw, 'segments'>) {
  const { t } = useLingui()
  if (segments.length === 0) return null
  return (
    <VisuallyHidden>
      <ul aria-label={t`Prizes`}>
        {segments.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </VisuallyHidden>
  )
}

function Failure({ view: { error, draw } }: { readonly view: DrawView }) {
  const words = useFailureWords()
  return (
    <div className={css.failure}>
      <Notice tone="error" role="alert" title={words(error)}>
        {draw ? (
          <Trans>Nothing is lost. If your prize was already drawn, the next try shows it.</Trans>
        ) : (
          <Trans>We could not load the wheel.</Trans>
        )}
      </Notice>
    </div>
  )
}

/** One button for every state, so that it keeps the focus. */
function MainButton({ view, onClose }: { readonly view: DrawView; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { stage, error, isReading, spin, read } = view
  const isBusy = stage !== 'still'
  const state = isBusy ? 'ready' : (view.draw?.state ?? 'unknown')
  const isUnread = state === 'unknown' || state === 'unconfirmed'

  async function readAgain() {
    if ((await read())?.state === 'unconfirmed') toast(t`Your email address is not confirmed yet.`)
  }
  function act() {
    if (isUnread) void readAgain()
    else if (state === 'guest' || state === 'ready') void spin()
    else onClose()
  }

  return (
    <Button wide data-autofocus="" busy={isBusy || (isUnread && isReading)} onClick={act}>
      {error === undefined ? LABELS[state] : <Trans>Try again</Trans>}
    </Button>
  )
}

const LABELS: Readonly<Record<Draw['state'] | 'unknown', ReactNode>> = {
  unknown: <Trans>Spin the wheel</Trans>,
  ready: <Trans>Spin the wheel</Trans>,
  guest: <Trans>Log in and spin</Trans>,
  unconfirmed: <Trans>I have confirmed it</Trans>,
  spun: <Trans>Continue shopping</Trans>,
  closed: <Trans>Continue shopping</Trans>,
}
