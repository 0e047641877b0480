import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useOnline } from '#platform/online.ts'
import css from './film-player.module.css'

export type FilmState = 'still' | 'loading' | 'playing' | 'failed'

export type FilmPlayerProps = {
  readonly of: string
  /** Description of the silent film: there is nothing to caption. */
  readonly label: string
  readonly running: boolean
  readonly state: FilmState
  readonly onState: (state: FilmState) => void
}

/** The cover stays until there is a frame. Written here, so that no first view carries it. */
const OVER_THE_COVER = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const
/** A film has the paper of the day, as its cover has: at night it is as dim. */
const VEIL = {
  position: 'absolute',
  inset: 0,
  backgroundColor: 'var(--veil)',
  pointerEvents: 'none',
} as const

/** What plays a film over its cover; loaded with the first film that plays. */
export function FilmPlayer({ of, label, running, state, onState }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [begun, setBegun] = useState(false)
  const inWindow = useInWindow(video)
  const online = useOnline()

  const play = useEffectEvent(async (film: HTMLVideoElement) => {
    if (film.readyState < film.HAVE_FUTURE_DATA) onState('loading')
    try {
      await film.play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      // A pause meanwhile aborts; a browser that saves power plays nothing before a press.
      if (name === 'NotAllowedError') onState('still')
      else if (name !== 'AbortError') onState('failed')
    }
  })
  useEffect(() => {
    const { current } = video
    if (current && running && inWindow) void play(current)
    else current?.pause()
  }, [running, inWindow])

  return (
    <>
      <video
        ref={video}
        style={{ ...OVER_THE_COVER, visibility: begun ? 'visible' : 'hidden' }}
        src={of}
        aria-label={label}
        muted
        loop
        playsInline
        preload="none"
        onPlaying={() => {
          setBegun(true)
          onState('playing')
        }}
        onWaiting={() => onState('loading')}
        onError={() => onState('failed')}
      />
      {begun && <span style={VEIL} />}
      <p className={css.words} role="status" hidden={!running || state === 'playing' || state === 'still'}>
        {running && state === 'loading' && <Trans>Loading the film…</Trans>}
        {running &&
          state === 'failed' &&
          (online ? (
            <Trans>This film could not be played.</Trans>
          ) : (
            <Trans>This film is not stored on this device yet.</Trans>
          ))}
      </p>
    </>
  )
}

/** Whether at least half of an element is in the window. */
function useInWindow(element: RefObject<HTMLElement | null>): boolean {
  const [isIn, setIsIn] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new IntersectionObserver(([entry]) => setIsIn(entry?.isIntersecting ?? true), {
      threshold: 0.5,
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isIn
}
