import type { Context, Hono } from 'hono'
import { checkEmail } from '#domain/checkout/email.ts'
import { LANGUAGES, type Language } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { sameText } from '../../../core/digest.ts'
import type { Log } from '../../../core/log.ts'
import { sandboxBase } from '../../sandbox-base.ts'
import { STYLE } from '../../sandbox-style.ts'
import type { Authority, Person } from './authority.ts'
import { answerUrl, readAuthorizationRequest } from './authorization-request.ts'
import { discoveryOf, PATHS } from './discovery.ts'
import { createPersonPages } from './person-page.ts'

export interface SandboxPlace {
  readonly authority: Authority
  /** Its own address, known once it listens. */
  readonly issuer: () => string
  readonly log: Log
  readonly sayIn: (language: Language) => Say
  /** Origins of the shop: browsers are sent back only there. */
  readonly shopOrigins: readonly string[]
}

interface AnsweredTo {
  readonly redirectUri: string
  readonly state: string
  readonly posts?: boolean
}

/** The local provider over HTTP: discovery, keys and tokens for the shop, one page for the person. */
export function socialSandboxApp(place: SandboxPlace): Hono {
  const app = sandboxBase('social-sandbox', place.log)
  app.get(PATHS.discovery, (c) => c.json(discoveryOf(place.issuer())))
  app.get(PATHS.keys, (c) => c.json(place.authority.keys))
  tokens(app, place)
  pages(app, place)
  app.get(PATHS.style, (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }),
  )
  app.get(PATHS.post, (c) =>
    c.body('document.forms[0].submit()', 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  return app
}

function tokens(app: Hono, { authority, issuer }: SandboxPlace): void {
  app.post(PATHS.token, async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const field = (name: string) => form.get(name) ?? ''
    const [id, secret] = readBasic(c.req.header('authorization')) ?? [
      field('client_id'),
      field('client_secret'),
    ]
    const { client } = authority
    if (id !== client.id || !sameText(secret, client.secret)) return c.json({ error: 'invalid_client' }, 401)
    if (field('grant_type') !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400)
    const given = {
      code: field('code'),
      redirectUri: field('redirect_uri'),
      verifier: field('code_verifier'),
    }
    const answer = await authority.exchange(issuer(), given)
    return answer ? c.json(answer) : c.json({ error: 'invalid_grant' }, 400)
  })
}

/** Id and secret, each form-encoded (RFC 6749 2.3.1). */
function readBasic(header: string | undefined): readonly [id: string, secret: string] | undefined {
  const [, encoded] = /^Basic (\S+)$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const decoded = new URLSearchParams(`id=${id}&secret=${rest.join(':')}`)
  return [decoded.get('id') ?? '', decoded.get('secret') ?? '']
}

function pages(app: Hono, { authority, issuer, sayIn, shopOrigins }: SandboxPlace): void {
  const page = createPersonPages(sayIn)
  const read = (c: Context) =>
    readAuthorizationRequest(c.req.query(), { id: authority.client.id, redirectsTo: shopOrigins })
  const languageOf = (c: Context): Language => readUiLanguage(c.req.query('ui_locales'))
  const back = (c: Context, to: AnsweredTo, answer: { code?: string; error?: string }) => {
    const fields = { ...answer, state: to.state, iss: issuer() }
    if (to.posts) return c.html(page.answer(languageOf(c), to.redirectUri, fields))
    return c.redirect(answerUrl(to.redirectUri, fields), 303)
  }

  app.get(PATHS.authorize, (c) => {
    protect(c, shopOrigins)
    const request = read(c)
    if (request.is === 'foreign') return c.html(page.foreign(languageOf(c)), 400)
    if (request.is === 'wrong') return back(c, request, { error: 'invalid_request' })
    return c.html(page.form(languageOf(c)))
  })

  app.post(PATHS.authorize, async (c) => {
    protect(c, shopOrigins)
    const request = read(c)
    if (request.is !== 'asked') return c.html(page.foreign(languageOf(c)), 400)
    const from = c.req.header('sec-fetch-site')
    if (from && from !== 'same-origin') return c.text('not from here', 403)
    const form = new URLSearchParams(await c.req.text())
    if (form.has('cancel')) return back(c, request, { error: 'access_denied' })
    const person = readPerson(form)
    const isName = person.name !== ''
    const isEmail = checkEmail(person.email) === 'ok'
    if (!isName || !isEmail)
      return c.html(page.form(languageOf(c), person, { name: !isName, email: !isEmail }), 422)
    return back(c, request, { code: authority.issueCode(request, person) })
  })
}

function readPerson(form: URLSearchParams): Person {
  const field = (name: string) => (form.get(name) ?? '').trim().slice(0, 200)
  return { name: field('name'), email: field('email').toLowerCase(), emailVerified: form.has('verified') }
}

function readUiLanguage(words: string | undefined): Language {
  return LANGUAGES.find((code) => code === words) ?? 'en'
}

/** One script of its own, no picture, no frame; the form may end on the shop's page (browsers check redirects against form-action). */
function protect(c: Context, shopOrigins: readonly string[]): void {
  const rules = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self' ${shopOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  c.header('content-security-policy', rules.join('; '))
}
