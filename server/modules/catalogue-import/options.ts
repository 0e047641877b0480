import { sizeName } from '#domain/catalog/size-order.ts'
import type { OptionValue } from './product-record.ts'

export type OptionRole = 'colour' | 'size' | 'other'

const COLOUR = [
  'color',
  'colour',
  'colors',
  'colours',
  'couleur',
  'farbe',
  'color/print',
  'kleur',
  'colore',
  'cor',
  'warna',
  'สี',
  'màu',
  'màu sắc',
  '色',
  '颜色',
  '顏色',
  'カラー',
]
const SIZE = [
  'size',
  'sizes',
  'taille',
  'größe',
  'groesse',
  'grösse',
  'talla',
  'taglia',
  'maat',
  'tamanho',
  'ukuran',
  'saiz',
  'ขนาด',
  'ไซส์',
  'kích thước',
  'kích cỡ',
  '尺码',
  '尺碼',
  '尺寸',
  'サイズ',
]

const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['extra small', 'XS'],
  ['x-small', 'XS'],
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
  ['x-large', 'XL'],
  ['extra large', 'XL'],
  ['xx-large', 'XXL'],
])

const ONE_SIZE = 'One Size'

/** What an option is by its name, in any language of the shop. */
export function roleOf(name: string): OptionRole {
  const plain = name.trim().toLowerCase().replace(/^pa_/, '')
  if (COLOUR.includes(plain)) return 'colour'
  return SIZE.includes(plain) ? 'size' : 'other'
}

export interface ChosenOptions {
  readonly colour: string | undefined
  readonly size: string
}

/** The colour and the size of a variant; options that are neither are joined into the size. */
export function chosenOf(
  options: readonly OptionValue[],
  roles: Readonly<Record<string, OptionRole>>,
): ChosenOptions {
  const is = (role: OptionRole) => options.filter(({ name }) => (roles[name] ?? roleOf(name)) === role)
  const size = [...is('size').map(({ value }) => sizeOf(value)), ...is('other').map(({ value }) => value)]
  return { colour: is('colour')[0]?.value, size: size.join(' / ') || ONE_SIZE }
}

function sizeOf(value: string): string {
  const label = WRITTEN.get(value.toLowerCase()) ?? value
  const name = sizeName(label)
  // `sizeName` writes letters in capitals; a word such as "One Size" stays as it is written.
  return /^[A-Z0-9]{1,4}$/.test(name) ? name : label
}
