/** The server without its pages, which starts faster: for tests that kill it a hundred times. */
import { createApp } from '#server/app.ts'
import { main } from '#server/start.ts'

await main(async () => (services) => createApp(services, undefined))
