import { memberCard } from '#contract/account/customer.contract.ts'
import { tillCodeText, tillDigits, tillStep } from '#domain/account/till-code.ts'
import { openHmac } from '#platform/device/hmac.ts'
import type { TestClient } from '../shops/test-client.ts'

/** What the member's device shows at this time with the secret that it has; no secret shows nothing. */
export async function shownCode(
  card: { readonly memberCode: string; readonly tillKey?: string | undefined },
  now: number,
): Promise<string> {
  if (card.tillKey === undefined) throw new RangeError('a card without a secret')
  const digits = await tillDigits(tillStep(now), await openHmac(card.tillKey))
  return tillCodeText({ memberCode: card.memberCode, digits })
}

/** The card as the device of this session reads it. */
export const cardOf = (device: TestClient) => device.get(memberCard, {})
