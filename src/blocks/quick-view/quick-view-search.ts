export interface QuickViewFields {
  readonly spu: string
  readonly sku: string | undefined
}

/** The fields of an address with a quick view over its page, which stay as they are. */
export function withQuickView(search: object, { spu, sku }: QuickViewFields): object {
  return { ...search, quick: spu, quickSku: sku }
}

export function withoutQuickView(search: object): object {
  return { ...search, quick: undefined, quickSku: undefined }
}
