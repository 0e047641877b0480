/**
 * Copies a text. Over plain HTTP, and where the browser refuses its clipboard, a selected field is copied instead.
 * Rejects when neither works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copyField(text)) throw error
  }
}

function copyField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Outside of an open dialog nothing can be selected.
  const parent = before?.closest('dialog') ?? document.body
  parent.append(field)
  field.select()
  try {
    // The one way to copy without a secure context.
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
