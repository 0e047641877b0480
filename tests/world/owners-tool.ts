import { runTool } from '#server/store/tool.ts'
import { NOON } from './checkout-world.ts'

export interface ToolRun {
  /** The exit code of the process. */
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Runs the store tool with these arguments (`npm run store -- …`), at noon, on the shop of these settings. */
export async function runOwnersTool(
  settings: Readonly<Record<string, string | undefined>>,
  ...args: string[]
): Promise<ToolRun> {
  const said: string[] = []
  const complained: string[] = []
  const code = await runTool(args, {
    settings,
    now: NOON,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
