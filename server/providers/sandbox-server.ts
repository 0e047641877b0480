import type { Server } from 'node:http'
import { serve } from '@hono/node-server'

/** Listens on a port; 0 takes any free one. Rejects when the port is taken. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  hostname: string,
  port: number,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, () => resolve(server)) as Server
    server.once('error', reject)
  })
}

/** Closes at once and ends open connections. */
export function endServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
