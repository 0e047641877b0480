import { describe, expect, test } from 'vitest'
import { html, type Html, type HtmlValue } from './html.ts'

const SIGNS = `& < > " '`
const ESCAPED = '&amp; &lt; &gt; &quot; &#39;'

/** Every place of a template in which the shop writes a value. */
const PLACES: Readonly<Record<string, readonly [write: (value: HtmlValue) => Html, around: string]>> = {
  'the text of an element': [(value) => html`<p>${value}</p>`, '<p>*</p>'],
  'the text between two elements': [(value) => html`<b>a</b>${value}<b>c</b>`, '<b>a</b>*<b>c</b>'],
  'an attribute in double quotes': [(value) => html`<a title="${value}"></a>`, '<a title="*"></a>'],
  'a part of an attribute': [(value) => html`<a title="a ${value} c"></a>`, '<a title="a * c"></a>'],
  'an address': [(value) => html`<a href="/p?q=${value}#x"></a>`, '<a href="/p?q=*#x"></a>'],
  'a style attribute': [
    (value) => html`<p style="color:${value};top:0"></p>`,
    '<p style="color:*;top:0"></p>',
  ],
  'the title of a document': [(value) => html`<title>${value}</title>`, '<title>*</title>'],
  'the beginning and the end': [(value) => html`${value}-${value}`, '*-*'],
  'a template in a template': [(value) => html`<i>${html`<b>${value}</b>`}</i>`, '<i><b>*</b></i>'],
  'a list': [(value) => html`<i>${[value, value]}</i>`, '<i>**</i>'],
  'a list of templates': [
    (value) => html`<i>${[1, 2].map((n) => html`<b id="${n}">${value}</b>`)}</i>`,
    '<i><b id="1">*</b><b id="2">*</b></i>',
  ],
  'a list in a list': [(value) => html`<i>${[[value], [[value]]]}</i>`, '<i>**</i>'],
}

const VALUES: readonly (readonly [name: string, value: HtmlValue, written: string])[] = [
  ['every sign of markup', SIGNS, ESCAPED],
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['an end of the attribute', `" onload="x`, '&quot; onload=&quot;x'],
  ['an end by an apostrophe', `' onload='x`, '&#39; onload=&#39;x'],
  ['what is escaped already', '&amp;', '&amp;amp;'],
  ['a name with accents', 'Zoë 王小明', 'Zoë 王小明'],
  ['a template', html`<u>${SIGNS}</u>`, `<u>${ESCAPED}</u>`],
  ['a number', 0, '0'],
  ['an empty text', '', ''],
  ['nothing', undefined, ''],
  ['a condition that is not met', false, ''],
]

describe.each(Object.entries(PLACES))('in %s', (_, [write, around]) => {
  test.each(VALUES)('%s', (_name, value, written) => {
    expect(write(value).toString()).toBe(around.replaceAll('*', written))
  })
})

test('text that was made from a template is text again, and is escaped', () => {
  expect(html`<p>${html`<b>x</b>`.toString()}</p>`.toString()).toBe('<p>&lt;b&gt;x&lt;/b&gt;</p>')
})

test('a template is written synchronously: a promise is refused', () => {
  const awaited = Promise.resolve('x') as unknown as string
  expect(() => html`<p>${awaited}</p>`).toThrow(/await the value/)
})

test('data that only pretends to be a template is not written as it stands', () => {
  const read = JSON.parse('{"isEscaped":true,"toString":"<script>"}') as HtmlValue
  expect(() => html`<p>${read}</p>`).toThrow()
})
