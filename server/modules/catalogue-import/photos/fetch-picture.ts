import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isOuter, lookupAllowed, type AddressRule, type ResolveName } from '../../../core/outer-network.ts'
import { LARGEST_BYTES } from '../../media/assets/add-image.ts'

const MOST_REDIRECTS = 3
const ANSWER_WITHIN_MS = 60_000
/** Formats that `examineImage` takes: a server that chooses by this header must not answer another one. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'
/** Content delivery networks refuse requests without a name. */
const AGENT = 'Mozilla/5.0 (compatible; VandaImport/1.0)'

/** Why a picture could not be fetched; the message is for the owner. */
export class PictureNotFetched extends Error {
  override readonly name = 'PictureNotFetched'
}

/** Returns the bytes at an address; throws `PictureNotFetched`. */
export type FetchPicture = (address: string) => Promise<Uint8Array>

interface FetchRules {
  readonly isAllowed?: AddressRule
  readonly resolve?: ResolveName
  readonly mostBytes?: number
  readonly withinMs?: number
}

/**
 * Fetches pictures whose addresses a file supplies, so they are untrusted: only http and https, at most three redirects,
 * and no socket to a private network, checked at connect time for the first address and each redirect (trust.md S25).
 */
export function createPictureFetch({
  isAllowed = isOuter,
  resolve,
  mostBytes = LARGEST_BYTES,
  withinMs = ANSWER_WITHIN_MS,
}: FetchRules = {}): FetchPicture {
  const lookup = lookupAllowed(isAllowed, resolve)

  function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((answered, fail) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest
      const headers = { accept: ACCEPT, 'accept-encoding': 'identity', 'user-agent': AGENT }
      const sent = send(url, { agent: false, lookup, signal, headers })
      sent.on('error', fail)
      sent.on('response', answered)
      sent.end()
    })
  }

  async function follow(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let url = readAddress(address, isAllowed)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await open(url, signal)
      const { statusCode: status = 0, headers } = response
      if (status === 200) return await readBody(response, mostBytes)
      response.destroy()
      if (!REDIRECTS.has(status) || headers.location === undefined)
        throw new PictureNotFetched(`the server answered ${status}.`)
      url = readAddress(headers.location, isAllowed, url.href)
    }
    throw new PictureNotFetched(`it is redirected more than ${MOST_REDIRECTS} times.`)
  }

  return async (address) => {
    const signal = AbortSignal.timeout(withinMs)
    try {
      return await follow(address, signal)
    } catch (error) {
      if (error instanceof PictureNotFetched) throw error
      if (signal.aborted) throw new PictureNotFetched(`it took longer than ${withinMs / 1_000} seconds.`)
      const { code, message } = error as NodeJS.ErrnoException
      throw new PictureNotFetched(`it could not be reached: ${code ?? message}.`)
    }
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

function readAddress(text: string, isAllowed: AddressRule, base?: string): URL {
  const whole = text.startsWith('//') && !base ? `https:${text}` : text
  if (!URL.canParse(whole, base)) throw new PictureNotFetched('it is not an address of the web.')
  const url = new URL(whole, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureNotFetched('only http and https are fetched.')
  if (url.username !== '' || url.password !== '')
    throw new PictureNotFetched('it contains a user name or password.')
  // A literal address is connected to without a lookup.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PictureNotFetched('it leads into a private network.')
  return url
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  const announced = Number(response.headers['content-length'] ?? 0)
  try {
    if (announced > mostBytes) throw tooLarge(mostBytes)
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length
      if (bytes > mostBytes) throw tooLarge(mostBytes)
      chunks.push(chunk as Buffer)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}

const tooLarge = (mostBytes: number) =>
  new PictureNotFetched(`it is larger than ${mostBytes / 1_000_000} MB. Save a smaller one.`)
