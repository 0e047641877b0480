import type { Store } from '../db/open.ts'
import { readTexts, type Texts } from '../core/texts.ts'
import { transact } from '../db/transaction.ts'
import { openPush } from '../modules/push/open-push.ts'
import { forget } from '../modules/push/push.commands.ts'
import { storefrontOfRow } from '../core/storefront-of-row.ts'
import { testMessage } from '../modules/push/push.present.ts'
import type { Subscription } from '../modules/push/push.queries.ts'
import { sendTo } from '../modules/push/send-push.ts'
import { PushNotSent, type PushProvider } from '../providers/push/push-provider.ts'
import type { Command } from './command/command.ts'
import { CommandError, WrongUsage } from './command/complaints.ts'
import { columns, dateTime } from './command/printed.ts'

export const push: Command = {
  usage: 'push test <subscription|all>',
  description: 'Sends a test notification to one browser or to all that take some, and says how each went.',
  positionals: 2,
  options: [],
  async run({ env, store }, { positionals: [what = '', whom = ''] }) {
    if (what !== 'test') throw new WrongUsage(`Not understood: push ${what}`)
    const browsers = await browsersNamed(store, whom)
    const provider = await openPush(env, store)
    const texts = readTexts()
    const rows: string[][] = []
    let sent = 0
    for (const browser of browsers) {
      const outcome = await tryOne(store, { provider, texts }, browser)
      if (outcome === 'sent') sent += 1
      rows.push([browser.id, browser.site, browser.lang, `since ${dateTime(browser.created_at)}`, outcome])
    }
    const lines = columns(rows, [])
    if (sent === 0 && rows.every((row) => row.at(-1) !== GONE)) throw new CommandError(lines.join('\n'))
    return lines
  },
}

const GONE = 'gone, and forgotten'

/** The push service's own address is not printed: any holder of it could send. */
async function tryOne(
  store: Store,
  { provider, texts }: { readonly provider: PushProvider; readonly texts: Texts },
  browser: Subscription,
): Promise<string> {
  const storefront = storefrontOfRow(browser)
  try {
    const message = testMessage({ storefront, say: texts.in(storefront.language) })
    const outcome = await sendTo(provider, browser, message)
    if (outcome === 'sent') return 'sent'
    await transact(store, (tx) => forget(tx, browser.id))
    return GONE
  } catch (error) {
    if (error instanceof PushNotSent) return `not sent: ${error.message}`
    throw error
  }
}

async function browsersNamed({ db }: Store, whom: string): Promise<Subscription[]> {
  const all = db.selectFrom('push_subscription').selectAll().orderBy('created_at')
  const found = await (whom === 'all' ? all : all.where('id', '=', whom)).execute()
  if (found.length > 0) return found
  throw new CommandError(
    whom === 'all'
      ? 'No browser takes notifications yet.'
      : `There is no subscription ${whom}; 'push test all' names those there are.`,
  )
}
