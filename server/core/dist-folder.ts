import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

const packageFile = findPackageJSON('..', import.meta.url)
if (packageFile === undefined) throw new RangeError('the server does not lie in the folder of its project')

/** What the build has written: the same folder for the sources and for the bundle in it. */
export const DIST_FOLDER = join(dirname(packageFile), 'dist')
