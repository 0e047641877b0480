import { type OfferAnswers, type Visit, visitAt } from '#domain/offers/visit-offer.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

/** The visit is the user's, the answers are the device's: after a sign-out it does not ask again. */
const VISIT = 'vanda-visit'
const ANSWERS = 'vanda-keep-offers'
const ORDERED = 'vanda-ordered'

/** The visit of this document, where nothing can be stored. */
let unstored: Visit | undefined

/** The visit that goes on now, noted as seen. */
export function noteVisit(now: number): Visit {
  return keepVisit(visitAt(readVisit(), now))
}

/** This visit has had its offer, or a popup in place of one. */
export function spendVisit(now: number): void {
  keepVisit({ ...visitAt(readVisit(), now), isSpent: true })
}

function keepVisit(visit: Visit): Visit {
  unstored = writeLocal(VISIT, JSON.stringify(visit)) ? undefined : visit
  return visit
}

function readVisit(): Visit | undefined {
  if (unstored) return unstored
  const { number, seenAt, isSpent } = readObject(VISIT)
  return typeof number === 'number' && typeof seenAt === 'number'
    ? { number, seenAt, isSpent: isSpent === true }
    : undefined
}

export function readOfferAnswers(): OfferAnswers {
  const { staysHere, declinedAt, stepsOffered } = readObject(ANSWERS)
  return {
    staysHere: staysHere === true,
    stepsOffered: stepsOffered === true,
    ...(typeof declinedAt === 'number' ? { declinedAt } : {}),
  }
}

export function saveOfferAnswer(answer: OfferAnswers): void {
  writeLocal(ANSWERS, JSON.stringify({ ...readOfferAnswers(), ...answer }))
}

export function noteOrdered(): void {
  writeLocal(ORDERED, '1')
}

export function hasOrdered(): boolean {
  return readLocal(ORDERED) !== undefined
}

function readObject(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(readLocal(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}
