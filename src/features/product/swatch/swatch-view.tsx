import { useState } from 'react'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import type { SwatchQuery } from '../use-swatch.ts'
import { SwatchLayer, type EnlargedCloth, type SwatchState } from './swatch-layer.tsx'
import { SwatchProblem, SwatchWords } from './swatch-words.tsx'
import { isAtSwatch } from './swatch-zoom.ts'
import css from './swatch.module.css'

export type SwatchViewProps = {
  /** Undefined where the slide has no swatch. */
  readonly clothAt: (slide: number) => EnlargedCloth | undefined
  readonly query: SwatchQuery
}

/** The swatch beyond the largest picture, loaded when it is reached for the first time, and its description. */
export function SwatchView({ clothAt, query }: SwatchViewProps) {
  const { at, zoom } = useLightboxView()
  const cloth = clothAt(at)
  const [state, setState] = useState<SwatchState>('loading')
  const [attempt, setAttempt] = useState(0)
  const [isOnCloth, setOnCloth] = useState(true)
  const isReached = cloth !== undefined && isAtSwatch(zoom, cloth.scales)
  // Another colour, another picture of the same swatch.
  const picture = cloth?.piece.picture
  const [known, setKnown] = useState(picture)
  if (picture !== known) {
    setKnown(picture)
    setState('loading')
  }

  return (
    <>
      {isReached && (
        <SwatchLayer
          key={`${cloth.of} ${attempt}`}
          {...{ cloth, state }}
          onState={setState}
          onCloth={setOnCloth}
        />
      )}
      <div className={css.words} role="status">
        {isReached && (
          <div>
            <SwatchWords
              piece={cloth.piece}
              {...{ state, isOnCloth }}
              onRetry={() => {
                setAttempt(attempt + 1)
                setState('loading')
              }}
            />
          </div>
        )}
        {query.hasFailed && query.isAsked && (
          <div>
            <SwatchProblem onRetry={() => void query.retry()} />
          </div>
        )}
      </div>
    </>
  )
}
