import type { Env } from '../core/env.ts'
import type { Store } from '../db/open.ts'
import type { Catalogue } from './catalogue.ts'
import type { EmptySearches } from './searches-in-vain.ts'
import type { Texts } from '../core/texts.ts'
import type { Listeners } from '../events/raise.ts'
import type { ExportPart } from './data-export.ts'
import type { GivenUp, Senders } from '../queue/outbox.ts'
import type { Log } from '../core/log.ts'
import type { PaymentProvider } from '../providers/payment/payment-provider.ts'
import type { MailProvider } from '../providers/mail/mail-provider.ts'
import type { PictureSource } from '../providers/pictures/picture-source.ts'
import type { PushProvider } from '../providers/push/push-provider.ts'
import type { TrackingProvider } from '../providers/shipping/tracking-provider.ts'
import type { SocialProvider } from '../providers/social/social-provider.ts'

/** What listeners are given. The owner's tool has no more: there is no catalogue in its process. */
export interface EventServices {
  readonly env: Pick<Env, 'POINTS_ADDED'>
  readonly catalogue: Pick<Catalogue, 'sku' | 'reread'>
  readonly log: Log
  /** What follows from each event. */
  readonly listeners: Listeners<EventServices>
}

/** What one server process works with, made once by `open-services.ts` (or by a test) and passed down as an argument. */
export interface Services extends EventServices {
  readonly env: Env
  readonly store: Store
  /** Epoch milliseconds; tests set it. */
  readonly now: () => number
  readonly catalogue: Catalogue
  readonly emptySearches: EmptySearches
  readonly texts: Texts
  readonly payment: PaymentProvider
  /** Undefined where no provider follows parcels. */
  readonly tracking: TrackingProvider | undefined
  readonly mail: MailProvider
  readonly push: PushProvider
  readonly pictures: PictureSource
  /** Providers of social sign-in, in the order of their buttons. */
  readonly social: readonly SocialProvider[]
  /** What a member may take along, each module's part. */
  readonly exports: readonly ExportPart[]
  /** The senders of outbox items. */
  readonly senders: Senders<Services>
  /** What follows where one could not be sent at all. */
  readonly givenUp: GivenUp<Services>
}
