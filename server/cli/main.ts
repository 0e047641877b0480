import { runTool } from './tool.ts'

/** `npm run store -- <command>` */
process.exitCode = await runTool(process.argv.slice(2), {
  settings: process.env,
  now: Date.now(),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
})
