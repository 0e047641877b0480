import { parseArgs } from 'node:util'
import { buildShop } from '../../scripts/build.ts'
import { tryMutants } from './mutants.ts'
import { serverStorm } from './server-storm.ts'
import { storm } from './storm.ts'

/**
 * `npm run test:storm -- --seed 7 --minutes 5`: a user on the real screens; `--actions N` stops a replay where the
 * storm stopped. `npm run test:storm -- --server --rounds 100 --engine postgres`: the server alone, killed so many
 * times. `npm run test:storm -- --mutants`: servers with injected faults (`--only drop` for one), all of which must be
 * caught.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '1' },
    actions: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string' },
    server: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '100' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const seed = Number(values.seed)
await buildShop()
const wrong = await (values.mutants ? onMutants() : values.server ? onServer() : onScreens())
for (const line of wrong) console.error(`✗ ${line}`)
if (wrong.length === 0)
  console.log(values.mutants ? '✓ every mutant caught' : '✓ nothing lost, nothing doubled, nothing half done')
process.exitCode = wrong.length === 0 ? 0 : 1

async function onScreens(): Promise<readonly string[]> {
  const { minutes, actions, quiet } = values
  console.log(`seed ${seed}, ${minutes} min`)
  const { log, wrong, ...report } = await storm({
    seed,
    minutes: Number(minutes),
    ...(actions ? { actions: Number(actions) } : {}),
    ...(quiet ? {} : { say: (line: string) => console.log(line) }),
  })
  if (wrong.length > 0 && quiet) console.log(log.join('\n'))
  console.log(JSON.stringify(report, undefined, 1))
  console.log(`replay: npm run test:storm -- --seed ${seed} --minutes 60 --actions ${report.actions}`)
  return wrong
}

async function onMutants(): Promise<readonly string[]> {
  const { minutes, only } = values
  return tryMutants({ seed, minutes: Number(minutes), ...(only ? { only } : {}) }, (line) =>
    console.log(line),
  )
}

async function onServer(): Promise<readonly string[]> {
  const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite'
  const { wrong, ...report } = await serverStorm({
    seed,
    rounds: Number(values.rounds),
    engine,
    say: (line) => console.log(line),
  })
  console.log(JSON.stringify(report, undefined, 1))
  return wrong
}
