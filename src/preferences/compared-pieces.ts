import { useSyncExternalStore } from 'react'
import { readCompared, toggledPiece } from '#domain/catalog/compared.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'

const KEY = 'vanda-compared'
const NONE: readonly string[] = []

const listeners = new Set<() => void>()
let chosen: readonly string[] | undefined

function readChosen(): readonly string[] {
  const { spus } = readCompared(readLocal(KEY))
  chosen ??= spus.length === 0 ? NONE : spus
  return chosen
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** SPU codes that were chosen on this device to be compared, in the order of choice. */
export function useComparedPieces(): readonly string[] {
  return useSyncExternalStore(subscribe, readChosen, () => NONE)
}

/** Adds a piece at the end or takes it out; unchanged where no more fit. Where nothing can be stored, it holds for this page. */
export function toggleCompared(spu: string): readonly string[] {
  chosen = toggledPiece(
    readChosen().map((code) => ({ spu: code })),
    { spu },
  ).map((piece) => piece.spu)
  writeLocal(KEY, chosen.join('.'))
  for (const listener of listeners) listener()
  return chosen
}
