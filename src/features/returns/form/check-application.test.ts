import { describe, expect, test } from 'vitest'
import { checkApplication, checkParcel, writtenParcel } from './check-application.ts'
import { blankReturn, type ReturnDraft } from './return-draft.ts'

const whole: ReturnDraft = {
  ...blankReturn('1'),
  type: 'self-ship',
  items: { 0: 1 },
  reason: 'too-small',
  description: 'Too tight at the waist.',
}

describe('a return is applied for with its type first (spec 5)', () => {
  test.each([
    ['whole', whole, {}],
    ['no courier yet', { ...whole, courier: '', tracking: '' }, {}],
    ['a courier without a number', { ...whole, courier: 'DHL' }, { tracking: 'missing' }],
    ['a number without a courier', { ...whole, tracking: 'RB123456785SG' }, { courier: 'missing' }],
    ['a parcel of another type', { ...whole, type: 'refund-only', courier: 'DHL' } as const, {}],
    ['a store that is not chosen', { ...whole, type: 'in-store' } as const, { storeId: 'missing' }],
  ])('%s', (_, draft, problems) => expect(checkApplication(draft, 1)).toEqual(problems))

  test('an empty form names every part in the order in which it is filled in', () => {
    expect(Object.keys(checkApplication(blankReturn('1'), 0))).toEqual([
      'type',
      'items',
      'reason',
      'description',
      'photos',
    ])
  })
})

describe('a parcel has its courier and a number (spec 4.13, traps 2.12)', () => {
  test.each([
    [{ courier: 'DHL', tracking: 'rb 1234 5678 5 sg' }, {}],
    [
      { courier: ' ', tracking: '' },
      { courier: 'missing', tracking: 'missing' },
    ],
    [{ courier: 'DHL', tracking: 'http://x' }, { tracking: 'unreadable' }],
    // A wrong check digit is no error: the form asks.
    [{ courier: 'DHL', tracking: 'RB123456784SG' }, {}],
  ])('%j', (parcel, problems) => expect(checkParcel(parcel)).toEqual(problems))

  test('a known courier has its own name, and a number its letters and digits', () => {
    expect(writtenParcel({ courier: 'singapore post', tracking: 'ＲＢ１２３４５６７８５ＳＧ' })).toEqual({
      courier: 'SingPost',
      tracking: 'RB123456785SG',
    })
    expect(writtenParcel({ courier: ' Tuk-Tuk ', tracking: 'a-1 234' })).toEqual({
      courier: 'Tuk-Tuk',
      tracking: 'A1234',
    })
  })
})
