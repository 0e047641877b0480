import { boughtTogether, skusNamed } from '#contract/catalog/bought-together.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import { goesWith } from './bought-together.queries.ts'

export const boughtTogetherRoutes: readonly Route[] = [
  handle(boughtTogether, async (context, { skus }) => {
    const { catalogue, store } = context.services
    const facts = skusNamed(skus).map((sku) => catalogue.sku(sku, context, context.now))
    const bag = [...new Set(facts.flatMap((known) => known?.productId ?? []))]
    return catalogue.together({ bag, ...(await goesWith(store.db, bag)) }, context)
  }),
]
