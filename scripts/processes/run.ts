import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Node compiles a module once for all processes of all runs: runners, their workers, and the servers that tests start. */
const ENV = { NODE_COMPILE_CACHE: join(tmpdir(), 'vanda-compiled'), ...process.env }

/** Runs one command and returns its exit code; its output is passed through. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...ENV, ...env } })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

export interface Suite {
  readonly name: string
  /** Seconds that the suite may take on two idle cores. */
  readonly budget: number
  /** Returns an exit code. */
  readonly run: () => Promise<number>
}

/**
 * Runs stages in order, the suites of a stage beside each other, stops after the first stage with a failure, and prints
 * what each suite took beside its budget. Returns the exit code; a suite over its budget does not fail, because machines
 * differ.
 */
export async function runSuites(stages: readonly (readonly Suite[])[]): Promise<number> {
  const lines: string[] = []
  const began = performance.now()
  let code = 0
  for (const stage of stages) {
    if (code !== 0) break
    const codes = await Promise.all(
      stage.map(async (suite) => {
        const started = performance.now()
        const result = await suite.run()
        lines.push(budgetLine(suite.name, secondsSince(started), suite.budget))
        return result
      }),
    )
    code = codes.find((result) => result !== 0) ?? 0
  }
  const budget = stages.reduce((sum, stage) => sum + Math.max(...stage.map((suite) => suite.budget)), 0)
  console.log(`\n${[...lines, budgetLine('all', secondsSince(began), budget)].join('\n')}`)
  return code
}

const secondsSince = (began: number) => (performance.now() - began) / 1000

function budgetLine(name: string, seconds: number, budget: number): string {
  const over = seconds > budget ? '  over' : ''
  return `${name.padEnd(32)} ${seconds.toFixed(1).padStart(7)} s of ${String(budget).padStart(4)} s${over}`
}

export type Step = readonly [name: string, command: string, ...args: string[]]

/**
 * Runs lanes beside each other and the steps of a lane in order. A failed step ends its lane; what the step printed is
 * shown when it has ended, so that lanes do not mix. Returns an exit code.
 */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<number> {
  const codes = await Promise.all(lanes.map(runLane))
  return codes.find((code) => code !== 0) ?? 0
}

async function runLane(steps: readonly Step[]): Promise<number> {
  for (const [name, command, ...args] of steps) {
    const began = performance.now()
    const { code, printed } = await collect(command, args)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    process.stdout.write(`\n▸ ${name}\n${printed}${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n`)
    if (code !== 0) return code
  }
  return 0
}

function collect(command: string, args: readonly string[]): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: ENV })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, printed: Buffer.concat(parts).toString() }))
  })
}
