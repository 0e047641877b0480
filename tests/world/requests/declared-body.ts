import { request } from 'node:http'

export interface DeclaredBody {
  /** `content-length`. */
  readonly declaredBytes: number
  /** Of those, the bytes that are sent before the answer is waited for. */
  readonly sentBytes: number
}

/** The server's answer to a body that is sent as far as said: its status, and whether the connection stays open. */
export function answerTo(
  url: string,
  { declaredBytes, sentBytes }: DeclaredBody,
): Promise<{ readonly status: number | undefined; readonly connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = { apptype: 'www', connection: 'keep-alive', 'content-length': declaredBytes }
    const sent = request(url, { method: 'POST', headers, agent: false })
    sent.on('error', reject)
    sent.on('response', ({ statusCode: status, headers: { connection } }) => {
      resolve({ status, connection })
      sent.destroy()
    })
    sent.write(Buffer.alloc(sentBytes))
  })
}
