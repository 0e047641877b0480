import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Language } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { SILENT, type Log } from '../../../core/log.ts'
import type { SocialSettings } from '../../../core/social-settings.ts'
import { endServer, listen } from '../../sandbox-server.ts'
import { SANDBOX } from './sandbox-name.ts'
import { createAuthority } from './authority.ts'
import { socialSandboxApp } from './sandbox-app.ts'

export interface SocialSandboxOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Origins of the shop: browsers are sent back only there. */
  readonly shopOrigins: readonly string[]
  /** How its answers come. */
  readonly responseMode?: SocialSettings['responseMode']
  /** Texts of its page in a language. */
  readonly sayIn: (language: Language) => Say
  readonly log?: Log
}

export interface SocialSandbox {
  /** Settings that the shop needs, as for any provider. */
  readonly settings: SocialSettings
  close(): Promise<void>
}

/** The local provider of social sign-in: its own port and page, real discovery, codes with PKCE, signed tokens. */
export async function startSocialSandbox(options: SocialSandboxOptions): Promise<SocialSandbox> {
  const { port, shopOrigins, sayIn, responseMode, log = SILENT } = options
  const client = { id: 'vanda', secret: randomBytes(32).toString('base64url') }
  const authority = await createAuthority(client)
  let issuer = ''
  const app = socialSandboxApp({ authority, issuer: () => issuer, log, sayIn, shopOrigins })
  const server = await listen(app.fetch, '127.0.0.1', port)
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...SANDBOX, issuer, clientId: client.id, clientSecret: client.secret, responseMode },
    close: () => endServer(server),
  }
}
