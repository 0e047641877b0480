import { createFileRoute } from '@tanstack/react-router'
import { addressBookHead } from '#features/account/account-heads.ts'
import { AddressBookScreen } from '#features/account/address-book-screen.tsx'

export const Route = createFileRoute('/_shop/user/address')({
  staticData: { part: 'account' },
  head: ({ match }) => addressBookHead(match.context),
  component: AddressBookScreen,
})
