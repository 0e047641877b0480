import { describe, expect, test } from 'vitest'
import { NO_DRAFT, type CheckoutDraft } from '#drafts/checkout-draft.ts'
import { draftOfWallet, walletCovers } from './wallet-terms.ts'
import { firstValues } from '../form/first-values.ts'

const ADDRESS = {
  country: 'AU',
  firstName: 'Olivia',
  lastName: 'Brown',
  line1: 'PO Box 112',
  line2: '',
  city: 'Melbourne',
  state: 'Victoria',
  postalCode: '3000',
  phone: '+61 412 345 678',
}
const empty = firstValues('sg')
const wallet = { email: 'olivia@example.com', address: ADDRESS }

describe('the form after a wallet (spec 2.3)', () => {
  test('has its e-mail and address as they are, the state as a choice of its list', () => {
    const { form, express } = draftOfWallet(NO_DRAFT, { express: 'x1', wallet, empty })
    expect(form).toEqual({ ...empty, ...ADDRESS, state: 'VIC', email: 'olivia@example.com' })
    expect(express).toBe('x1')
  })

  test('keeps a state that is in no list, to be corrected', () => {
    const strange = { ...wallet, address: { ...ADDRESS, state: 'Somewhere' } }
    expect(draftOfWallet(NO_DRAFT, { express: 'x1', wallet: strange, empty }).form?.state).toBe('Somewhere')
  })

  test('keeps what was corrected since, and what was typed where the wallet has nothing', () => {
    const corrected: CheckoutDraft = {
      ...NO_DRAFT,
      express: 'x1',
      form: { ...empty, ...ADDRESS, line1: '7 Collins Street' },
    }
    expect(draftOfWallet(corrected, { express: 'x1', wallet, empty })).toBe(corrected)
    const typed: CheckoutDraft = {
      ...NO_DRAFT,
      form: { ...empty, email: 'me@example.com', firstName: 'Mei' },
    }
    const bare = { email: '', address: null }
    expect(draftOfWallet(typed, { express: 'x1', wallet: bare, empty }).form).toEqual(typed.form)
  })
})

test.each([
  ['the sum it agreed to', { due: 99_00, currency: 'SGD' }, true],
  ['less', { due: 89_00, currency: 'SGD' }, true],
  ['one cent more', { due: 99_01, currency: 'SGD' }, false],
  ['another currency', { due: 99, currency: 'JPY' }, false],
])('a wallet pays %s: %s', (_, sums, covered) => {
  expect(walletCovers({ amount: 99_00, currency: 'SGD' }, sums)).toBe(covered)
})
