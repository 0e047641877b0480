import type { Message } from '#domain/region/say.ts'
import type { WalletOutcome } from './test-wallets.ts'

/** Texts of the sandbox's wallet. */
export const WALLET_TEXTS = {
  title: /*i18n*/ { id: 'sandbox.wallet-title', message: 'Wallet' },
  most: /*i18n*/ { id: 'sandbox.wallet-most', message: 'At most {amount}, with home delivery' },
  test: /*i18n*/ {
    id: 'sandbox.wallet-test',
    message: 'This is a test wallet. No money moves here, and these people are invented.',
  },
  choose: /*i18n*/ { id: 'sandbox.wallet-choose', message: 'Who pays, and where does it go?' },
  agree: /*i18n*/ { id: 'sandbox.wallet-agree', message: 'Agree and return to the shop' },
  nothing: /*i18n*/ {
    id: 'sandbox.wallet-nothing',
    message: 'Nothing is charged until you have confirmed the order in the shop.',
  },
  choosePayer: /*i18n*/ { id: 'sandbox.wallet-choose-payer', message: 'Who pays?' },
  missingPayer: /*i18n*/ { id: 'sandbox.wallet-missing-payer', message: 'Please choose who pays.' },
  missing: /*i18n*/ { id: 'sandbox.wallet-missing', message: 'Please choose an address.' },
} as const

export const WALLET_OUTCOMES = {
  paid: /*i18n*/ { id: 'sandbox.wallet-paid', message: 'pays' },
  slow: /*i18n*/ { id: 'sandbox.wallet-slow', message: 'pays after a few seconds' },
  risk: /*i18n*/ { id: 'sandbox.wallet-risk', message: 'is checked first, then pays' },
  refused: /*i18n*/ {
    id: 'sandbox.wallet-refused',
    message: 'agrees, but the bank refuses when the shop collects',
  },
  'not-authorized': /*i18n*/ {
    id: 'sandbox.wallet-not-authorized',
    message: 'has no cover: the wallet refuses',
  },
  closed: /*i18n*/ { id: 'sandbox.wallet-closed', message: 'thinks better of it and closes the wallet' },
} as const satisfies Readonly<Record<WalletOutcome, Message>>

/** Outcomes where the wallet pays an order at once: the bank refuses then and there. */
export const WALLET_PAY_OUTCOMES = {
  ...WALLET_OUTCOMES,
  refused: /*i18n*/ { id: 'sandbox.wallet-pay-refused', message: 'is refused by the bank' },
} as const satisfies Readonly<Record<WalletOutcome, Message>>
