import { isMet, MEASURES, targetOf, type Figure } from './figures.ts'

const HEAD = ['what', 'products', 'target', 'measured', '']

/** The table of figures in docs/performance.md with the measured values, as Markdown. */
export function table(figures: readonly Figure[]): string {
  const order = Object.keys(MEASURES)
  const sorted = [...figures].sort(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id) || a.products - b.products,
  )
  const rows = [HEAD, ...sorted.map(rowOf)]
  return columns(rows)
}

/** Rows of text as a Markdown table; the first one is its head. */
export function columns(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

function rowOf(figure: Figure): string[] {
  const { what, unit } = MEASURES[figure.id]
  const target = targetOf(figure.id, figure.products)
  const bound =
    target?.most !== undefined
      ? `≤ ${written(target.most, unit)}`
      : target
        ? `≥ ${written(target.least ?? 0, unit)}`
        : ''
  const met = isMet(figure)
  return [
    what,
    figure.products.toLocaleString('en'),
    bound,
    written(figure.value, unit),
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]
}

export function written(value: number, unit: string): string {
  return `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })}${spaced(unit)}`
}

function spaced(unit: string): string {
  return unit === '' || unit.startsWith('/') ? unit : ` ${unit}`
}
