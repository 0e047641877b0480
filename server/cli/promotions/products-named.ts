import type { Reader } from '../../db/schema/database.ts'
import type { CommandInput } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'
import { NOTHING } from './times.ts'

interface ProductLimits {
  readonly least: number
  readonly most: number
}

/** The products that follow the kind of a promotion, by their SPUs; each has to be in the shop. */
export async function productsNamed(
  db: Reader,
  { positionals: [, ...named] }: CommandInput,
  { least, most }: ProductLimits,
): Promise<readonly string[]> {
  const spus = [...new Set(named)]
  if (spus.length < least || spus.length > most)
    throw new WrongUsage(`Name ${least} to ${most} products by their SPUs, not ${spus.length}.`)
  const rows = await db.selectFrom('product').select(['id', 'spu']).where('spu', 'in', spus).execute()
  const missing = spus.filter((spu) => !rows.some((row) => row.spu === spu))
  if (missing.length > 0)
    throw new CommandError(`There is no product ${plain(missing.join(', '))}. ${NOTHING}`)
  return spus.flatMap((spu) => rows.find((row) => row.spu === spu)?.id ?? [])
}
