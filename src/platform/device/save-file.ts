/** Long enough for a browser that asks first where to put the file. */
const KEPT_MS = 60_000

/** Hands a text to the user as a downloaded file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
