export type TimeLeft = {
  /** Each zero-padded; days are shown only when above 0 (spec 2.7). */
  readonly days: string
  readonly showDays: boolean
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

const two = (value: number) => String(value).padStart(2, '0')

/** Splits milliseconds for the blocks Days/Hours/Mins/Secs; time that is over is all zeros. */
export function timeLeft(milliseconds: number): TimeLeft {
  const total = Math.max(0, Math.ceil(milliseconds / 1000))
  const days = Math.floor(total / 86_400)
  return {
    days: two(days),
    showDays: days > 0,
    hours: two(Math.floor(total / 3600) % 24),
    minutes: two(Math.floor(total / 60) % 60),
    seconds: two(total % 60),
  }
}

/** Spec 9.4, the default format HH:mm:ss; days count as hours. */
export function clock(milliseconds: number): string {
  const { days, hours, minutes, seconds } = timeLeft(milliseconds)
  return `${two(Number(days) * 24 + Number(hours))}:${minutes}:${seconds}`
}
