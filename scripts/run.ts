import { spawn } from 'node:child_process'

/** Runs one command and returns its exit code; its output is passed through. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Runs steps in order and stops at the first that fails. */
export async function runSteps(
  steps: readonly (readonly [name: string, command: string, ...args: string[]])[],
): Promise<void> {
  for (const [name, command, ...args] of steps) {
    const began = performance.now()
    console.log(`\n▸ ${name}`)
    const code = await run(command, args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    if (code !== 0) process.exit(code)
  }
}
