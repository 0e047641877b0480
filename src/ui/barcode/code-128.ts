import jsbarcode from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js'

/** Loaders of modules of this kind disagree on what the default export is. */
const Encoder = 'default' in jsbarcode ? jsbarcode.default : jsbarcode

/** A dark bar, in modules. */
export interface Bar {
  readonly at: number
  readonly width: number
}

/** The bars of a text in Code 128, and how many modules wide all of it is. Throws RangeError for a text beyond ASCII. */
export function code128(text: string): { readonly bars: readonly Bar[]; readonly modules: number } {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new RangeError('Code 128 has no sign for this text')
  const { data } = new Encoder(text, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map(({ 0: run, index }) => ({ at: index, width: run.length }))
  return { bars, modules: data.length }
}
