import { catalogRequestOf } from '#offline-catalog/catalog-request.ts'
import { installedCatalog } from '#offline-catalog/installed-catalog.ts'

/** The response of the installed catalogue; undefined without a catalogue, or for a call that it does not support. */
export async function answerFromCatalog(url: URL): Promise<Response | undefined> {
  const question = catalogRequestOf(url)
  const shop = question && (await installedCatalog(question.spoken))
  const data = shop && question.ask(shop)
  if (data === undefined) return undefined
  const envelope = { code: 200, message: 'success', data, serverTime: shop?.asOf }
  return new Response(JSON.stringify(envelope), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-as-of': String(shop?.asOf) },
  })
}
