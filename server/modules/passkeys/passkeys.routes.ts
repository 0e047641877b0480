import * as calls from '#contract/account/passkeys.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import { callingMember } from './calling-member.ts'
import * as commands from './passkeys.commands.ts'
import { decline, isOffered } from './passkey-offer.ts'
import { newPasskeyOptions, signInOptions } from './passkey-options.ts'
import { signInWithPasskey } from './passkey-sign-in.ts'
import { presentPasskey } from './passkeys.present.ts'
import { passkeysOf } from './passkeys.queries.ts'

export const passkeyRoutes: readonly Route[] = [
  handle(calls.passkeySignInOptions, signInOptions),
  handle(calls.passkeySignIn, signInWithPasskey),
  handle(calls.passkeys, async (context) => {
    const { db } = context.services.store
    const member = await callingMember(db, context)
    return { passkeys: (await passkeysOf(db, member.id)).map(presentPasskey) }
  }),
  handle(calls.passkeyOptions, newPasskeyOptions),
  handle(calls.addPasskey, async (context, input) => ({
    passkey: await commands.addPasskey(context, input),
  })),
  handle(calls.renamePasskey, async (context, input) => ({
    passkey: await commands.renamePasskey(context, input),
  })),
  handle(calls.removePasskey, commands.removePasskey),
  handle(calls.offerPasskey, async (context, { orderNumber }) => ({
    offered: await isOffered(context, orderNumber),
  })),
  handle(calls.declinePasskey, async (context) => {
    await decline(context)
    return {}
  }),
]
