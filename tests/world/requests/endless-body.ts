import { request } from 'node:http'

export interface Stopped {
  readonly status: number | undefined
  /** Bytes that the sender could send, including those in the buffers of the system. */
  readonly sentBytes: number
}

const CHUNK = Buffer.alloc(64 * 1024, 'a=b&')
/** A sender that can send this much is not being stopped. */
const GIVE_UP_BYTES = 40 * 1024 * 1024

/** Sends a chunked body that never ends, until the server answers and closes the connection. */
export function sendEndlessBody(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Stopped> {
  return new Promise((resolve) => {
    let status: number | undefined
    let sentBytes = 0
    let over = false
    const sent = request(url, {
      method,
      agent: false,
      headers: {
        apptype: 'www',
        'content-type': 'application/x-www-form-urlencoded',
        'transfer-encoding': 'chunked',
        ...headers,
      },
    })
    const end = () => {
      if (over) return
      over = true
      sent.destroy()
      resolve({ status, sentBytes })
    }
    const go = () => {
      if (over) return
      if (sentBytes >= GIVE_UP_BYTES) return end()
      sentBytes += CHUNK.byteLength
      if (sent.write(CHUNK)) setImmediate(go)
      else sent.once('drain', go)
    }
    sent.on('response', (response) => {
      status = response.statusCode
      response.resume()
    })
    sent.on('error', end)
    sent.on('close', end)
    go()
  })
}
