import css from './fit-scale.module.css'

export type FitScaleProps = {
  /** What is scaled: "Fit". */
  readonly label: string
  /** The words of the positions, from the start; undefined for a position between two words. */
  readonly steps: readonly (string | undefined)[]
  /** Index of the marked position, which has a word. */
  readonly at: number
}

/** One position of a few, drawn as a line of steps; label and word say the same to who does not see the line. */
export function FitScale({ label, steps, at }: FitScaleProps) {
  return (
    <div className={css.scale}>
      <p className={css.head}>
        <span>{`${label}: `}</span>
        <strong>{steps[at]}</strong>
      </p>
      <ol className={css.steps} aria-hidden="true">
        {steps.map((word, step) => (
          <li key={step} data-marked={step === at || undefined}>
            {word}
          </li>
        ))}
      </ol>
    </div>
  )
}
