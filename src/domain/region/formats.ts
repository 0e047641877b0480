import type { Duration } from '../relative-time.ts'

/**
 * A locale for `Intl` with Latin digits: Node and browsers differ in the digits that some locales (Burmese) have by default, and a
 * page must be hydrated as it was rendered. Every number of a page is formatted here, plurals through lingui's `locales`.
 * Written by hand: `Intl.Locale` took six milliseconds of a first view, on pages that format nothing.
 */
export function withLatinDigits(locale: string): string {
  return `${locale}-u-nu-latn`
}

export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(withLatinDigits(locale), options).format(value)
}

/** A change with its sign, `+100` or `−100`: with the minus that amounts of money have, in place of a hyphen. */
export function formatSigned(value: number, locale: string): string {
  return formatNumber(value, locale, { signDisplay: 'always' }).replace('-', '−')
}

/** The locale of every date of the shop (spec 9.1). */
const DATE_LOCALE = 'en-US'

/** A medium date (spec 9.1), the day in the shop's own city, so that server and browser write the same. */
export function formatDay(at: number): string {
  dayFormat ??= new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'medium', timeZone: 'Asia/Singapore' })
  return dayFormat.format(at)
}

/** The day in the shop's own city as a key that sorts: `2026-11-24`. */
export function formatShopDay(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Singapore' }).format(at)
}

/** Constructing one takes a hundred times as long as using it. */
let dayFormat: Intl.DateTimeFormat | undefined

/**
 * A medium date and time with the time zone (spec 9.1): the reader's own, where none is named. Field by field, since `Intl`
 * takes no time zone's name beside `dateStyle` and `timeStyle`.
 */
export function formatMoment(at: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALE, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return format.format(at)
}

const LATEST: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/**
 * A moment as a reader needs it on a screen, `28 Nov, 12:26`: in their time zone, with the year only where it is another
 * one than that of `now`. `part` leaves out the time, or the date.
 */
export function formatShortMoment(at: number, { language, now, part = 'both' }: ShortMoment): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const date: Intl.DateTimeFormatOptions = isThisYear ? LATEST : { ...LATEST, year: 'numeric' }
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  return new Intl.DateTimeFormat(withLatinDigits(language === 'en' ? 'en-GB' : language), {
    ...(part === 'time' ? {} : date),
    ...(part === 'date' ? {} : time),
  }).format(at)
}

export interface ShortMoment {
  readonly language: string
  readonly now: number
  readonly part?: 'both' | 'date' | 'time'
}

/** "2 minutes ago"; a negative value is in the past. */
export function formatRelativeTime(value: number, unit: Intl.RelativeTimeFormatUnit, locale: string): string {
  return new Intl.RelativeTimeFormat(withLatinDigits(locale), { numeric: 'always' }).format(value, unit)
}

/** "29 mins", in short words of the locale. */
export function formatDuration({ value, unit }: Duration, locale: string): string {
  return formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short' })
}

/**
 * Two days of the calendar in one line, `Tue 1 – Thu 3 Dec`, each given as midnight UTC. Part by part: the punctuation of a
 * locale differs between Node and browsers.
 */
export function formatDays(from: number, to: number, language: string): string {
  const parts = (at: number) => {
    const format = new Intl.DateTimeFormat(withLatinDigits(language), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const all = format.formatToParts(at)
    const part = (type: Intl.DateTimeFormatPartTypes) => all.find((one) => one.type === type)?.value ?? ''
    return { weekday: part('weekday'), day: part('day'), month: part('month') }
  }
  const [first, last] = [parts(from), parts(to)]
  const sameMonth = first.month === last.month
  if (MONTH_FIRST.has(language)) {
    const day = ({ weekday, day, month }: typeof first) =>
      `${/^\d+$/.test(month) ? `${month}月` : month}${day}日(${weekday})`
    return from === to ? day(first) : `${day(first)}–${day(last)}`
  }
  const end = `${last.weekday} ${last.day} ${last.month}`
  if (from === to) return end
  return `${first.weekday} ${first.day}${sameMonth ? '' : ` ${first.month}`} – ${end}`
}

const MONTH_FIRST: ReadonlySet<string> = new Set(['ja', 'zh'])
