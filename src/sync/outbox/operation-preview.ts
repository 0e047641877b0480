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

/** An operation as the sync view shows it: one that waits, or one the shop has refused. */
export interface ShownOperation {
  readonly id: string
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  /** The piece or product it is about. */
  readonly thing: (ProductPreview & Partial<Pick<PiecePreview, 'sku' | 'color' | 'size'>>) | undefined
  /** How many pieces it is about; one of them is `thing`. */
  readonly things: number
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
