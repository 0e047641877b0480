import { join } from 'node:path'
import { DIST, ROOT } from '../scripts/project-root.ts'
import { compileTexts } from '../scripts/texts/texts.ts'

/** Before the tests of the server, once: it says the texts of the catalogues as they are now, not as they were built. */
export default async function setup(): Promise<void> {
  await compileTexts(ROOT, join(DIST, 'texts'))
}
