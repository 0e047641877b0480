import { describe, expect, test } from 'vitest'
import { namesIn, namesOfRules } from './names-in.ts'
import { ANY_STATE, selectorsOf, statesOf } from './style-states.ts'

describe('the states of a selector', () => {
  test.each([
    ['.a1', undefined],
    ['.a1:hover', []],
    ['.a1:active:not(:disabled,[aria-busy=true])', []],
    ['.a1:not([aria-busy=true])', undefined],
    ['.a1:focus-visible', undefined],
    ['.a1[aria-busy=true]:after', ['[aria-busy]']],
    ['.a1[aria-busyness]', undefined],
    [':root:has([data-offline-strip]):has(.a2) .a1', ['[data-offline-strip]']],
    [':root:has(.a2) .a1', undefined],
    ['.a1:is(:hover,[aria-busy=true]:not(.b1))', ['[aria-busy]']],
    ['.a1:is(:hover,.b1)', undefined],
    ['.a1:is(.b1,.c1)[data-kiosk]', ['[data-kiosk]']],
  ])('%s: %j', (selector, states) => {
    expect(statesOf(selector)).toEqual(states)
  })
})

test('a list of selectors is divided at its own commas', () => {
  expect(selectorsOf('.a:is(.b,.c),[title="x,y"],p')).toEqual(['.a:is(.b,.c)', '[title="x,y"]', 'p'])
})

describe('what a stylesheet is about', () => {
  test.each([
    ['a state of its own element', '.a1{top:0}.a1:hover{top:1px}', ['a1']],
    ['a state of another one', '.a1{top:0}.a2[aria-busy=true]{top:1px}', ['a1', ANY_STATE, '[aria-busy]']],
    ['a state of the document', '@layer base{[data-kiosk] body{top:0}}', [ANY_STATE, '[data-kiosk]']],
    ['print', '@layer ui{.a1{top:0}@media print{.a2{top:1px}.a1{top:2px}}}', ['a1', ANY_STATE]],
    ['a wide screen', '@media (min-width:600px){.a1{top:0}}', ['a1']],
    ['languages', '.a1:lang(ja),p:lang(zh){top:0}', ['a1', ':ja', ':zh']],
  ])('%s', (_, css, names) => {
    expect(namesOfRules(css)).toEqual(names)
  })
})

test('markup has the states that it names', () => {
  const html = '<p class="a1" aria-busy="true"></p><b data-kiosk="">data-motion</b>'
  expect([...namesIn(html)]).toEqual(['a1', '[aria-busy]', '[data-kiosk]'])
})
