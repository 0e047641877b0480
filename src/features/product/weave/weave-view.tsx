import { useState } from 'react'
import { useLightboxView } from '#ui/lightbox/lightbox-view.ts'
import type { WeaveQuery } from '../use-weave.ts'
import { WeaveLayer, type EnlargedCloth, type WeaveState } from './weave-layer.tsx'
import { WeaveProblem, WeaveWords } from './weave-words.tsx'
import { isAtWeave } from './weave-zoom.ts'
import css from './weave.module.css'

export type WeaveViewProps = {
  /** Undefined where the slide has no weave. */
  readonly clothAt: (slide: number) => EnlargedCloth | undefined
  readonly query: WeaveQuery
}

/** The weave beyond the largest picture, drawn when it is reached for the first time, and its description. */
export function WeaveView({ clothAt, query }: WeaveViewProps) {
  const { at, zoom } = useLightboxView()
  const cloth = clothAt(at)
  const [state, setState] = useState<WeaveState>('drawing')
  const [attempt, setAttempt] = useState(0)
  const [isOnCloth, setOnCloth] = useState(true)
  const isReached = cloth !== undefined && isAtWeave(zoom, cloth.scales)
  // Another colour, another picture of the same weave.
  const picture = cloth?.piece.picture
  const [known, setKnown] = useState(picture)
  if (picture !== known) {
    setKnown(picture)
    setState('drawing')
  }

  return (
    <>
      {isReached && (
        <WeaveLayer
          key={`${cloth.of} ${attempt}`}
          {...{ cloth, state }}
          onState={setState}
          onCloth={setOnCloth}
        />
      )}
      <div className={css.words} role="status">
        {isReached && (
          <div>
            <WeaveWords
              piece={cloth.piece}
              {...{ state, isOnCloth }}
              onRetry={() => {
                setAttempt(attempt + 1)
                setState('drawing')
              }}
            />
          </div>
        )}
        {query.hasFailed && query.isAsked && (
          <div>
            <WeaveProblem onRetry={() => void query.retry()} />
          </div>
        )}
      </div>
    </>
  )
}
