import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadSettings } from './env.ts'

/** Checks that a folder exists and is writable; throws `BadSettings` with the name of its variable. */
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
