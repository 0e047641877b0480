import { expect, test } from 'vitest'
import { splitStyles } from '../scripts/later-styles.ts'

const GROUPS = new Map([
  ['2', 'later'],
  ['3', 'later'],
  ['4', 'cards'],
])
const split = (css: string) =>
  Object.fromEntries(splitStyles(css, GROUPS).map((part) => [part.group, part.css]))

test('rules of a group leave the stylesheet, with the at-rules around them', () => {
  expect(
    split('@layer ui{.a1{color:red}.b2{color:blue}@media (hover:hover){.a2 p:hover{color:red}}}.a4{top:0}'),
  ).toEqual({
    undefined: '@layer ui{.a1{color:red}}',
    later: '@layer ui{.b2{color:blue}@media (hover:hover){.a2 p:hover{color:red}}}',
    cards: '.a4{top:0}',
  })
})

test('a list of selectors is divided, and a rule of two groups is in neither', () => {
  expect(split('.a1,.a2>p,.b3{color:red}.a2 .a4{top:0}.a1 .a2{left:0}.a2 .a3{right:0}')).toEqual({
    undefined: '.a1{color:red}.a2 .a4{top:0}.a1 .a2{left:0}',
    later: '.a2>p,.b3{color:red}.a2 .a3{right:0}',
  })
})

test('animations go with their module, and rules of languages are a part of their own', () => {
  expect(
    split(
      '@layer a, b;@font-face{font-family:x}@keyframes c2{to{top:0}}p{top:0}[lang]:lang(ja){top:1px}.a1:lang(ja){top:2px}',
    ),
  ).toEqual({
    undefined: '@layer a, b;@font-face{font-family:x}p{top:0}.a1:lang(ja){top:2px}',
    languages: '[lang]:lang(ja){top:1px}',
    later: '@keyframes c2{to{top:0}}',
  })
})

test('a stylesheet without rules of a group stays whole', () => {
  expect(splitStyles('.a1{top:1.5px}', GROUPS)).toEqual([{ group: undefined, css: '.a1{top:1.5px}' }])
})

test('rules for states are with those of what is below, where there are any', () => {
  const states =
    '.a1:hover{top:0}@media (hover:hover){.b1 p{top:1px}}@media print{p{top:2px}}[data-kiosk] body{top:3px}'
  const plain = '.a1{top:4px}.a1:not(:hover){top:5px}.a1:disabled{top:6px}'
  expect(split(`${plain}${states}.a2{top:7px}.a4:hover{top:8px}`)).toEqual({
    undefined: plain,
    later: `${states}.a2{top:7px}`,
    cards: '.a4:hover{top:8px}',
  })
  expect(split(plain + states)).toEqual({ undefined: plain + states })
})
