import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../scripts/processes/free-port.ts'
import { aDataFolder } from './data-folder.ts'

export interface Postgres {
  /** Address of the cluster, without a database. */
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Without the waits that only matter when the machine itself loses power. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

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
export async function startPostgres(bin: string, { durable = true } = {}): Promise<Postgres> {
  const folder = aDataFolder('pg')
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
  const address = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const settings = ['max_connections=300', 'shared_buffers=128MB', ...(durable ? [] : NOT_DURABLE)]
  const server = spawn(join(bin, 'postgres'), [...address, ...settings.flatMap((one) => ['-c', one])], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  })
  await untilOpen(port, server)
  return {
    url: `postgres://shop@127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a database on the cluster, empty or as a copy of another one, and returns its address. */
export async function createDatabase(
  url: string,
  template = 'template1',
  name = `shop_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  await administer(url, `create database ${name} template ${template}`)
  return `${url}/${name}`
}

/** Deletes a database, also under connections that are about to close. */
export async function dropDatabase(address: string): Promise<void> {
  const { pathname, username, host, protocol } = new URL(address)
  await administer(`${protocol}//${username}@${host}`, `drop database ${pathname.slice(1)} with (force)`)
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function idsOf(user: string): { uid?: number; gid?: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
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
