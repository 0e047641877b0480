import { describe, expect, test } from 'vitest'
import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { checkForm } from './check-form.ts'

const good: CheckoutForm = {
  ...ADDRESS,
  email: 'mei@example.com',
  subscribe: false,
  shippingMethod: 'delivery',
  pickupStore: '',
  billingSame: true,
  billing: { ...ADDRESS, line1: '' },
  note: '',
  paymentMethod: 'card',
}

const fieldsOf = (form: CheckoutForm) => checkForm(form, 'strict').map(({ field }) => field)

describe('a form that may become an order (spec 5)', () => {
  test('a whole one has no problems', () => expect(checkForm(good, 'strict')).toEqual([]))

  test.each<[string, Partial<CheckoutForm>, string[]]>([
    ['a valid email is required', { email: 'mei@example' }, ['email']],
    ['an email must be there', { email: ' ' }, ['email']],
    ['a state is required where the country has them', { country: 'MY', postalCode: '50000' }, ['state']],
    [
      'problems come in the order of the form',
      { email: '', phone: '', firstName: '' },
      ['email', 'firstName', 'phone'],
    ],
    ['a pickup store is required for pickup', { shippingMethod: 'pickup' }, ['pickupStore']],
    [
      'pickup needs no address',
      { shippingMethod: 'pickup', pickupStore: 'orchard', line1: '', postalCode: '' },
      [],
    ],
    ['another billing address follows the same rules', { billingSame: false }, ['billing.line1']],
    [
      'a pickup may be billed, too',
      { shippingMethod: 'pickup', pickupStore: 'orchard', billingSame: false },
      ['billing.line1'],
    ],
    [
      'each of two addresses names its own fields',
      { billingSame: false, city: '', note: 'left\u202eright' },
      ['city', 'note', 'billing.line1'],
    ],
  ])('%s', (_rule, change, fields) => expect(fieldsOf({ ...good, ...change })).toEqual(fields))
})
