import type { FetchState } from '../use-fetched.ts'

export interface AddressBookFacts {
  readonly status: 'unknown' | 'ready' | 'failed'
  readonly count: number
  /** The server has confirmed an address book on this device before. */
  readonly isConfirmed: boolean
  readonly requested: FetchState
}

export type AddressBookState = 'loading' | 'failed' | 'empty' | 'filled'

/** An address book that the server has never confirmed is not an empty one. */
export function addressBookState({
  status,
  count,
  isConfirmed,
  requested,
}: AddressBookFacts): AddressBookState {
  if (status === 'failed') return 'failed'
  if (status === 'ready' && count > 0) return 'filled'
  if (status === 'ready' && isConfirmed) return 'empty'
  return requested === 'failed' ? 'failed' : 'loading'
}
