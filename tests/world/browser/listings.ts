import type { Page } from '@playwright/test'
import { categoryListing, type Listing } from '#contract/catalog/listing.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import type { RunningShop } from '../shops/running-shop.ts'
import { aTestClient } from '../shops/test-client.ts'
import { expect } from './fixtures.ts'
import { clothing, namesOf } from './visiting.ts'

type ListingRequest = Omit<SentTo<typeof categoryListing>, 'cid'>

/** The server's response for the category Clothing. */
export async function answers(shop: RunningShop, requested: ListingRequest = {}): Promise<Listing> {
  const { cid } = await clothing(shop)
  return aTestClient(shop.url).get(categoryListing, { cid, ...requested })
}

export const namesIn = ({ productList }: Listing) => productList.map(({ productsName }) => productsName)

/** The page shows the products of the server's response, in order. */
export async function showsProducts(page: Page, listing: Listing): Promise<void> {
  await expect.poll(() => namesOf(page)).toEqual(namesIn(listing))
}
