import type { MessageDescriptor } from '@lingui/core'

/**
 * What an operation holds for display and never sends: its subject, as the user saw it. Every field may be missing,
 * because operations of older builds are pending on devices, too.
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

/** Input for the description of an operation. */
export interface CallToDescribe {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
  /** Number of its pieces; `OperationView.subject` is one of them. */
  readonly pieceCount: number
}

/** An operation in the sync view: pending or refused. */
export interface OperationView extends CallToDescribe {
  readonly id: string
  /** The piece or product of the operation. */
  readonly subject: (ProductPreview & Partial<Pick<PiecePreview, 'sku' | 'color' | 'size'>>) | undefined
  readonly words: MessageDescriptor
}

export interface WaitingOperation extends OperationView {
  /** For display only (offline.md D9). */
  readonly createdAt: number
}

/** The page that opens a refused input in its form. */
export interface FormLink {
  readonly href: string
  readonly words: MessageDescriptor
}

/** A refused operation, kept until the user has resolved it (offline.md D22). */
export interface RefusedOperation extends OperationView {
  /** Its pieces are not in the cart. */
  readonly addsToCart: boolean
  readonly reason: string
  /** The server's own message. */
  readonly message: string
  /** Details of the refusal, such as the problems of its fields. */
  readonly data: unknown
  readonly form: FormLink | undefined
  readonly at: number
}
