/** The encoder of Code 128 alone; the package's index has all formats and draws by itself. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: Readonly<Record<string, never>>)
    /** A digit for each module: 1 is dark. */
    encode(): { readonly data: string }
  }
  const exported: typeof Code128 | { readonly default: typeof Code128 }
  export default exported
}
