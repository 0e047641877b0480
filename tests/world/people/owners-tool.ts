import { runTool } from '#server/cli/tool.ts'
import {
  PictureNotFetched,
  type FetchPicture,
} from '#server/modules/catalogue-import/photos/fetch-picture.ts'
import { NOON } from '../money/checkout-world.ts'

export interface ToolRun {
  /** The exit code of the process. */
  readonly code: number
  readonly said: string
  readonly complained: string
}

type Settings = Readonly<Record<string, string | undefined>>

/** Runs the store tool with these arguments (`npm run store -- …`), at noon, on the shop of these settings. */
export const runOwnersTool = (settings: Settings, ...args: string[]): Promise<ToolRun> =>
  runOwnersToolAt(NOON, settings, args)

/** Tests fetch nothing from the network, except from a server of their own. */
const fetchNothing: FetchPicture = () => Promise.reject(new PictureNotFetched('tests have no network.'))

/** Runs it at this moment (epoch milliseconds): the catalogue of a test shop is filled at the real one. */
export const runOwnersToolAt = (now: number, settings: Settings, args: readonly string[]): Promise<ToolRun> =>
  runFetchingTool({ now, fetchPicture: fetchNothing }, settings, args)

/** Runs it with this way to fetch pictures. */
export async function runFetchingTool(
  { now, fetchPicture }: { readonly now: number; readonly fetchPicture: FetchPicture },
  settings: Settings,
  args: readonly string[],
): Promise<ToolRun> {
  const said: string[] = []
  const complained: string[] = []
  const code = await runTool([...args], {
    settings,
    now,
    fetchPicture,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}
