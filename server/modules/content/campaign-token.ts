import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#domain/time-units.ts'
import { hmac, sameText } from '../../core/digest.ts'
import { readOrCreateSetting } from '../../db/read-or-create-setting.ts'
import type { Db } from '../../db/schema/database.ts'

/** The owner's link shows a campaign before its start, for so long. */
const VALID_MS = 7 * DAY_MS

function keyOf(db: Db): Promise<string> {
  return readOrCreateSetting(db, 'secret.campaign-preview', () => randomBytes(32).toString('base64url'))
}

/** Computed, so that no token is stored: of one campaign and one last moment. */
export async function previewToken(db: Db, { key, now }: { key: string; now: number }): Promise<string> {
  const until = now + VALID_MS
  return `${until}.${hmac(await keyOf(db), `${key} ${until}`)}`
}

export async function isPreviewToken(
  db: Db,
  { key, token, now }: { key: string; token: string; now: number },
): Promise<boolean> {
  const [until = '', proof = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < now) return false
  return sameText(proof, hmac(await keyOf(db), `${key} ${until}`))
}
