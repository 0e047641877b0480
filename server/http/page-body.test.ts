import { expect, test } from 'vitest'
import { pageBody } from './page-body.ts'
import { createPartCache } from './part-cache.ts'

const additions = { head: Buffer.from('<style>é</style></head>'), scripts: '<script>1</script>' }
const page = (content: string) => `<html lang="fr"><head></head><body>${content}</body></html>`

test('parts stand where the page shows them, each with the id of its place', () => {
  const part = createPartCache().encode(['<a id="', '">né</a><b for="', '"></b>'])
  const parts = [
    { part, id: 'R1' },
    { part, id: 'R2' },
  ]
  const html = page('<p>soie 絹</p><!--part 1-->·<!--part 0-->')
  expect(pageBody({ html, parts }, additions).toString()).toBe(
    '<!DOCTYPE html><html data-render="ssr" lang="fr"><head><style>é</style></head><body><p>soie 絹</p>' +
      '<a id="R2">né</a><b for="R2"></b>·<a id="R1">né</a><b for="R1"></b><script>1</script></body></html>',
  )
})

test.each([
  ['a part is missing in it', page(''), [{ part: createPartCache().encode(['']), id: '' }]],
  ['it shows a part that was not rendered', page('<!--part 0-->'), []],
  ['it has no head', '<html lang="en"><body></body>', []],
])('a page is refused when %s', (_, html, parts) => {
  expect(() => pageBody({ html, parts }, additions)).toThrow(RangeError)
})
