import {
  addPasskey,
  passkeyOptions,
  passkeySignIn,
  passkeySignInOptions,
  type Passkey,
} from '#contract/account/passkeys.contract.ts'
import { anAuthenticator, type Authenticator } from './authenticator.ts'
import { aRegisteredMember } from './members.ts'
import type { Shop } from '../shops/shop.ts'
import { aTestClient, type TestClient } from '../shops/test-client.ts'

/** A browser that shows the shop at its public address. */
export function aPasskeyDevice(shop: Shop, made?: Parameters<typeof anAuthenticator>[1]): Authenticator {
  return anAuthenticator(shop.services.env.publicUrl, made)
}

/** Adds a passkey to the account of a signed-in client. */
export async function addWith(
  client: TestClient,
  device: Authenticator,
  name: string | undefined = 'My phone',
): Promise<Passkey> {
  const made = device.make(await client.get(passkeyOptions, {}))
  return (await client.get(addPasskey, { ...made, name })).passkey
}

/** A member with one passkey, and the device that has it. */
export async function aMemberWithPasskey(shop: Shop, made?: Parameters<typeof anAuthenticator>[1]) {
  const member = await aRegisteredMember(shop)
  const device = aPasskeyDevice(shop, made)
  const passkey = await addWith(member.client, device)
  return { ...member, device, passkey }
}

/** Signs in on a client that need not have been here before. */
export async function enterWith(shop: Shop, device: Authenticator, client = aTestClient(shop.url)) {
  const entered = await client.get(passkeySignIn, device.sign(await client.get(passkeySignInOptions, {})))
  return { client, entered }
}
