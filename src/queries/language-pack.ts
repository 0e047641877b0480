import type { Messages } from '@lingui/core'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { CallError, failureOf } from '#contract/failure.ts'
import { getLang, getVersions, PACK_GROUPS } from '#contract/catalog/navigation.contract.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { ENGLISH_VERSION } from '#i18n/english-version.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import { callerOf, type Caller } from '#api/call.ts'
import { MINUTE_MS } from '#domain/time-units.ts'

/** A shell without texts is blank: so long it waits for those of a version, in ms, before it takes others. */
const EXACT_WITHIN_MS = 2_500

/** Language-version cache (spec 9.3). */
const CHECK_EVERY_MS = 30 * MINUTE_MS

const versionKey = (language: Language) => `lang-version-${spokenFor(language)}`

/** The version this device knows; for English the one that ships with the app, until the server names another. */
function knownVersion(language: Language): string | undefined {
  const stored = readLocal(versionKey(language))
  if (spokenFor(language) !== 'en') return stored
  const [shipped, version] = stored?.split(' ') ?? []
  return shipped === ENGLISH_VERSION && version ? version : ENGLISH_VERSION
}

/** The English version is valid for this build only: the next one ships with its own texts. */
function storeVersion(language: Language, version: string): void {
  writeLocal(versionKey(language), spokenFor(language) === 'en' ? `${ENGLISH_VERSION} ${version}` : version)
}

/** Whether the texts of this version came with the app. */
function isShipped(language: Language, version: string): boolean {
  return spokenFor(language) === 'en' && version === ENGLISH_VERSION
}

/** The prefix before the first '_' names the page group and is removed (spec 7.2). */
export function withoutPrefix(pack: Readonly<Record<string, unknown>>): Messages {
  return Object.fromEntries(
    Object.entries(pack).map(([key, text]) => [key.slice(key.indexOf('_') + 1), text]),
  ) as Messages
}

/**
 * The pack of a page that opens from the shell. The version is in the address, so the worker can cache the pack without
 * limit; the English that ships with the app needs none. Where the version is not known, or its pack does not come in
 * time, any that the worker has of the language is better than another language (decisions 0149 and 0156). A pack that
 * cannot be had is empty: the page shows that English, and says so (`untranslated-bar.tsx`); a refusal by the server goes
 * to `onRefused` (spec 8).
 */
export async function loadPack(
  call: Caller,
  language: Language,
  onRefused: (message: string) => void,
): Promise<Messages> {
  const version = knownVersion(language)
  if (version === undefined) {
    return anyPack(call, language).catch((error: unknown) => {
      sayRefusal(error, onRefused)
      return {}
    })
  }
  const exact = fetchPack(call, language, version)
  exact.catch((error: unknown) => sayRefusal(error, onRefused))
  try {
    return await inTime(exact)
  } catch {
    if (spokenFor(language) === 'en') return {}
    return Promise.any([exact, anyPack(call, language)]).catch(() => ({}))
  }
}

async function anyPack(call: Caller, language: Language): Promise<Messages> {
  return withoutPrefix(await callPack(call, language))
}

/** The pack, or a rejection where it does not come in time. */
function inTime(pack: Promise<Messages>): Promise<Messages> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new CallError({ kind: 'timeout' })), EXACT_WITHIN_MS)
  })
  return Promise.race([pack, late])
}

/** The version is stored once its texts have arrived: until then the device fetches them again. */
async function fetchPack(call: Caller, language: Language, version: string): Promise<Messages> {
  const pack = isShipped(language, version) ? {} : await callPack(call, language, version)
  if (version !== knownVersion(language)) storeVersion(language, version)
  return withoutPrefix(pack)
}

function callPack(call: Caller, language: Language, version?: string) {
  return call(getLang, { pages: [...PACK_GROUPS], version, lang: spokenFor(language) })
}

function sayRefusal(error: unknown, onRefused: (message: string) => void): void {
  const failure = failureOf(error)
  if (failure?.kind === 'refused') onRefused(failure.message)
}

/** Stored with the time of its request, so that the client requests it every 30 minutes and not with every page. */
export function versionsQuery(language: Language) {
  return queryOptions({
    queryKey: ['versions', spokenFor(language)],
    queryFn: ({ client, signal }) =>
      callerOf(client)(getVersions, { configs: ['lang_version'], lang: language }, { signal }),
    staleTime: CHECK_EVERY_MS,
  })
}

/**
 * Checks for newer texts when 30 minutes have passed since the last check (spec 9.3): with a page, while it is open,
 * and when it becomes visible. They are fetched at once and shown at the next page load.
 */
export function watchPackVersion(
  queries: QueryClient,
  language: Language,
  onRefused: (message: string) => void,
): () => void {
  const check = async () => {
    if (document.visibilityState === 'hidden') return
    const before = knownVersion(language)
    const reported = await queries.fetchQuery(versionsQuery(language)).catch(() => undefined)
    const version = reported?.lang_version
    if (!version || version === before) return
    await fetchPack(callerOf(queries), language, version).catch((error: unknown) =>
      sayRefusal(error, onRefused),
    )
  }
  void check()
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)
  const onVisible = () => void check()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
