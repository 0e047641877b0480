import { useLingui } from '@lingui/react/macro'

/** Why points came or went, in words. */
export function useReasonWords(): (reason: string) => string {
  const { t } = useLingui()
  return (reason) => {
    switch (reason) {
      case 'sign-up':
        return t`Welcome to Vanda`
      case 'review':
        return t`A review`
      case 'photo-review':
        return t`A review with a photo`
      case 'share':
        return t`An item you shared`
      case 'order':
        return t`An order`
      case 'tier':
        return t`A new tier`
      case 'birthday':
        return t`Your birthday month`
      case 'granted':
        return t`A gift from Vanda`
      case 'withdrawn':
        return t`Taken back by Vanda`
      case 'draw':
        return t`Spin to win`
      case 'spent':
        return t`Used`
      case 'returned':
        return t`Returned: the order was cancelled`
      case 'taken-back':
        return t`Taken back: the order or review no longer counts`
      case 'expired':
        return t`Expired after a year without activity`
      default:
        // Of a newer version of the shop.
        return t`Points`
    }
  }
}
