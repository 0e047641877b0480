import type { MessageDescriptor } from '@lingui/core'

/**
 * What an operation carries for the screen and never sends: what it is about, as the shopper saw it. Every part may be
 * missing, because operations of older builds wait on devices, too.
 */
export interface OperationPreview {
  readonly pieces?: readonly PiecePreview[]
  /** Currency of the pieces' prices. */
  readonly currency?: string
  readonly product?: ProductPreview
}

export interface ProductPreview {
  readonly productsName: string
  readonly imageUrl: string
  readonly baseUrl: string
}

export interface PiecePreview extends ProductPreview {
  readonly sku: string
  readonly color: string
  readonly size: string
}

/** What the words of an operation are made from. */
export interface CallToDescribe {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  /** How many pieces it is about; one of them is `thing`. */
  readonly things: number
}

/** An operation as the sync view shows it: one that waits, or one the shop has refused. */
export interface ShownOperation extends CallToDescribe {
  readonly id: string
  /** The piece or product it is about. */
  readonly thing: (ProductPreview & Partial<Pick<PiecePreview, 'sku' | 'color' | 'size'>>) | undefined
  readonly words: MessageDescriptor
}

export interface WaitingOperation extends ShownOperation {
  /** For showing only (offline.md D9). */
  readonly createdAt: number
}

/** An operation the shop has refused, kept until the shopper has dealt with it (offline.md D22). */
export interface RefusedOperation extends ShownOperation {
  readonly reason: string
  /** The shop's own words. */
  readonly message: string
  readonly at: number
}
