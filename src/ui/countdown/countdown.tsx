import css from './countdown.module.css'
import { clock, timeLeft } from './time-left.ts'

type CountdownUnits = {
  readonly days: string
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

export type CountdownProps = {
  /** Milliseconds; the parent owns the clock (one tick for the whole page). */
  readonly remaining: number
  /** What ends: "Flash sale ends in". */
  readonly label: string
  /** With them, blocks of number and unit (spec 2.7); without, HH:mm:ss. */
  readonly units?: CountdownUnits
}

/** A timer that a screen reader can read but does not announce each second. */
export function Countdown({ remaining, label, units }: CountdownProps) {
  const { days, showDays, hours, minutes, seconds } = timeLeft(remaining)
  if (!units) {
    return (
      <span role="timer" aria-label={label} aria-live="off" className={css.clock}>
        {clock(remaining)}
      </span>
    )
  }
  const blocks = [
    { unit: units.days, value: days, shown: showDays },
    { unit: units.hours, value: hours, shown: true },
    { unit: units.minutes, value: minutes, shown: true },
    { unit: units.seconds, value: seconds, shown: true },
  ]
  return (
    <span role="timer" aria-label={label} aria-live="off" className={css.blocks}>
      {blocks
        .filter(({ shown }) => shown)
        .map(({ unit, value }) => (
          <span key={unit} className={css.block}>
            <span className={css.value}>{value}</span> <span className={css.unit}>{unit}</span>{' '}
          </span>
        ))}
    </span>
  )
}
