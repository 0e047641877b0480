import { Trans, useLingui } from '@lingui/react/macro'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { Button } from '#ui/button/button.tsx'

/** Opens the colours and sizes of a line; nothing where the shop has no other, or no longer sells the product. */
export function ChangeButton({
  line,
  onChange,
}: {
  readonly line: CartViewLine
  readonly onChange: () => void
}) {
  const { t } = useLingui()
  const name = line.productsName
  if (line.onlyOne || line.isGiftCard || line.state === 'stop-selling') return null
  return (
    <Button
      look="quiet"
      size="small"
      data-change={line.sku}
      aria-label={t`Change color or size: ${name}`}
      onClick={onChange}
    >
      <Trans>Change</Trans>
    </Button>
  )
}
