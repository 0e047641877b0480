import { useEffect } from 'react'
import { ADDRESS_FIELDS } from '#domain/checkout/address.ts'
import type { AddressPreset } from './form/check-form.ts'
import type { Form } from './use-checkout-form.ts'

const FILLED = ['email', ...ADDRESS_FIELDS] as const

/**
 * Shows at once what the rules refuse of a wallet's e-mail and address. The fields count as touched, so that a message goes while
 * the user corrects it.
 */
export function useCheckWallet(
  { getValues, setValue }: Form,
  isOfWallet: boolean,
  rules: AddressPreset,
): void {
  useEffect(() => {
    if (!isOfWallet) return
    for (const field of FILLED) setValue(field, getValues(field), { shouldTouch: true, shouldValidate: true })
  }, [isOfWallet, rules, getValues, setValue])
}
