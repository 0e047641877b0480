import { socialFinish, socialStart, startConnecting } from '#contract/account/social.contract.ts'
import type { SentTo } from '#contract/endpoint.ts'
import type { TestClient } from '../shops/test-client.ts'

export interface ClaimedPerson {
  readonly name?: string
  readonly email: string
  readonly verified?: boolean
}

export type SocialAnswer = SentTo<typeof socialFinish>

/** The address at the provider to which the shop sends a browser. */
export async function begun(client: TestClient, back = '/cart', provider = 'sandbox'): Promise<string> {
  return (await client.get(socialStart, { provider, back })).url
}

/** Fills in the local provider's page, as a browser does without scripts. Returns where it sends the browser. */
export async function decided(url: string, decision: ClaimedPerson | 'cancel'): Promise<string> {
  const fields: Record<string, string> =
    decision === 'cancel'
      ? { cancel: '1' }
      : {
          name: decision.name ?? 'Mei Tan',
          email: decision.email,
          ...(decision.verified === false ? {} : { verified: '1' }),
        }
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return response.headers.get('location') ?? `${response.status} ${await response.text()}`
}

/** As `decided`, at a provider that posts its answer. Returns the form that its page sends. */
export async function postedBy(url: string, decision: ClaimedPerson) {
  const body = new URLSearchParams({ name: decision.name ?? 'Mei Tan', email: decision.email, verified: '1' })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  const page = await response.text()
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  const fields = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return { action, fields: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) }
}

/** Follows the provider's redirect to the shop, and reads what the shop's page is given behind the hash. */
export async function returned(
  callback: string,
): Promise<{ page: string; answer: SocialAnswer; connects: boolean }> {
  return readReturn(await fetch(callback, { redirect: 'manual' }))
}

/** As `returned`, for an answer that the browser posts from the provider's page: a cross-site request without cookies. */
export async function returnedByPost({ action, fields }: Awaited<ReturnType<typeof postedBy>>) {
  const headers = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
  return readReturn(await fetch(action, { method: 'POST', body: fields, headers, redirect: 'manual' }))
}

function readReturn(response: Response): { page: string; answer: SocialAnswer; connects: boolean } {
  const [page = '', fields = ''] = (response.headers.get('location') ?? '').split('#')
  const { connects, ...answer } = Object.fromEntries(new URLSearchParams(fields))
  return { page, answer: answer as unknown as SocialAnswer, connects: connects === '1' }
}

/** The whole way to the local provider and back, up to the call that finishes it. */
export async function answered(
  client: TestClient,
  decision: ClaimedPerson | 'cancel',
  back = '/cart',
): Promise<SocialAnswer> {
  return (await returned(await decided(await begun(client, back), decision))).answer
}

/** Signs in by the local provider. */
export async function signedInBy(client: TestClient, person: ClaimedPerson, back = '/cart') {
  return client.get(socialFinish, await answered(client, person, back))
}

/** The way of a member who connects the local provider, up to the call that finishes it. */
export async function connectionAnswered(
  client: TestClient,
  decision: ClaimedPerson | 'cancel',
): Promise<SocialAnswer> {
  const { url } = await client.get(startConnecting, { provider: 'sandbox', back: '/user/account-security' })
  const { connects, answer } = await returned(await decided(url, decision))
  if (!connects) throw new RangeError('the callback does not say that the journey connects')
  return answer
}
