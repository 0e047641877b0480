import { cancellable } from '#domain/orders/order-states.ts'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import { countsOf } from '../../modules/orders/order-pieces.ts'
import type { OrderLine } from '../../modules/orders/orders.queries.ts'
import { wholeNumber } from '../command/command.ts'
import { CommandError, WrongUsage } from '../command/complaints.ts'
import { plain } from '../command/printed.ts'

const MOST_PIECES = 10_000

interface NamedPieces {
  readonly sku: string
  /** All that are open, without a number. */
  readonly qty: number | undefined
}

/** `SKU=2,SKU` as `--pieces` names them. Throws `WrongUsage`. */
export function readPieces(text: string): readonly NamedPieces[] {
  const named = text.split(',').map((one) => {
    const [, sku = '', qty] = /^([^=]+)(?:=(.*))?$/.exec(one.trim()) ?? []
    if (sku.trim() === '') throw new WrongUsage(`--pieces are written like SKU=2,SKU, not '${plain(text)}'.`)
    const range = { least: 1, most: MOST_PIECES }
    return {
      sku: sku.trim(),
      qty:
        qty === undefined ? undefined : wholeNumber(qty.trim(), `The number of ${plain(sku.trim())}`, range),
    }
  })
  const twice = named.find((one, at) => named.findIndex(({ sku }) => isSame(sku, one.sku)) < at)
  if (twice) throw new WrongUsage(`--pieces name ${plain(twice.sku)} twice.`)
  return named
}

/** The named pieces among those of an order that no courier has. A SKU of several lines is taken from the first ones. */
export function openPiecesNamed(
  named: readonly NamedPieces[],
  { number, lines }: { readonly number: string; readonly lines: readonly OrderLine[] },
): readonly PiecesBack[] {
  return named.flatMap(({ sku, qty }) => {
    const own = lines.filter((line) => isSame(line.sku, sku))
    if (own.length === 0) throw new CommandError(`${number} has no ${plain(sku)}. Nothing was shipped.`)
    const open = own.reduce((sum, line) => sum + cancellable(countsOf(line)), 0)
    if (open === 0 || (qty ?? 0) > open) throw new CommandError(tooMany(own, { number, open, wanted: qty }))
    let left = qty ?? open
    return own.flatMap((line) => {
      const some = Math.min(left, cancellable(countsOf(line)))
      left -= some
      return some > 0 ? [{ position: line.position, qty: some }] : []
    })
  })
}

function tooMany(
  own: readonly OrderLine[],
  {
    number,
    open,
    wanted,
  }: { readonly number: string; readonly open: number; readonly wanted: number | undefined },
): string {
  const sum = (count: 'qty' | 'shipped' | 'cancelled') => own.reduce((all, line) => all + line[count], 0)
  const [{ sku = '', name = '' } = {}] = own
  const gone = `${sum('qty')} ordered, ${sum('shipped')} shipped, ${sum('cancelled')} cancelled`
  return `${number} has ${open} open of ${plain(sku)} (${plain(name)}: ${gone})${
    wanted === undefined ? '' : `, not ${wanted}`
  }. Nothing was shipped.`
}

function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}
