import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { YEAR_S } from '#domain/time-units.ts'

/** One cookie of the request, undefined when it is missing. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return parse(header ?? '', name)[name]
}

/** A preference that the page may read (language, currency); never a value that gives access. */
export function choiceCookie(name: string, value: string, secure: boolean): string {
  return generateCookie(name, value, { sameSite: 'Lax', maxAge: YEAR_S, secure })
}
