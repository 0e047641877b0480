import type { Page } from '@playwright/test'

/** A device that has checked its owner, in the browser of this page: it stores passkeys and signs at once. */
export async function aVirtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** How many passkeys it has. */
    async size(): Promise<number> {
      return (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
    },
    /** Whether its owner is recognised from now on. */
    async accept(accepts: boolean): Promise<void> {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: accepts })
    },
  }
}

/** A browser whose forms suggest no passkeys: else the owner, who is always at the device, takes the suggestion at once. */
export async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}
