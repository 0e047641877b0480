import type { Address } from '#contract/address-schema.ts'
import { checkAddress, type AddressPreset, type AddressProblem } from '#domain/checkout/address.ts'
import { ShopError } from '../../core/shop-error.ts'

const NO_ADDRESS: Address = {
  country: '',
  firstName: '',
  lastName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
}

/** What is wrong with an address that has to be there: a missing one has the problems of an empty form. */
export function addressProblems(given: Address | undefined, rules: AddressPreset): AddressProblem[] {
  return checkAddress(given ?? NO_ADDRESS, rules)
}

/** The address, where the rules of spec 5 hold for it; refuses a missing one with the problems of an empty form. */
export function checkedAddress<Given extends Address>(given: Given | undefined, rules: AddressPreset): Given {
  const problems = addressProblems(given, rules)
  if (problems.length > 0 || !given) throw new ShopError('address-wrong', { problems })
  return given
}
