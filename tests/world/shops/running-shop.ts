import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aDataFolder } from './data-folder.ts'
import { freePort } from '../../../scripts/processes/free-port.ts'
import { ROOT } from '../../../scripts/project-root.ts'
import { APP, isBuilt, SERVER } from '../../../scripts/stamp.ts'

export interface RunningShop {
  readonly url: string
  readonly port: number
  readonly dataDir: string
  readonly pid: number
  /** Its error output since the last start. */
  said(): string
  /** As a power cut would: without warning. */
  kill(): Promise<void>
  /** Resolves when its process is gone. */
  ended(): Promise<void>
  /** Starts again on the same port and data; with a folder, from the build and code there: a deploy. */
  start(from?: string, env?: Readonly<Record<string, string>>): Promise<void>
  /** Stops it as an operator would and deletes its data. */
  close(): Promise<void>
}

/** Pictures of all shops of a test run. */
export const TEST_MEDIA = join(tmpdir(), 'vanda-test-media')

const NODE = join(ROOT, 'node_modules/.bin/node')

/** What `npm start` runs, if its build is that of the present sources; otherwise the same server from sources. */
export const ENTRY = [APP, SERVER].every(isBuilt) ? 'dist/node/main.js' : 'server/main.ts'

/** The production server in its own process, on loopback, with a small demo shop. */
export async function aRunningShop(
  env: Readonly<Record<string, string>> = {},
  entry = ENTRY,
): Promise<RunningShop> {
  const dataDir = aDataFolder('shop')
  const [port, sandboxPort] = [await freePort(), await freePort()]
  let child: ChildProcess | undefined
  let said = ''

  async function start(from = ROOT, more: Readonly<Record<string, string>> = {}): Promise<void> {
    const started = spawn(NODE, [entry], {
      cwd: from,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        SOCIAL_SANDBOX_PORT: '0',
        DATA_DIR: dataDir,
        DEMO_PRODUCTS: '90',
        RATE_LIMITS: 'off',
        LOG: 'off',
        // The address of a picture identifies its drawing, so all shops of a test run can share the files.
        MEDIA_DIR: TEST_MEDIA,
        WARM_PICTURES: 'off',
        ...env,
        ...more,
      },
    })
    child = started
    said = ''
    started.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('is open at') && resolve())
      started.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${said}`)))
    })
  }

  async function ended(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    await new Promise((resolve) => child?.once('exit', resolve))
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = ended()
    child?.kill(signal)
    await gone
  }

  await start()
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    get pid() {
      return child?.pid ?? 0
    },
    said: () => said,
    kill: () => end('SIGKILL'),
    ended,
    start,
    async close() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
