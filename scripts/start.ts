import { buildShop } from './build.ts'

/** `npm start`: builds what is missing, then opens the shop in this process. */
await buildShop()
const { main } = await import('../server/start.ts')
await main()
