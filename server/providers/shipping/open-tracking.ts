import type { Env } from '../../core/env.ts'
import { afterShip } from './after-ship.ts'
import { localCarrier } from './local-carrier.ts'
import type { TrackingProvider } from './tracking-provider.ts'

type TrackingEnv = Pick<
  Env,
  'AFTERSHIP_API_KEY' | 'AFTERSHIP_WEBHOOK_SECRET' | 'LOCAL_CARRIER' | 'LOCAL_CARRIER_HOURS'
>

/** The provider of these settings; undefined for a shop that enters deliveries itself. Makes no call. */
export function openTracking(env: TrackingEnv, now: () => number): TrackingProvider | undefined {
  const { AFTERSHIP_API_KEY: apiKey, AFTERSHIP_WEBHOOK_SECRET: secrets } = env
  if (apiKey && secrets) return afterShip({ apiKey, webhookSecrets: secrets.split(',') })
  return env.LOCAL_CARRIER ? localCarrier({ now, hours: env.LOCAL_CARRIER_HOURS }) : undefined
}
