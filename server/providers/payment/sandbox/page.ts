import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { LANGUAGES, wordsLocale, type Language } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { html, type Html } from '../../html.ts'
import { htmlPage } from '../../html-page.ts'
import { TEST_CARDS, type CardCheck, type CardField, type CardForm } from './test-cards.ts'
import type { Payment } from './ledger.ts'
import { FIELD_TEXTS, OUTCOME_TEXTS, PAGE_TEXTS, PROBLEM_TEXTS } from './sandbox-texts.ts'

const NO_FORM: CardForm = { name: '', number: '', expiry: '', cvc: '' }

/** The pages of the sandbox, each in the language of its payment. */
export function createPaymentPages(sayIn: (language: Language) => Say) {
  return {
    /** The form, empty or with what was wrong in it. The number and the code are never sent back. */
    card(payment: Payment, form = NO_FORM, problems: CardCheck['problems'] = {}): string {
      const language = readLanguage(payment.language)
      const say = sayIn(language)
      const wrong = Object.keys(problems).length > 0
      const field = (name: CardField, attributes: Html, value = '') =>
        html` <div class="field">
          <label for="${name}">${say(FIELD_TEXTS[name])}</label>
          <input
            id="${name}"
            name="${name}"
            value="${value}"
            required
            ${attributes}
            ${described(name, problems[name] !== undefined)}
          />
          ${name === 'expiry' && html`<p class="hint" id="expiry-hint">${say(PAGE_TEXTS.expiryHint)}</p>`}
          ${problems[name] && html`<p class="problem" id="${name}-problem">${say(PROBLEM_TEXTS[problems[name]])}</p>`}
        </div>`
      const cards = TEST_CARDS.map(
        (card) =>
          html`<dt>${card.number}</dt>
            <dd>${say(OUTCOME_TEXTS[card.outcome])}</dd>`,
      )
      const amount = writeAmount(payment, language)
      return sandboxPage(
        language,
        say(PAGE_TEXTS.title),
        html` <h1>${say(PAGE_TEXTS.title)}</h1>
          <p class="sum">
            <span class="soft">${say(PAGE_TEXTS.order)} ${payment.orderNumber}</span>
            <span class="amount">${amount}</span>
          </p>
          <p class="test">${say(PAGE_TEXTS.test)}</p>
          ${wrong && html`<p class="alert" role="alert">${say(PAGE_TEXTS.check)}</p>`}
          <form method="post" novalidate>
            ${field('name', html`autocomplete="cc-name"`, form.name)}
            ${field('number', html`autocomplete="cc-number" inputmode="numeric"`)}
            <div class="row">
              ${field('expiry', html`autocomplete="cc-exp" inputmode="numeric" maxlength="9"`, form.expiry)}
              ${field('cvc', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`)}
            </div>
            <button type="submit">${say(PAGE_TEXTS.pay, { amount })}</button>
          </form>
          <a class="cancel" href="${payment.cancelUrl}">${say(PAGE_TEXTS.cancel)}</a>
          <details open>
            <summary>${say(PAGE_TEXTS.cards)}</summary>
            <dl>${cards}</dl>
          </details>`,
      )
    },

    /** Shown when the page is opened again after the payment was decided. */
    closed(payment: Payment): string {
      const language = readLanguage(payment.language)
      const say = sayIn(language)
      return sandboxPage(
        language,
        say(PAGE_TEXTS.title),
        html`<h1>${say(PAGE_TEXTS.closed)}</h1>
          <p class="soft">${say(PAGE_TEXTS.order)} ${payment.orderNumber}</p>
          <a class="button" href="${payment.returnUrl}">${say(PAGE_TEXTS.back)}</a>`,
      )
    },

    unknown(accepted: string): string {
      const language = readLanguage(accepted.slice(0, 2).toLowerCase())
      const say = sayIn(language)
      return sandboxPage(language, say(PAGE_TEXTS.unknown), html`<h1>${say(PAGE_TEXTS.unknown)}</h1>`)
    },
  }
}

function described(name: CardField, wrong: boolean): Html {
  const ids = [name === 'expiry' ? 'expiry-hint' : '', wrong ? `${name}-problem` : '']
    .filter(Boolean)
    .join(' ')
  return html`${wrong && html`aria-invalid="true"`} ${ids !== '' && html`aria-describedby="${ids}"`}`
}

export function writeAmount(
  { amount, currency }: Pick<Payment, 'amount' | 'currency'>,
  language: Language,
): string {
  const locale = wordsLocale(language)
  return isCurrency(currency) ? formatMoney(minor(amount), currency, locale) : `${amount} ${currency}`
}

export function readLanguage(word: string): Language {
  return LANGUAGES.find((code) => code === word) ?? 'en'
}

export function sandboxPage(language: Language, title: string, content: Html): string {
  return htmlPage({
    language,
    title,
    head: html`<link rel="stylesheet" href="/style.css" />`,
    body: html`<main>${content}</main>`,
  })
}
