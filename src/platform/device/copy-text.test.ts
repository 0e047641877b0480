import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that records what is copied, by the clipboard or from a selected field. */
function page({ clipboard, command }: { readonly clipboard: boolean; readonly command: boolean }) {
  const copied: string[] = []
  const field = { value: '', style: {}, select() {}, remove() {} }
  vi.stubGlobal('HTMLElement', Map)
  vi.stubGlobal(
    'navigator',
    clipboard ? { clipboard: { writeText: async (text: string) => copied.push(text) } } : {},
  )
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append() {} },
    createElement: () => field,
    execCommand(name: string) {
      if (command) copied.push(`${name}: ${field.value}`)
      return command
    },
  })
  return copied
}

test.each([
  ['a secure page uses the clipboard', { clipboard: true, command: true }, ['VANDA01']],
  ['a page over plain HTTP copies a selected field', { clipboard: false, command: true }, ['copy: VANDA01']],
])('%s (spec 6)', async (_, given, expected) => {
  const copied = page(given)
  await copyText('VANDA01')
  expect(copied).toEqual(expected)
})

test('the caller learns when nothing was copied (spec 8)', async () => {
  page({ clipboard: false, command: false })
  await expect(copyText('VANDA01')).rejects.toThrow()
})
