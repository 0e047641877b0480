import { join } from 'node:path'
import { compileTexts } from '../scripts/texts.ts'

/** Before the tests of the server, once: it says the texts of the catalogues as they are now, not as they were built. */
export default async function setup(): Promise<void> {
  const root = new URL('..', import.meta.url).pathname
  await compileTexts(root, join(root, 'dist/texts'))
}
