import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CartPiece, CartViewLine } from '#sync/resources/cart-view.ts'

type Replace = (sku: string, by: { readonly piece: CartPiece; readonly qty: number }) => Promise<void>

export interface LineChange {
  readonly list: RefObject<HTMLUListElement | null>
  /** The line whose colour and size are chosen, or were last: it stays for the closing transition. */
  readonly line: CartViewLine | undefined
  readonly isOpen: boolean
  readonly begin: (line: CartViewLine) => void
  readonly close: () => void
  /** Closes and puts another piece in the place of the line. */
  readonly take: (piece: CartPiece, qty: number) => void
}

/** Choosing another colour or size for one of these lines. */
export function useLineChange(lines: readonly CartViewLine[], replace: Replace): LineChange {
  const [line, setLine] = useState<CartViewLine>()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const taken = useRef('')

  // The button that opened the dialog leaves with its line: the focus goes to that of the new one.
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-change]') ?? []
    const button = [...buttons].find(({ dataset }) => dataset['change'] === taken.current)
    if (!button) return
    taken.current = ''
    button.focus()
  }, [lines])

  return {
    list,
    line,
    isOpen,
    begin(next) {
      setLine(next)
      setOpen(true)
    },
    close: () => setOpen(false),
    take(piece, qty) {
      setOpen(false)
      if (!line || piece.sku === line.sku) return
      taken.current = piece.sku
      void replace(line.sku, { piece, qty })
    },
  }
}
