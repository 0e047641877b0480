import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const UI = new URL('../src/ui/', import.meta.url)

/**
 * The kit as spec 1 lists it, with the folders that hold it. A carousel is a row that the browser scrolls (decision 0055).
 */
test.each([
  ['toast', ['toast']],
  ['popup', ['dialog', 'sheet']],
  ['countdown', ['countdown']],
  ['select', ['select']],
  ['sticky', ['sticky']],
  ['pagination', ['pagination']],
  ['popover', ['popover']],
  ['tabs', ['tabs']],
  ['radio', ['radio-group', 'choice-group']],
  ['checkbox', ['checkbox']],
  ['image uploader', ['image-uploader']],
  ['textarea', ['textarea']],
  ['number input', ['number-input']],
  ['infinite load', ['infinite-load']],
  ['back-to-top', ['back-to-top']],
  ['carousel', ['rail']],
  ['lightbox', ['lightbox']],
  ['barcode', ['barcode']],
])('the kit has a %s that is shown in every state (spec 1)', (_part, folders) => {
  for (const name of folders) expect(existsSync(new URL(`${name}/${name}.demo.tsx`, UI)), name).toBe(true)
})
