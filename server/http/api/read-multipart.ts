/** More fields than any call has; without a limit, a body of many empty ones takes seconds to read. */
const MOST_PARTS = 10
/** Bytes of the names of a field and its file; a parser goes through longer ones letter by letter. */
const LONGEST_HEAD = 2_000
const BOUNDARY = /^multipart\/form-data;.*\bboundary="?([^\s";]{1,70})"?/i

/** Fields and files of a form that carries files; undefined for any other body, which is not parsed. */
export async function readMultipart(
  type: string,
  read: () => Promise<ArrayBuffer>,
): Promise<Record<string, unknown> | undefined> {
  const [, boundary] = BOUNDARY.exec(type) ?? []
  if (boundary === undefined) return undefined
  const body = Buffer.from(await read())
  if (!isPlain(body, `--${boundary}`)) return undefined
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  return form && Object.fromEntries(form)
}

/** Few parts, each with a short head. */
function isPlain(body: Buffer, delimiter: string): boolean {
  let parts = 0
  for (let at = body.indexOf(delimiter); at !== -1; at = body.indexOf(delimiter, at + 1)) {
    const head = body.subarray(at + delimiter.length, at + delimiter.length + LONGEST_HEAD)
    if (head.indexOf('--') === 0) return parts > 0
    if (++parts > MOST_PARTS || head.indexOf('\r\n\r\n') === -1) return false
  }
  return false
}
