import type { MemberData } from '#contract/account/export.contract.ts'
import type { Shopper } from '#domain/account/shopper.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import type { Texts } from '../core/texts.ts'
import type { Tx } from '../db/schema/database.ts'
import type { PictureSource } from '../providers/pictures/picture-source.ts'

export interface ExportContext extends Pick<Storefront, 'language' | 'locale'> {
  /** Epoch milliseconds. */
  readonly now: number
  readonly services: { readonly pictures: PictureSource; readonly texts: Texts }
}

/** Reads one module's part of what a member may take along (spec 2.14). */
export type ExportPart = (tx: Tx, context: ExportContext, member: Shopper) => Promise<Partial<MemberData>>
