import { describe, expect, test } from 'vitest'
import type { Stylesheet } from './app-build.ts'
import { placeStyles, stylesInHead, withLinks } from './page-styles.ts'
import { createPartCache } from './part-cache.ts'

const sheet = (name: string, names: readonly string[], isApart = false): Stylesheet => ({
  href: `/assets/${name}.css`,
  css: `.${name}{color:red}`,
  names,
  isApart,
})

describe('the styles in the head', () => {
  const head = stylesInHead([
    { ...sheet('shop', []), css: '@layer blocks{.card{color:red}}' },
    { ...sheet('listing', []), css: '@layer screens{.tools{color:blue}}' },
  ])

  test('the order of the layers comes before any rule', () => {
    expect(head).toMatch(/^<style>@layer reset, tokens, base, ui, blocks, screens;@layer blocks\{/)
  })

  test('the rules of each stylesheet stand in the page, and a link that keeps it from being loaded again', () => {
    expect(head).toContain('.card{color:red}')
    expect(head).toContain('.tools{color:blue}')
    expect(head.match(/<link[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/shop.css" disabled>',
      '<link rel="stylesheet" href="/assets/listing.css" disabled>',
    ])
  })
})

describe('a page with places for links', () => {
  const PLACE = '<div hidden="" data-styles=""></div>'
  const page = `<html lang="en"><body><h1 class="a1 b1" data-alarm="">x</h1>${PLACE}<p class="a2">y</p>${PLACE}<!--part 0--></body></html>`
  const parts = [{ part: createPartCache().encode(['<i lang="zh-TW" class="a3">z</i>']), id: 'R1' }]
  const SCRIPT = '<script>s</script>'

  /** Where the stylesheet stands: in the head, at a place, or with the app. */
  function placeIn(html: string, only: Stylesheet): unknown {
    const placed = placeStyles({ html, parts }, [only])
    const [, ...places] = withLinks(html, placed, '').split('data-styles="">')
    const link = `<link rel="stylesheet" href="${only.href}"></div>`
    const at = places.findIndex((text) => text.startsWith(link))
    const found = [placed.inline[0] && 'head', at >= 0 && at, placed.unused[0] === only.href && 'app']
    return found.filter((place) => place !== false && place !== undefined)
  }

  test.each([
    ['with rules of the first view is inline', ['b1', 'a3'], 'head'],
    ['is linked before the first element that needs it', ['a2', 'a3'], 0],
    ['is linked at a later place if only a part after that needs it', ['a3', 'a9'], 1],
    ['that nothing on the page needs comes with the app', ['a9'], 'app'],
    ['with rules of the language of the page is inline', [':en'], 'head'],
    ['with rules of another language is linked where that begins', [':zh'], 1],
    ['whose language only begins alike comes with the app', [':e'], 'app'],
    ['with rules for states is linked at the last place', [':state', '[aria-busy]'], 1],
    ['for a state that the first view has is inline', [':state', '[data-alarm]'], 'head'],
  ])('a stylesheet apart %s', (_, names, place) => {
    expect(placeIn(page, sheet('apart', names, true))).toEqual([place])
  })

  test('a stylesheet that is not apart is inline, whatever needs it', () => {
    expect(placeIn(page, sheet('whole', ['a3']))).toEqual(['head'])
  })

  test('a page without a place has all rules inline', () => {
    expect(placeIn('<html><body><p>x</p></body></html>', sheet('apart', ['a9'], true))).toEqual(['head'])
  })

  test('the script stands before the first link, or ends the page', () => {
    const linked = withLinks(page, placeStyles({ html: page, parts }, [sheet('apart', ['a2'], true)]), SCRIPT)
    expect(linked).toContain(`data-styles="">${SCRIPT}<link`)
    expect(linked.split(SCRIPT)).toHaveLength(2)
    const short = '<body><p>x</p></body>'
    expect(withLinks(short, placeStyles({ html: short, parts: [] }, []), SCRIPT)).toBe(
      `<body><p>x</p>${SCRIPT}</body>`,
    )
  })
})
