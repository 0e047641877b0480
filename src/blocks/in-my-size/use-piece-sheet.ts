import { useQuery } from '@tanstack/react-query'
import { CallError } from '#contract/failure.ts'
import type { PieceSheet } from './draw-piece.ts'
import { readSheet } from './flat-piece.ts'
import { sheetAddress } from './sheet-address.ts'

/** The parts of a garment; `missing` where the shop has none, or the device neither them nor a network. */
export function usePieceSheet(front: string): {
  readonly sheet: PieceSheet | undefined
  readonly missing: boolean
} {
  const address = sheetAddress(front)
  const { data, isError } = useQuery({
    queryKey: ['piece-sheet', address],
    queryFn: () => loadSheet(address ?? ''),
    enabled: address !== undefined,
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  return { sheet: data, missing: isError || address === undefined }
}

async function loadSheet(address: string): Promise<PieceSheet> {
  const image = new Image()
  image.src = address
  // The failure counts as one of the network: the picture is read again once the network has settled.
  await image.decode().catch(() => {
    throw new CallError({ kind: 'offline' })
  })
  const { naturalWidth: width, naturalHeight: height } = image
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  })
  context?.drawImage(image, 0, 0)
  const flat = context && readSheet(context.getImageData(0, 0, width, height))
  if (!flat) throw new Error(`No garment in ${address}`)
  return { image, flat }
}
