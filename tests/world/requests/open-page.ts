import { request } from 'node:http'

export interface OpenedPage {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly html: string
}

/** Requests an address as a browser or a search engine does; `fetch` cannot name another Host. */
export function openPage(url: string, headers: Record<string, string> = {}): Promise<OpenedPage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      let html = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (html += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, html }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
