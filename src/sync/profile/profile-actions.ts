import { saveProfile } from '#contract/account/profile.contract.ts'
import type { ProfileChange } from '#domain/account/profile.ts'
import { deviceState } from '../device-state.ts'
import { enqueue } from '../enqueue.ts'
import type { SaveState } from '../save-operations.ts'
import { dismissRefused } from '../use-refused.ts'

/** Changes some of the profile; shown at once, sent when there is a network. */
export function keepProfile(change: ProfileChange): Promise<SaveState> {
  return enqueue('/customer/saveProfile', change)
}

/** A corrected profile replaces the refused ones. */
export async function dismissRefusedProfile(): Promise<void> {
  const old = deviceState.refused.filter(({ path }) => path === saveProfile.path)
  await Promise.allSettled(old.map((one) => dismissRefused(one.id)))
}
