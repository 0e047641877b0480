import { join } from 'node:path'

/** The project's folder, with a slash at its end, and what `npm run build` writes in it. */
export const ROOT = new URL('..', import.meta.url).pathname
export const DIST = join(ROOT, 'dist')
