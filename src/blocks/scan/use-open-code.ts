import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { readMemberCode } from '#domain/account/member-code.ts'
import { readTillCode, tillCodeText } from '#domain/account/till-code.ts'
import { readScanned } from '#domain/kiosk/scanned.ts'
import { findCode } from '#queries/product-of-code.ts'
import { inKiosk } from '#platform/kiosk/kiosk-tablet.ts'
import { useCaller } from '../use-caller.ts'
import { useFailureWords } from '../use-failure-words.ts'
import { openScannedCard, type ScannedCard } from './scanned-card.ts'

/**
 * Opens the page of a scanned product, on a kiosk also a member's card for staff; returns an error message for an
 * unknown code, undefined once the page is open.
 */
export function useOpenCode(): (text: string) => Promise<string | undefined> {
  const { t } = useLingui()
  const call = useCaller()
  const navigate = useNavigate()
  const words = useFailureWords()
  return async (text) => {
    const card = inKiosk() ? readCard(text) : undefined
    if (card) {
      openScannedCard(card)
      return undefined
    }
    const scanned = readScanned(text, [location.host])
    if (!scanned) return t`We do not know this code.`
    try {
      const code = 'code' in scanned ? scanned.code : (scanned.sku ?? scanned.spu)
      const found = await findCode(call, code)
      if (!found) return t`We do not know this code.`
      await navigate({
        to: '/products/$product',
        params: { product: found.spu },
        search: found.sku ? { sku: found.sku } : {},
      })
      return undefined
    } catch (error) {
      return words(error)
    }
  }
}

function readCard(text: string): Pick<ScannedCard, 'code' | 'kind'> | undefined {
  const rotating = readTillCode(text)
  if (rotating) return { code: tillCodeText(rotating), kind: 'rotating' }
  const code = readMemberCode(text)
  return code === undefined ? undefined : { code, kind: 'number' }
}
