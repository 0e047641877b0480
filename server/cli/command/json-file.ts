import { CommandError } from './complaints.ts'

/** JSON of a file that the owner named, with or without a byte order mark. */
export function parsedJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${(error as Error).message}. Nothing was written.`)
  }
}

/** A file that cannot be read or written is the owner's to mend. */
export async function touchingFile<T>(
  path: string,
  done: 'read' | 'written',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (code === undefined) throw error
    throw new CommandError(`${path} cannot be ${done}: ${code === 'EEXIST' ? 'it is there already' : code}.`)
  }
}
