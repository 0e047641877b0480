import { foldGroups } from '#domain/text/typed-text.ts'
import type { Reader } from '../../db/schema/database.ts'
import { findReturn, type Return } from '../../modules/returns/returns.queries.ts'
import { CommandError } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'

/** A return by its id, or by its number as the owner types it. */
export async function returnNamed(db: Reader, typed: string): Promise<Return> {
  const found = (await findReturn(db, typed.trim())) ?? (await findReturn(db, numberIn(typed)))
  if (!found) throw new CommandError(`There is no return ${plain(typed)}.`)
  return found
}

/** A number has no letter that looks like a digit. */
function numberIn(typed: string): string {
  return foldGroups(typed).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
