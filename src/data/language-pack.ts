import type { Messages } from '@lingui/core'
import { getLang, getVersions, PAGE_GROUPS } from '#contract/navigation.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'
import { readLocal, writeLocal } from '#platform/local-storage.ts'
import type { Caller } from './call.ts'

/** Language-version cache (spec 9.3). */
const CHECK_EVERY_MS = 30 * 60_000

const versionKey = (language: Language) => `lang-version-${spokenFor(language)}`

/** The prefix before the first '_' names the page group and is taken off (spec 7.2). */
export function withoutPrefix(pack: Readonly<Record<string, unknown>>): Messages {
  return Object.fromEntries(
    Object.entries(pack).map(([key, text]) => [key.slice(key.indexOf('_') + 1), text]),
  ) as Messages
}

/**
 * The pack of a page that opens from the shell. The version is in the address, so the worker can keep the pack for
 * ever; English needs none. A pack that cannot be had is empty: English shows, never a blank.
 */
export async function loadPack(call: Caller, language: Language): Promise<Messages> {
  if (spokenFor(language) === 'en') return {}
  const version = readLocal(versionKey(language)) ?? (await currentVersion(call, language))
  if (version === undefined) return {}
  try {
    return withoutPrefix(await call(getLang, { pages: [...PAGE_GROUPS], version, lang: language }))
  } catch {
    return {}
  }
}

async function currentVersion(call: Caller, language: Language): Promise<string | undefined> {
  try {
    const { lang_version: version } = await call(getVersions, { configs: ['lang_version'], lang: language })
    if (version) writeLocal(versionKey(language), version)
    return version
  } catch {
    return undefined
  }
}

/**
 * Looks for newer texts now, every 30 minutes of being open, and whenever the page comes back to the front; they are
 * fetched at once and shown at the next page load.
 */
export function watchPackVersion(call: Caller, language: Language, monotonic: () => number): () => void {
  if (spokenFor(language) === 'en') return () => {}
  let checkedAt = Number.NEGATIVE_INFINITY
  const check = async () => {
    if (document.visibilityState === 'hidden' || monotonic() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = monotonic()
    const before = readLocal(versionKey(language))
    const version = await currentVersion(call, language)
    if (version !== undefined && version !== before) await loadPack(call, language)
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
