import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'

/** Whether this browser has passkeys at all; not on a tablet of the shop, which would store them for its next visitor. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !inKiosk()
}

/** Whether this very device checks its owner: by fingerprint, face or PIN. */
export async function hasOwnAuthenticator(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Whether a field of a form can offer the passkeys of this device among what the browser fills in. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeys()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false
}
