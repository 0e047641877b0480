import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Picture } from '#blocks/pictures/picture.tsx'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { motionOff } from '#ui/motion.ts'
import css from './gallery.module.css'
import type { FilmState } from './film-player.tsx'
import type { Film } from './gallery-order.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const FilmPlayer = onUse(async () => (await import('./film-player.tsx')).FilmPlayer)

export type FilmSlideProps = {
  readonly film: Film
  readonly name: string
  /** Name of the colour. */
  readonly shade: string
  /** Display width of its cover. */
  readonly sizes: string
  /** Whether the gallery shows it. */
  readonly shown: boolean
}

/**
 * A silent film in a gallery; out of the window it pauses. Its first frame is the picture that the page has. It begins with
 * a press, or when the gallery shows it, unless the user prefers reduced motion or saves data (WCAG 2.2.2).
 */
export function FilmSlide({ film, name, shade, sizes, shown }: FilmSlideProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [state, setState] = useState<FilmState>('still')
  const [attempt, setAttempt] = useState(0)
  const running = choice === 'play'
  const moving = running && (state === 'playing' || state === 'loading')
  // A film of the owner shows what they chose.
  const label = film.url.startsWith('/media/v/')
    ? t`Silent film of ${name}, ${shade}`
    : t`Silent film of ${name}, ${shade}, moving in the wind`

  useEffect(() => {
    if (shown && !motionOff() && !isDataSaverOn()) setChoice((known) => known ?? 'play')
  }, [shown])

  function press() {
    if (state === 'failed') setAttempt(attempt + 1)
    if (!moving) setState('loading')
    setChoice(moving ? 'pause' : 'play')
  }

  return (
    <div className={css.film} data-film={moving ? state : 'still'}>
      {/* The picture beside it has the same address; the page of the server does not carry it twice. */}
      {hydrated && <Picture of={film.cover} alt="" sizes={sizes} missing={null} />}
      {choice && (
        <FilmPlayer key={attempt} of={film.url} running={running} {...{ label, state }} onState={setState} />
      )}
      {/* Without scripts the film opens alone, in the browser's own player. */}
      <noscript>
        {import.meta.env.SSR && <a className={css.press} href={film.url} aria-label={t`Film`} />}
      </noscript>
      <button
        type="button"
        className={css.press}
        tabIndex={shown ? undefined : -1}
        aria-label={moving ? t`Pause the film` : t`Play the film of ${name}`}
        onClick={press}
      >
        <span className={css.sign}>
          <Icon name={moving ? 'pause' : 'play'} />
        </span>
      </button>
    </div>
  )
}
