declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>
}
