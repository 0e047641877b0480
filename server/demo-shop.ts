import { demoGoods, type DemoOrder } from '#demo/fill.ts'
import type { Db } from './db/schema/database.ts'
import { fillShop } from './modules/catalogue-import/own-folder/fill-shop.ts'

/** The demo shop as the server knows it: goods that an empty shop opens with, articles, orders of its members, and its pictures. */
export { addMissingArticles } from '#demo/articles/add-articles.ts'
export { addBagPromotions } from '#demo/bag-promotions.ts'
export { addDrawPrizes } from '#demo/draw-prizes.ts'
export { demoPictures } from '#demo/demo-pictures.ts'
export { DEMO_PRODUCTS } from '#demo/fill.ts'
export { planOrders, type OrderEnding, type PlannedOrder } from '#demo/member-orders.ts'

/** Fills an empty shop with generated goods; false where it has goods. The same order gives the same shop. */
export function fillDemoShop(db: Db, order: DemoOrder): Promise<boolean> {
  return fillShop(db, demoGoods(order), order.now)
}
