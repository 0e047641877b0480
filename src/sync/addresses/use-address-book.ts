import { saveAddress } from '#contract/account/addresses.contract.ts'
import type { SavedAddress } from '#domain/account/address-book.ts'
import type { AddressPreset } from '#domain/checkout/address-presets.ts'
import { useResource } from '../device-state.ts'
import { useFetched } from '../use-fetched.ts'
import { useRefused } from '../use-refused.ts'
import { useWaiting } from '../use-sync.ts'
import type { RefusedOperation } from '../outbox/operation-preview.ts'
import { addressBookState, type AddressBookState } from './address-book-state.ts'

export interface AddressBook {
  readonly state: AddressBookState
  /** In the order in which they were added. */
  readonly list: readonly SavedAddress[]
  readonly rules: AddressPreset
  /** Epoch milliseconds (server clock) of the confirmed addresses; undefined without any. */
  readonly asOf: number | undefined
  readonly ask: () => void
}

const NONE: readonly SavedAddress[] = []

/** The member's addresses, fetched when a screen shows them and when the network is back. */
export function useAddressBook(): AddressBook {
  const book = useResource('addresses')
  const { requested, ask } = useFetched('addresses')
  const ready = book.status === 'ready' ? book : undefined
  const list = (ready?.list ?? NONE) as readonly SavedAddress[]
  return {
    state: addressBookState({
      status: book.status,
      count: list.length,
      isConfirmed: ready?.asOf !== undefined,
      requested,
    }),
    list,
    rules: ready?.rules ?? 'lenient',
    asOf: ready?.asOf,
    ask,
  }
}

/** Ids of the addresses with changes that the server does not have. */
export function usePendingAddresses(): ReadonlySet<string> {
  const saves = useWaiting().filter(({ path }) => path === saveAddress.path)
  return new Set(saves.map(({ input }) => String(input['id'])))
}

export interface RefusedAddress {
  readonly operation: RefusedOperation
  /** As entered. */
  readonly address: SavedAddress
}

/** Addresses that the server has refused, the newest first, until they are corrected or discarded. */
export function useRefusedAddresses(): readonly RefusedAddress[] {
  return useRefused()
    .filter(({ path }) => path === saveAddress.path)
    .map((operation) => ({ operation, address: operation.input as unknown as SavedAddress }))
}
