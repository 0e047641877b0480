import type { Product } from '../world/shops/builders.ts'

/** Instructions for a server that will die. */
export interface Orders {
  readonly location: { readonly DATA_DIR: string; readonly DATABASE_URL?: string | undefined }
  readonly sandbox: { readonly url: string; readonly secret: string }
  readonly product: Product
  readonly point?: Point
  /** Places orders until it is killed. */
  readonly forever?: boolean
}

/** Where it kills itself. */
export const POINTS = [
  'the key is written',
  'the stock is taken',
  'the order is written',
  'the order is placed',
  'the payment is noted',
  'the payment is started',
  'the money is there',
  'the order is paid',
  'the mail is out',
] as const
export type Point = (typeof POINTS)[number]
