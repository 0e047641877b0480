import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { productQuery } from '#queries/product-queries.ts'
import { useResource } from '#sync/device-state.ts'
import { lastKnown } from '#sync/last-known.ts'
import { syncLoaded } from '#sync/open-sync.ts'

/** What the pages of a review show of its product; a line of an order has it, too. */
export type ReviewedProduct = Pick<ProductDetail, 'spuCode' | 'productsName' | 'imageUrl' | 'baseUrl'>

/**
 * The product, or what an order on this device says of it where the product cannot be read. Undefined until one of them
 * is known; throws why the product cannot be read where neither is.
 */
export function useReviewedProduct(spu: string): ReviewedProduct | undefined {
  const { data, error } = useQuery(productQuery(useStorefront(), spu))
  const orders = lastKnown(useResource('orders'))
  const isDeviceRead = useDeviceRead()
  const known = data ?? orders?.list?.flatMap(({ item }) => item).find(({ spuCode }) => spuCode === spu)
  if (!known && error && isDeviceRead) throw error
  return known
}

function useDeviceRead(): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => void syncLoaded().then(() => setIsRead(true)), [])
  return isRead
}
