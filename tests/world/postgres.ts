import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Postgres {
  /** Address of a fresh, empty database. */
  newDatabase(): string
  readonly pid: number
  stop(): Promise<void>
}

const INSTALLED = '/usr/lib/postgresql'

/** Newest installed PostgreSQL, or undefined where there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/** Starts a PostgreSQL of its own on a free loopback port, in a folder that goes when it stops. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'vanda-pg-'))
  // Its server refuses to run as root.
  const who = process.getuid?.() === 0 ? idsOf('postgres') : {}
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...who, cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=120',
      '-c',
      'shared_buffers=64MB',
    ],
    { ...who, cwd: folder, stdio: 'ignore' },
  )
  await untilOpen(port, server)
  let count = 0
  return {
    pid: server.pid ?? 0,
    newDatabase() {
      count += 1
      const name = `shop${count}`
      const created = spawnSync(
        join(bin, 'createdb'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop', name],
        { cwd: folder },
      )
      if (created.status !== 0) throw new Error(`createdb failed: ${created.stderr}`)
      return `postgres://shop@127.0.0.1:${port}/${name}`
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idsOf(user: string): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilOpen(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    if (await canConnect(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** PostgreSQL listens a moment before it serves, so a whole start-up packet is tried. */
function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      const text = 'user\0shop\0database\0postgres\0\0'
      const packet = Buffer.alloc(8 + text.length)
      packet.writeInt32BE(packet.length, 0)
      packet.writeInt32BE(196_608, 4)
      packet.write(text, 8)
      socket.write(packet)
      socket.once('data', (answer) => {
        socket.destroy()
        resolve(answer[0] === 'R'.charCodeAt(0))
      })
    })
  })
}
