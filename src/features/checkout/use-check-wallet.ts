import { useEffect } from 'react'
import type { AddressPreset } from './components/check-form.ts'
import type { Form } from './components/checkout-form.tsx'

/** Shows at once what the rules refuse of a wallet's address, so that the user corrects it before the press. */
export function useCheckWallet({ trigger }: Form, isOfWallet: boolean, rules: AddressPreset): void {
  useEffect(() => {
    if (isOfWallet) void trigger()
  }, [isOfWallet, rules, trigger])
}
