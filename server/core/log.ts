/** Structured lines, one JSON object each; secrets and personal data are masked (trust.md S34). */
export interface Log {
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

type Fields = Readonly<Record<string, unknown>>

const SECRET = /secret|token|cookie|authorization|password|signature|email|phone|address|card|key$/i

export function createLog(write: (line: string) => void): Log {
  const line =
    (level: string) =>
    (event: string, fields: Fields = {}) =>
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...mask(fields) }))
  return { info: line('info'), warn: line('warn'), error: line('error') }
}

export const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} }

function mask(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (SECRET.test(name)) return [name, '•••']
      if (value instanceof Error) return [name, `${value.name}: ${value.message}\n${value.stack ?? ''}`]
      return [name, value]
    }),
  )
}
