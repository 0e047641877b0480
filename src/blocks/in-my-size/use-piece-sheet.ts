import { skipToken, useQuery } from '@tanstack/react-query'
import { CallError } from '#contract/failure.ts'
import type { PieceSheet } from './draw-piece.ts'
import { readSheet } from './flat-piece.ts'
import { ownSheet, pixelsOf } from './own-sheet.ts'
import type { FlatSheet } from './sheet-address.ts'

/** A piece laid flat; `missing` where the device has neither its picture nor a network. */
export function usePieceSheet(of: FlatSheet | undefined): {
  readonly sheet: PieceSheet | undefined
  readonly missing: boolean
} {
  const { data, isError } = useQuery({
    queryKey: ['piece-sheet', of?.address],
    queryFn: of ? () => loadSheet(of) : skipToken,
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { sheet: data, missing: isError }
}

async function loadSheet({ address, mm }: FlatSheet): Promise<PieceSheet> {
  const image = new Image()
  image.src = address
  // The failure counts as one of the network: the picture is read again once the network has settled.
  await image.decode().catch(() => {
    throw new CallError({ kind: 'offline' })
  })
  const picture = mm === undefined ? image : ownSheet(image, mm)
  const sheet = picture && pixelsOf(picture)
  const flat = sheet && readSheet(sheet, { isWhole: mm !== undefined })
  if (!picture || !flat) throw new Error(`No garment in ${address}`)
  return { image: picture, width: sheet.width, flat }
}
