import { addressList, deleteAddress, saveAddress } from '#contract/account/addresses.contract.ts'
import { handleQueued, handleSnapshot, type Route } from '../../services/route.ts'
import { changeAddresses } from './addresses.commands.ts'
import { readAddressBook } from './addresses.queries.ts'

export const addressRoutes: readonly Route[] = [
  handleSnapshot(addressList, readAddressBook),
  ...[saveAddress, deleteAddress].map((endpoint) =>
    handleQueued(endpoint, { act: changeAddresses, present: readAddressBook }),
  ),
]
