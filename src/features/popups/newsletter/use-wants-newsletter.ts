import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { hasJoined } from '#preferences/newsletter-joined.ts'

/** Whether the newsletter is worth a popup: a guest who has not joined on this device; members choose their mails in their account. */
export function useWantsNewsletter(): boolean {
  return useSignedIn() === false && !hasJoined()
}
