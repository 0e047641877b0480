import { parseArgs } from 'node:util'
import { buildShop } from '../../scripts/build.ts'
import { storm } from './storm.ts'

/** `npm run test:storm -- --seed 7 --minutes 5`; `--actions N` stops a replay where the storm stopped. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '1' },
    actions: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
})
await buildShop()
const seed = Number(values.seed)
console.log(`seed ${seed}, ${values.minutes} min`)
const { log, wrong, ...report } = await storm({
  seed,
  minutes: Number(values.minutes),
  ...(values.actions ? { actions: Number(values.actions) } : {}),
  ...(values.quiet ? {} : { say: (line: string) => console.log(line) }),
})
if (wrong.length > 0 && values.quiet) console.log(log.join('\n'))
console.log(JSON.stringify(report, undefined, 1))
for (const line of wrong) console.error(`✗ ${line}`)
if (wrong.length === 0) console.log('✓ nothing lost, nothing doubled, in order, every screen as the shop')
console.log(`replay: npm run test:storm -- --seed ${seed} --minutes 60 --actions ${report.actions}`)
process.exitCode = wrong.length === 0 ? 0 : 1
