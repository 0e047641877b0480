import { expect, test } from 'vitest'
import { deleteAddress, saveAddress } from '#contract/account/addresses.contract.ts'
import { saveMySizes } from '#contract/account/sizes.contract.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'
import { addressesResource } from './addresses-resource.ts'

const operation = (path: string, input: unknown, v = 2): Operation => ({
  seq: 1,
  id: 'o',
  v,
  path,
  input,
  preview: undefined,
  lang: 'en-GB',
  createdAt: 0,
  attempts: 0,
})
const address = (id: string, isDefault = false) => ({ ...ADDRESS, id, type: 'shipping', isDefault }) as const
const save = (id: string, isDefault = false, v = 2) => operation(saveAddress.path, address(id, isDefault), v)
const remove = (id: string) => operation(deleteAddress.path, { id })
const confirmed: Snapshot = {
  name: 'addresses',
  version: 1,
  shopper: 'm',
  data: { version: 1, shopper: 'm', rules: 'strict', list: [address('a', true)] },
  asOf: 0,
}

test.for([
  ['no answer and no operation', undefined, [], 'lenient', ''],
  ['the shop knows one', confirmed, [], 'strict', 'a*'],
  ['added without a network', undefined, [save('b')], 'lenient', 'b*'],
  ['pending operations are applied on top', confirmed, [save('b', true)], 'strict', 'a b*'],
  ['added and deleted', confirmed, [save('b', true), remove('b')], 'strict', 'a*'],
  ['deleted', confirmed, [remove('a')], 'strict', ''],
  ['an operation of a newer build', confirmed, [save('b', true, 99)], 'strict', 'a*'],
  [
    'an operation of another resource',
    confirmed,
    [operation(saveMySizes.path, { hip: 900 })],
    'strict',
    'a*',
  ],
] as const)('%s', ([, snapshot, operations, rules, list]) => {
  const view = addressesResource.view?.(snapshot, operations, { locale: 'en-GB', currency: 'SGD' })
  expect(view).toMatchObject({ status: 'ready', asOf: snapshot?.asOf, rules })
  expect(view?.list.map(({ id, isDefault }) => (isDefault ? `${id}*` : id)).join(' ')).toBe(list)
})
