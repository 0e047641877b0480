/** False where the browser has no cryptography: on a page without https. */
export function canSign(): boolean {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined
}

/** Signs with this secret (HMAC-SHA-256); needs `canSign`. */
export async function openHmac(secret: string): Promise<(message: Uint8Array) => Promise<Uint8Array>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const raw = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign'])
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', key, new Uint8Array(message)))
}
