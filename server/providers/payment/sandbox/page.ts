import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { htmlLang, LANGUAGES, spokenFor, wordsLocale, type Language } from '#domain/region/language.ts'
import { html, raw, type Html } from '../../html.ts'
import { TEST_CARDS, type CardCheck, type CardField, type CardForm } from './test-cards.ts'
import type { Payment } from './ledger.ts'
import { PAGE_TEXTS } from './sandbox-texts.ts'

const NO_FORM: CardForm = { name: '', number: '', expiry: '', cvc: '' }

/** The form, empty or with its errors. Card number and code are never sent back. */
export function cardPage(payment: Payment, form = NO_FORM, problems: CardCheck['problems'] = {}): string {
  const language = readLanguage(payment.language)
  const texts = PAGE_TEXTS[spokenFor(language)]
  const wrong = Object.keys(problems).length > 0
  const field = (name: CardField, attributes: Html, value = '') =>
    html` <div class="field">
      <label for="${name}">${texts.fields[name]}</label>
      <input
        id="${name}"
        name="${name}"
        value="${value}"
        required
        ${attributes}
        ${described(name, problems[name] !== undefined)}
      />
      ${name === 'expiry' ? html`<p class="hint" id="expiry-hint">${texts.expiryHint}</p>` : ''}
      ${problems[name] ? html`<p class="problem" id="${name}-problem">${texts.problems[problems[name]]}</p>` : ''}
    </div>`
  const cards = TEST_CARDS.map(
    (card) =>
      html`<dt>${card.number}</dt>
        <dd>${texts.outcomes[card.outcome]}</dd>`,
  )
  const amount = amountOf(payment, language)
  return page(
    language,
    texts.title,
    html` <h1>${texts.title}</h1>
      <p class="sum">
        <span class="soft">${texts.order} ${payment.orderNumber}</span> <span class="amount">${amount}</span>
      </p>
      <p class="test">${texts.test}</p>
      ${wrong ? html`<p class="alert" role="alert">${texts.check}</p>` : ''}
      <form method="post" novalidate>
        ${field('name', html`autocomplete="cc-name"`, form.name)}
        ${field('number', html`autocomplete="cc-number" inputmode="numeric"`)}
        <div class="row">
          ${field('expiry', html`autocomplete="cc-exp" inputmode="numeric" maxlength="9"`, form.expiry)}
          ${field('cvc', html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`)}
        </div>
        <button type="submit">${texts.pay(amount)}</button>
      </form>
      <a class="cancel" href="${payment.cancelUrl}">${texts.cancel}</a>
      <details open>
        <summary>${texts.cards}</summary>
        <dl>${raw(cards.join(''))}</dl>
      </details>`,
  )
}

/** Shown when the page is opened again after the payment was decided. */
export function closedPage(payment: Payment): string {
  const language = readLanguage(payment.language)
  const texts = PAGE_TEXTS[spokenFor(language)]
  return page(
    language,
    texts.title,
    html`<h1>${texts.closed}</h1>
      <p class="soft">${texts.order} ${payment.orderNumber}</p>
      <a class="button" href="${payment.returnUrl}">${texts.back}</a>`,
  )
}

export function unknownPage(accepted: string): string {
  const language = readLanguage(accepted.slice(0, 2).toLowerCase())
  const texts = PAGE_TEXTS[spokenFor(language)]
  return page(language, texts.unknown, html`<h1>${texts.unknown}</h1>`)
}

function described(name: CardField, wrong: boolean): Html {
  const ids = [name === 'expiry' ? 'expiry-hint' : '', wrong ? `${name}-problem` : '']
    .filter(Boolean)
    .join(' ')
  return html`${wrong ? html`aria-invalid="true"` : ''} ${ids ? html`aria-describedby="${ids}"` : ''}`
}

function amountOf({ amount, currency }: Payment, language: Language): string {
  const locale = wordsLocale(language, 'sg')
  return isCurrency(currency) ? formatMoney(minor(amount), currency, locale) : `${amount} ${currency}`
}

function readLanguage(word: string): Language {
  return LANGUAGES.find((code) => code === word) ?? 'en'
}

function page(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${htmlLang(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.toString()
}
