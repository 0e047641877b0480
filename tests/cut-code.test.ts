import { expect, test } from 'vitest'
import { cutCode } from '../scripts/cut-code.ts'

const NONE = { bodies: {}, assigned: [], tags: [] }
/** Layout does not count. */
const flat = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

test('a function that is left out keeps its name and gets its new body', () => {
  const code = 'function used() { return rare() }\nfunction rare(a) { return a + 1 }'
  expect(cutCode(code, { ...NONE, bodies: { rare: '{}' } })).toBe(
    'function used() { return rare() }\nfunction rare(a) {}',
  )
})

test('so do a method of a class, and a function that an object gives itself', () => {
  const code =
    'var Cache = class extends Base { find(a) { return a } get(a) { return this.find(a) } };\nvar Other = class { find(a) { return a } };\nthis.match = (a) => { return a };\nexport { Cache };'
  expect(cutCode(code, { ...NONE, bodies: { 'Cache.find': '{}', 'this.match': '{}' } })).toBe(
    'var Cache = class extends Base { find(a) {} get(a) { return this.find(a) } };\nvar Other = class { find(a) { return a } };\nthis.match = (a) => {};\nexport { Cache };',
  )
  expect(() => cutCode(code, { ...NONE, bodies: { 'Cache.match': '{}' } })).toThrow('Cache.match')
})

test('the methods of a class that is left out go, those of others stay', () => {
  const code =
    'Rare.prototype.show = function () { return 1 };\nUsed.prototype.show = function () { return 2 };'
  expect(cutCode(code, { ...NONE, assigned: ['Rare.prototype'] }).trim()).toBe(
    'Used.prototype.show = function () { return 2 };',
  )
})

test('an export that nothing imports goes', () => {
  const code = 'exports.rare = function () { return 1 };\nexports.rareOne = 2;'
  expect(cutCode(code, { ...NONE, assigned: ['exports.rare'] }).trim()).toBe('exports.rareOne = 2;')
})

test('a name that the package does not have is refused: it has changed', () => {
  expect(() => cutCode('function a() {}', { ...NONE, bodies: { b: '{}' } })).toThrow('b')
  expect(() => cutCode('function a() {}', { ...NONE, assigned: ['C.prototype'] })).toThrow('C.prototype')
})

test('no kind that is left out is asked for, and others still are', () => {
  const code =
    'if (30 === fiber.tag) a(); else if (5 === fiber.tag || 31 !== fiber.tag) b(); if (30 === fiber.lanes) c()'
  expect(cutCode(code, { ...NONE, tags: [30, 31] })).toBe(
    'if (!1) a(); else if (5 === fiber.tag || !0) b(); if (30 === fiber.lanes) c()',
  )
})

const SWITCH = (cases: string) => `function run(fiber) { switch (fiber.tag) { ${cases} } }`

test('the case of such a kind goes, and the code of a case that falls into it stays', () => {
  const cut = (cases: string) => flat(cutCode(SWITCH(cases), { ...NONE, tags: [30] }))
  expect(cut('case 5: return a(); case 30: return b(); default: c()')).toBe(
    flat(SWITCH('case 5: return a(); default: c()')),
  )
  expect(cut('case 5: case 30: return b();')).toBe(flat(SWITCH('case 5: return b();')))
  expect(cut('case 5: a(); case 30: b(); break;')).toBe(flat(SWITCH('case 5: a(); b(); break;')))
})

test('a variable that such a case declares stays declared for the cases beside it', () => {
  const cut = cutCode(SWITCH('case 30: var name = a(function () { var own; }); break; case 5: name = 2;'), {
    ...NONE,
    tags: [30],
  })
  expect(flat(cut)).toBe(flat(SWITCH('case 30: var name; break; case 5: name = 2;')))
})
