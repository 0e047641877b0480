import { useEffect, useState } from 'react'
import { usePlace } from '#blocks/place.tsx'
import type { ProductCard } from '#contract/product-card.ts'
import { seenProducts } from '#data/seen-products.ts'

const MOST = 12

/** Pieces that this device has kept from lists, also of earlier visits; none until they are read. */
export function useSeenProducts(): readonly ProductCard[] {
  const place = usePlace()
  const [seen, setSeen] = useState<readonly ProductCard[]>([])
  useEffect(() => {
    let left = false
    void seenProducts(place, MOST)
      .catch(() => [])
      .then((cards) => left || setSeen(cards))
    return () => {
      left = true
    }
  }, [place])
  return seen
}
