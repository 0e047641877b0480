import { writtenAddress } from '#domain/checkout/written-address.ts'
import type { Language } from '#domain/region/language.ts'
import type { Say } from '#domain/region/say.ts'
import { html } from '../../html.ts'
import type { Payment } from './ledger.ts'
import { readLanguage, sandboxPage, writeAmount } from './page.ts'
import { PAGE_TEXTS } from './sandbox-texts.ts'
import { TEST_WALLETS } from './test-wallets.ts'
import type { Wallet } from './wallet-ledger.ts'
import { WALLET_OUTCOMES, WALLET_PAY_OUTCOMES, WALLET_TEXTS } from './wallet-texts.ts'

/** The pages of the sandbox's wallet, each in the language of its express checkout. */
export function createWalletPages(sayIn: (language: Language) => Say) {
  return {
    /** The piece, and the addresses of the test people to choose from. */
    choice(wallet: Wallet, isMissing = false): string {
      const language = readLanguage(wallet.language)
      const say = sayIn(language)
      const amount = writeAmount(wallet, language)
      const people = TEST_WALLETS.flatMap(({ id, email, outcome, addresses }) =>
        addresses.map(
          (address, at) =>
            html`<div class="person">
              <input type="radio" name="choice" id="${id}-${at}" value="${id}.${at}" required />
              <label for="${id}-${at}">
                <span>${writtenAddress(address).join(', ')}, ${address.country}</span>
                <small class="soft">${email}: ${say(WALLET_OUTCOMES[outcome])}</small>
              </label>
            </div>`,
        ),
      )
      return sandboxPage(
        language,
        say(WALLET_TEXTS.title),
        html`<h1>${say(WALLET_TEXTS.title)}</h1>
          <p>${wallet.title}</p>
          <p class="sum"><span class="soft">${say(WALLET_TEXTS.most, { amount })}</span></p>
          <p class="test">${say(WALLET_TEXTS.test)}</p>
          ${isMissing && html`<p class="alert" role="alert" id="missing">${say(WALLET_TEXTS.missing)}</p>`}
          <form method="post" novalidate>
            <fieldset ${isMissing && html`aria-describedby="missing"`}>
              <legend>${say(WALLET_TEXTS.choose)}</legend>
              ${people}
            </fieldset>
            <p class="hint">${say(WALLET_TEXTS.nothing)}</p>
            <button type="submit">${say(WALLET_TEXTS.agree)}</button>
          </form>
          <a class="cancel" href="${wallet.cancelUrl}">${say(PAGE_TEXTS.cancel)}</a>`,
      )
    },

    /** The payment of an order: who of the test people pays it. */
    pay(payment: Payment, isMissing = false): string {
      const language = readLanguage(payment.language)
      const say = sayIn(language)
      const amount = writeAmount(payment, language)
      const people = TEST_WALLETS.map(
        ({ id, email, outcome }) =>
          html`<div class="person">
            <input type="radio" name="choice" id="${id}" value="${id}" required />
            <label for="${id}">
              <span>${email}</span>
              <small class="soft">${say(WALLET_PAY_OUTCOMES[outcome])}</small>
            </label>
          </div>`,
      )
      return sandboxPage(
        language,
        say(WALLET_TEXTS.title),
        html`<h1>${say(WALLET_TEXTS.title)}</h1>
          <p class="sum">
            <span class="soft">${say(PAGE_TEXTS.order)} ${payment.orderNumber}</span>
            <span class="amount">${amount}</span>
          </p>
          <p class="test">${say(WALLET_TEXTS.test)}</p>
          ${isMissing && html`<p class="alert" role="alert" id="missing">${say(WALLET_TEXTS.missingPayer)}</p>`}
          <form method="post" novalidate>
            <fieldset ${isMissing && html`aria-describedby="missing"`}>
              <legend>${say(WALLET_TEXTS.choosePayer)}</legend>
              ${people}
            </fieldset>
            <button type="submit">${say(PAGE_TEXTS.pay, { amount })}</button>
          </form>
          <a class="cancel" href="${payment.cancelUrl}">${say(PAGE_TEXTS.cancel)}</a>`,
      )
    },

    /** Shown when the page is opened again after the person has chosen. */
    closed(wallet: Wallet): string {
      const language = readLanguage(wallet.language)
      const say = sayIn(language)
      return sandboxPage(
        language,
        say(WALLET_TEXTS.title),
        html`<h1>${say(PAGE_TEXTS.closed)}</h1>
          <p class="soft">${wallet.title}</p>
          <a class="button" href="${wallet.returnUrl}">${say(PAGE_TEXTS.back)}</a>`,
      )
    },
  }
}
