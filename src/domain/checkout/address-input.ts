/** An address as the form holds it, unchanged input. */
export type AddressInput = {
  readonly country: string
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly phone: string
}
export type AddressField = keyof AddressInput
