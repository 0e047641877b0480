/** PostgreSQL: shutting down, crashed, starting, no connection left, a database that accepts none. */
const AWAY = new Set(['57P01', '57P02', '57P03', '53300', '55000'])
/** Class 08: the connection failed. */
const CONNECTION = /^08...$/
/** The network's own errors. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** What the driver throws without a code. */
const OF_DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

/** PostgreSQL is restarting or cannot be reached: the server answers 503 and continues when it is back (trust.md R31). */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as NodeJS.ErrnoException
  if (error instanceof AggregateError) return error.errors.some((one) => isDatabaseAway(one))
  return AWAY.has(code) || CONNECTION.test(code) || isUnreachable(error) || OF_DRIVER.test(error.message)
}

/** A failed connection to the database, and not of `fetch`, whose errors are causes of others. */
function isUnreachable({ code = '', syscall = '' }: NodeJS.ErrnoException): boolean {
  return UNREACHABLE.has(code) && ['connect', 'read', 'write', 'getaddrinfo'].includes(syscall)
}
