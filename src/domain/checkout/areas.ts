import { AREA_LISTS } from './area-lists.ts'

/** A state, province or prefecture. `code` is the part of ISO 3166-2 after the country, and what is kept. */
export type Area = {
  readonly code: string
  readonly name: string
  /** In the country's own script, for users who read it. */
  readonly native?: string
}

type ListedCountry = keyof typeof AREA_LISTS

/** Written by their codes on a parcel: Austin, TX. The others are written by name. */
const BY_CODE: ReadonlySet<string> = new Set<ListedCountry>(['US', 'CA', 'AU'])

const read = new Map<ListedCountry, readonly Area[]>()

/** The list to choose from; undefined where a country has none and the name is typed. */
export function areasOf(country: string): readonly Area[] | undefined {
  if (!isListed(country)) return undefined
  const known = read.get(country) ?? readAreas(AREA_LISTS[country])
  read.set(country, known)
  return known
}

function isListed(country: string): country is ListedCountry {
  return Object.hasOwn(AREA_LISTS, country)
}

function readAreas(list: string): Area[] {
  return list.split(';').map((row) => {
    const [, code = '', name = '', native] =
      /^\s*(\S+)\s+(.+?)(?:\s+([\p{Script=Han}]+))?\s*$/su.exec(row) ?? []
    const area = { code, name: name.replaceAll(/\s+/g, ' ') }
    return native === undefined ? area : { ...area, native }
  })
}

/** The matching area: by its code, or by its name as a browser's autofill writes it. */
export function findArea(country: string, text: string): Area | undefined {
  const requested = plain(text)
  return areasOf(country)?.find(
    ({ code, name, native }) =>
      plain(code) === requested || plain(name) === requested || native === text.trim(),
  )
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

/** An area as it is written on a parcel; what is not in the list is written as it was typed. */
export function writeArea(country: string, state: string): string {
  const area = findArea(country, state)
  if (!area) return state
  return BY_CODE.has(country) ? area.code : area.name
}
