import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from './env.ts'

/** Makes sure that a folder is there and can be written; throws `BadSettings` that names the variable it came from. */
export function assertWritable(variable: string, folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new BadSettings(`${variable}: ${folder} cannot be written (${(error as Error).message})`)
  }
}
