/** More fields than any call has; without a limit, a body of many empty ones takes seconds to read. */
const MOST_PARTS = 10
const BOUNDARY = /^multipart\/form-data;.*\bboundary="?([^\s";]{1,70})"?/i

/** Fields and files of a form that carries files; undefined for any other body, which is not read or parsed. */
export async function readMultipart(
  type: string,
  read: () => Promise<ArrayBuffer>,
): Promise<Record<string, unknown> | undefined> {
  const [, boundary] = BOUNDARY.exec(type) ?? []
  if (boundary === undefined) return undefined
  const body = Buffer.from(await read())
  if (hasMore(body, `--${boundary}`, MOST_PARTS + 1)) return undefined
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  return form && Object.fromEntries(form)
}

function hasMore(body: Buffer, text: string, most: number): boolean {
  let found = 0
  for (let at = body.indexOf(text); at !== -1 && found <= most; at = body.indexOf(text, at + 1)) found++
  return found > most
}
