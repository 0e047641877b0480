import { createServer } from 'node:net'

/**
 * Below the ports that the system gives to outgoing connections (from 32,768): one of these could take the port before its
 * server listens, seconds later.
 */
const FIRST_PORT = 25_000
const SLICES = 140
const PORTS_OF_SLICE = 50

let tried = 0

/**
 * A port of loopback on which nothing listens. Each process counts through a slice of its own, so that no test beside it is
 * told the same port while both servers are still starting.
 */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % SLICES) * PORTS_OF_SLICE
  for (;;) {
    const port = first + (tried++ % PORTS_OF_SLICE)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
