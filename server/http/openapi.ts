import { toJsonSchema } from '@valibot/to-json-schema'
import { API } from '#contract/api.ts'
import { HEADERS } from '#contract/envelope.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'

/** OpenAPI 3.1 of the store API, written from the contract itself. */
export function describeApi(): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of API) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
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

function operation(endpoint: AnyEndpoint): object {
  const input = schemaOf(endpoint, 'input')
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1]))
  const properties = (input['properties'] ?? {}) as Record<string, unknown>
  const required = (input['required'] ?? []) as string[]
  const inQuery =
    endpoint.method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []
  return {
    summary: endpoint.summary,
    'x-kind': endpoint.kind,
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
        required: name === HEADERS.app || (name === HEADERS.idempotency && endpoint.keyed),
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
    },
  }
}

function headersOf(endpoint: AnyEndpoint): string[] {
  if (endpoint.kind === 'read') return []
  const chain =
    endpoint.kind === 'queued' ? [HEADERS.idempotency, HEADERS.device, HEADERS.seq, HEADERS.prev] : []
  return [HEADERS.app, ...(endpoint.keyed ? [HEADERS.idempotency] : []), ...chain]
}

function mediaType(endpoint: AnyEndpoint): string {
  return endpoint.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
}

function schemaOf(endpoint: AnyEndpoint, side: 'input' | 'output'): Record<string, unknown> {
  // Transforms (text to number) have no JSON Schema of their own: what is accepted is described, not what becomes of it.
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
