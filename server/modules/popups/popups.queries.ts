import { SWITCHED_POPUPS, type SwitchedPopup } from '#domain/popups/switched-popups.ts'
import type { Reader } from '../../db/schema/database.ts'

/** The popups that the owner has on, in the order in which they come. */
export async function popupsOn(db: Reader): Promise<readonly SwitchedPopup[]> {
  const rows = await db.selectFrom('popup_off').select('name').execute()
  const off = new Set(rows.map(({ name }) => name))
  return SWITCHED_POPUPS.filter((popup) => !off.has(popup))
}
