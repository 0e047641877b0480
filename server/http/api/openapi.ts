import { toJsonSchema } from '@valibot/to-json-schema'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { HEADERS } from '#contract/envelope.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { isAlsoByPost } from './also-by-post.ts'

let described: object | undefined

/** OpenAPI 3.1 of the store API, generated from the contract at its first request. */
export function describeApi(): object {
  described ??= describe()
  return described
}

function describe(): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of API) {
    const calls = isAlsoByPost(endpoint) ? [endpoint, asPost(endpoint)] : [endpoint]
    for (const call of calls)
      paths[endpoint.path] = { ...paths[endpoint.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vanda store API',
      version: '1',
      description: 'Every answer is wrapped as {code, message, data}; success is code 200.',
    },
    servers: [{ url: '/api' }],
    paths,
  }
}

/** The same call with all of its fields in the body. */
function asPost(endpoint: AnyEndpoint): AnyEndpoint {
  return { ...endpoint, method: 'POST', unlogged: [] }
}

function operation(endpoint: AnyEndpoint): object {
  const input = schemaOf(endpoint, 'input')
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]))
  const properties = (input['properties'] ?? {}) as Record<string, unknown>
  const required = (input['required'] ?? []) as string[]
  const inQuery =
    endpoint.method === 'GET'
      ? Object.keys(properties).filter((name) => ![...inPath, ...endpoint.unlogged].includes(name))
      : []
  return {
    summary: endpoint.summary,
    'x-kind': endpoint.kind,
    'x-access': endpoint.access,
    ...(endpoint.limit ? { 'x-limit': endpoint.limit } : {}),
    ...(endpoint.cache ? { 'x-cache': endpoint.cache } : {}),
    ...(endpoint.method === 'POST' ? { 'x-max-bytes': endpoint.maxBytes } : {}),
    parameters: [
      ...inPath.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: properties[name] ?? { type: 'string' },
      })),
      ...inQuery.map((name) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema: properties[name],
      })),
      ...headersOf(endpoint).map((name) => ({
        name,
        in: 'header',
        required: endpoint.keyed || !SEQUENCE.includes(name),
        schema: { type: 'string' },
      })),
    ],
    ...(endpoint.method === 'POST'
      ? { requestBody: { required: true, content: { [mediaType(endpoint)]: { schema: input } } } }
      : {}),
    responses: {
      200: {
        description: 'The envelope',
        content: { 'application/json': { schema: envelope(schemaOf(endpoint, 'output')) } },
      },
      ...refusals(endpoint),
    },
  }
}

/** Refusals by access and limit. */
function refusals({ access, limit }: AnyEndpoint): Record<number, { readonly description: string }> {
  const refused: Record<number, { readonly description: string }> = {}
  if (access === 'member' || access === 'recent-login') refused[401] = { description: 'Sign in first' }
  if (access === 'staff') refused[403] = { description: 'For the staff of the shop' }
  if (limit) refused[429] = { description: 'Past the limit; Retry-After says for how many seconds' }
  return refused
}

const SEQUENCE: readonly string[] = [HEADERS.idempotency, HEADERS.device, HEADERS.seq, HEADERS.prev]

function headersOf(endpoint: AnyEndpoint): string[] {
  if (endpoint.kind === 'read') return []
  const sequence = endpoint.kind === 'queued' ? SEQUENCE : []
  const unlogged = endpoint.unlogged.map((field) => `x-${field}`)
  return [HEADERS.app, ...(endpoint.keyed ? [HEADERS.idempotency] : []), ...unlogged, ...sequence]
}

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const

function mediaType(endpoint: AnyEndpoint): string {
  return MEDIA_TYPES[endpoint.body]
}

function schemaOf(endpoint: AnyEndpoint, side: 'input' | 'output'): Record<string, unknown> {
  // Transforms (text to number) have no JSON Schema: the accepted input is described, not the result.
  const options = { errorMode: 'ignore', typeMode: side === 'input' ? 'input' : 'output' } as const
  const { $schema: _, ...schema } = toJsonSchema(endpoint[side], options) as Record<string, unknown>
  return schema
}

function envelope(data: Record<string, unknown>): object {
  return {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: ['integer', 'string'] },
      message: { type: 'string' },
      data,
      lastSeq: { type: 'integer' },
      serverTime: { type: 'integer' },
    },
  }
}
