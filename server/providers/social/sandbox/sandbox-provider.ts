import { openIdProvider } from '../openid-provider.ts'
import { SocialDown, type SocialProvider } from '../social-provider.ts'
import { SANDBOX } from './sandbox-name.ts'
import type { SocialSandbox, SocialSandboxOptions } from './social-sandbox.ts'

/** The sandbox as a provider. Its code is loaded and its port opened with the first use: a start does not wait for it. */
export function sandboxProvider(options: SocialSandboxOptions): {
  readonly provider: SocialProvider
  close(): Promise<void>
} {
  let opening: Promise<{ sandbox: SocialSandbox; provider: SocialProvider }> | undefined
  let issuer = options.port === 0 ? undefined : `http://localhost:${options.port}`

  function open() {
    const opened = (opening ??= start(options))
    opened.then(
      ({ sandbox }) => {
        issuer = sandbox.settings.issuer
      },
      () => {
        if (opening === opened) opening = undefined
      },
    )
    return opened
  }

  return {
    provider: {
      ...SANDBOX,
      get issuer() {
        return issuer
      },
      begin: async (journey, language) => (await open()).provider.begin(journey, language),
      identify: async (journey, answer) => (await open()).provider.identify(journey, answer),
    },
    async close() {
      const opened = await opening?.catch(() => undefined)
      await opened?.sandbox.close()
    },
  }
}

async function start(options: SocialSandboxOptions) {
  const { startSocialSandbox } = await import('./social-sandbox.ts')
  try {
    const sandbox = await startSocialSandbox(options)
    return { sandbox, provider: openIdProvider(sandbox.settings) }
  } catch (error) {
    options.log?.error('social-sandbox.failed', { error })
    throw new SocialDown('the sandbox cannot be opened', { cause: error })
  }
}
