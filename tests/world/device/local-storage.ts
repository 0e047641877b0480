/** localStorage as a browser has it: its keys are its entries. */
export class AStorage {
  [key: string]: unknown
  static {
    for (const [name, value] of Object.entries({
      getItem(this: AStorage, key: string) {
        return this[key] ?? null
      },
      setItem(this: AStorage, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: AStorage, key: string) {
        delete this[key]
      },
    }))
      Object.defineProperty(AStorage.prototype, name, { value, configurable: true, writable: true })
  }
}
