import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** No picture is that small: a disk that was full, or lost its power, has left a part of one. */
const SMALLEST_BYTES = 64

/** The folder of rendered pictures: a cache that may be deleted at any time. */
export function createPictureFiles(folder: string) {
  const fileOf = (path: string) => join(folder, path)

  return {
    /** `path` must come from `readPicture`: no other text may name a file. */
    async read(path: string): Promise<Uint8Array | undefined> {
      try {
        const picture = await readFile(fileOf(path))
        return picture.length < SMALLEST_BYTES ? undefined : picture
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    /** Written and synced before it has its name: browsers would cache a half-written picture for a year. */
    async write(path: string, picture: Uint8Array): Promise<void> {
      const file = fileOf(path)
      const draft = `${file}.${randomUUID()}`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(draft, picture, { flush: true })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
