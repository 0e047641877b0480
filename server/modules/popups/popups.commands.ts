import type { SwitchedPopup } from '#domain/popups/switched-popups.ts'
import type { Tx } from '../../db/schema/database.ts'

/** Turns a popup on; one that is on already stays so. */
export async function turnOn(tx: Tx, name: SwitchedPopup): Promise<void> {
  await tx.deleteFrom('popup_off').where('name', '=', name).execute()
}

/** Turns a popup off; `at` in epoch milliseconds. */
export async function turnOff(tx: Tx, name: SwitchedPopup, at: number): Promise<void> {
  await tx
    .insertInto('popup_off')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}
