import type { Language } from '#domain/region/language.ts'
import type { Message, Say } from '#domain/region/say.ts'
import { html, type Html } from '../../html.ts'
import { htmlPage } from '../../html-page.ts'
import type { Person } from './authority.ts'
import { PATHS } from './discovery.ts'
import { SOCIAL_SANDBOX_TEXTS as TEXTS } from './social-sandbox-texts.ts'

const NOBODY: Person = { name: '', email: '', emailVerified: true }

/** Persons to choose without typing. */
const EXAMPLES: readonly Person[] = [
  { name: 'Mei Tan', email: 'mei.tan@example.com', emailVerified: true },
  { name: 'Anna Lim', email: 'anna.lim@example.com', emailVerified: true },
]

interface Problems {
  readonly name: boolean
  readonly email: boolean
}

/** The pages of the local provider, in the language of the shop that sent the browser. */
export function createPersonPages(sayIn: (language: Language) => Say) {
  return {
    /** Who one is, empty or with what was wrong in it. Its address is the authorization request's own. */
    form(language: Language, person = NOBODY, problems: Problems = { name: false, email: false }): string {
      const say = sayIn(language)
      const field = (name: keyof Problems, words: { label: Message; problem: Message }, attributes: Html) =>
        html`<div class="field">
          <label for="${name}">${say(words.label)}</label>
          <input
            id="${name}"
            name="${name}"
            value="${person[name]}"
            maxlength="200"
            required
            ${attributes}
            ${problems[name] && html`aria-invalid="true" aria-describedby="${name}-problem"`}
          />
          ${problems[name] && html`<p class="problem" id="${name}-problem">${say(words.problem)}</p>`}
        </div>`
      return page(
        language,
        say(TEXTS.title),
        html`<h1>${say(TEXTS.title)}</h1>
          <p class="test">${say(TEXTS.test)}</p>
          <form method="post" novalidate>
            ${field('name', { label: TEXTS.name, problem: TEXTS.nameMissing }, html`autocomplete="name"`)}
            ${field(
              'email',
              { label: TEXTS.email, problem: TEXTS.emailWrong },
              html`type="email" autocomplete="email"`,
            )}
            <p class="check">
              <input
                type="checkbox"
                id="verified"
                name="verified"
                value="1"
                ${person.emailVerified && html`checked`}
              />
              <label for="verified">${say(TEXTS.verified)}</label>
            </p>
            <button type="submit">${say(TEXTS.go)}</button>
          </form>
          <form method="post">
            <button class="cancel" type="submit" name="cancel" value="1">${say(TEXTS.cancel)}</button>
          </form>
          <details open>
            <summary>${say(TEXTS.examples)}</summary>
            ${EXAMPLES.map((one) => exampleForm(one))}
          </details>`,
      )
    },

    /** A form with the answer, which a script posts to the shop at once; without scripts a button does. */
    answer(language: Language, redirectUri: string, fields: Readonly<Record<string, string>>): string {
      const say = sayIn(language)
      return page(
        language,
        say(TEXTS.title),
        html`<form method="post" action="${redirectUri}">
            ${Object.entries(fields).map(
              ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
            )}
            <button type="submit">${say(TEXTS.go)}</button>
          </form>
          <script src="${PATHS.post}"></script>`,
      )
    },

    /** The browser was sent here by something else than the shop. */
    foreign(language: Language): string {
      const say = sayIn(language)
      return page(language, say(TEXTS.foreign), html`<h1>${say(TEXTS.foreign)}</h1>`)
    },
  }
}

function exampleForm({ name, email }: Person): Html {
  return html`<form method="post">
    <input type="hidden" name="name" value="${name}" />
    <input type="hidden" name="email" value="${email}" />
    <input type="hidden" name="verified" value="1" />
    <button class="example" type="submit">${name} <span>${email}</span></button>
  </form>`
}

function page(language: Language, title: string, content: Html): string {
  return htmlPage({
    language,
    title,
    head: html`<link rel="stylesheet" href="${PATHS.style}" />`,
    body: html`<main>${content}</main>`,
  })
}
