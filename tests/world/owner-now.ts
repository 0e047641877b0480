import { runTool } from '#server/store/tool.ts'
import type { RunningShop } from './running-shop.ts'

/** The owner changes the shop that is open now (`npm run store -- …`); throws what the tool complains about. */
export async function ownerDoes(shop: RunningShop, ...words: string[]): Promise<void> {
  const complained: string[] = []
  const code = await runTool(words, {
    settings: { DATA_DIR: shop.dataDir },
    now: Date.now(),
    say: () => {},
    complain: (line) => complained.push(line),
  })
  if (code !== 0) throw new Error(complained.join('\n'))
}
