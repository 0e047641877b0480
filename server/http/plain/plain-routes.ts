import { Hono } from 'hono'
import { PLAIN_PATHS } from '#domain/region/plain-paths.ts'
import type { BodyTerms } from '../../core/body-bytes.ts'
import type { App } from '../app-build.ts'
import type { HttpParts } from '../api/http-parts.ts'
import { bagForms } from './bag-forms.ts'
import { createPlainTools } from './plain-tools.ts'
import { regionForms } from './region-forms.ts'

/** Longest form: an address of a page and a few codes. */
const FORM_BYTES = 4 * 1024

export const PLAIN_BODIES: readonly BodyTerms[] = Object.values(PLAIN_PATHS).map((path) => ({
  method: 'POST',
  path,
  maxBytes: FORM_BYTES,
}))

/**
 * Bag, language and currency for browsers without scripts: pages of one caller, and forms that make the API's calls
 * (decision 0085).
 */
export function createPlain(parts: HttpParts, build: App | undefined): Hono {
  const plain = new Hono()
  const tools = createPlainTools(parts, build)
  bagForms(plain, tools)
  regionForms(plain, tools)
  return plain
}
