import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { AssetOrigin } from './asset-origin.ts'

interface S3Settings {
  /** The bucket's address, without a slash at its end: `https://s3.example/bucket`. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Milliseconds. */
interface Patience {
  /** Time limit of one attempt with all its bytes. */
  readonly attempt: number
  /** Pause before the second attempt; the one before the third is twice as long. */
  readonly pause: number
}

const PATIENCE: Patience = { attempt: 30_000, pause: 200 }
const ATTEMPTS = 3
/** Bytes of an answer in which an error's code is looked for. */
const ERROR_BYTES = 2_000

interface Answer {
  readonly status: number
  readonly bytes: Uint8Array
}

/** Originals in a bucket of any store that speaks the protocol of S3, each under its hash. */
export function createS3Origin(
  { url, region, keyId, secret }: S3Settings,
  patience: Patience = PATIENCE,
): AssetOrigin {
  const signer = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' })

  async function attempt(method: string, hash: string, bytes?: Uint8Array): Promise<Answer> {
    const request = await signer.sign(`${url}/${hash}`, {
      method,
      // A redirect would take the signature to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.attempt),
      headers: { 'X-Amz-Content-Sha256': sha256(bytes ?? new Uint8Array()) },
      ...(bytes && { body: new Uint8Array(bytes) }),
    })
    const response = await fetch(request)
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  /** Repeats what the store or the network may do better the next time. */
  async function send(method: string, hash: string, bytes?: Uint8Array): Promise<Answer> {
    for (let attempts = 1; ; attempts++) {
      const answer = await attempt(method, hash, bytes).catch((cause: unknown) => ({ cause }))
      const isPassing = 'cause' in answer || answer.status >= 500
      if (!isPassing || attempts === ATTEMPTS) {
        if (!('cause' in answer)) return answer
        throw new Error(`${method} ${url}/${hash} has no answer`, answer)
      }
      await pause(patience.pause * 2 ** (attempts - 1))
    }
  }

  return {
    async read(hash) {
      const answer = await send('GET', hash)
      if (answer.status === 200) return answer.bytes
      if (isMissing(answer))
        throw Object.assign(new Error(`ENOENT: there is no ${url}/${hash}`), { code: 'ENOENT' })
      throw failed('GET', hash, answer)
    },
    async write(hash, bytes) {
      const answer = await send('PUT', hash, bytes)
      if (answer.status !== 200) throw failed('PUT', hash, answer)
    },
    async remove(hash) {
      const answer = await send('DELETE', hash)
      const isGone = answer.status === 200 || answer.status === 204 || isMissing(answer)
      if (!isGone) throw failed('DELETE', hash, answer)
    },
  }

  function failed(method: string, hash: string, answer: Answer): Error {
    return new Error(`${method} ${url}/${hash} was answered with ${answer.status} ${codeOf(answer)}`)
  }
}

/** A bucket that is missing is a wrong setting, and no missing original. */
function isMissing(answer: Answer): boolean {
  return answer.status === 404 && codeOf(answer) !== 'NoSuchBucket'
}

function codeOf({ bytes }: Answer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, ERROR_BYTES))
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '(without a code)'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
