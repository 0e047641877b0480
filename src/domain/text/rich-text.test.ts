import { describe, expect, test } from 'vitest'
import { ARTICLE_MARKS, parseRichText, plainText } from './rich-text.ts'

const mark = (name: string, children: unknown[], href?: string) => ({ mark: name, href, children })

describe('an announcement keeps the marks it may carry', () => {
  test.each([
    ['Free shipping over <b>S$129</b>', ['Free shipping over ', mark('b', ['S$129'])]],
    ['<EM>new</EM> &amp; now', [mark('em', ['new']), ' & now']],
    ['one<br/>two', ['one', mark('br', []), 'two']],
    ['<a href="/sale" onclick="x()">Sale</a>', [mark('a', ['Sale'], '/sale')]],
    ["<a target=_blank href='/x?a=1&amp;b=2'>x</a>", [mark('a', ['x'], '/x?a=1&b=2')]],
    ['<b><i>both</b> after', [mark('b', [mark('i', ['both'])]), ' after']],
    ['3 < 4 and 5 > 4', ['3 ', '<', ' 4 and 5 > 4']],
    ['&#8364;5 &#x20ac;6 &bogus;', ['€5 €6 &bogus;']],
  ])('%s', (html, nodes) => expect(parseRichText(html)).toEqual(nodes))
})

describe('other elements and attributes of HTML are removed', () => {
  test.each([
    ['<div class="x">plain</div>', 'plain'],
    ['<script>alert(1)</script>after', 'after'],
    ['<style>*{display:none}</style>after', 'after'],
    ['<img src=x onerror=alert(1)>picture', 'picture'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['<!-- <b>hidden</b> -->shown', 'shown'],
    ['<!-- never closed <b>x', ''],
    ['<scr<script>ipt>alert(1)</script>x', 'ipt>alert(1)x'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">x', ''],
  ])('%s', (html, words) => {
    const nodes = parseRichText(html)
    expect(plainText(nodes)).toBe(words)
    expect(nodes.every((node) => typeof node === 'string')).toBe(true)
  })

  test('a link keeps its decoded address for the caller to validate', () => {
    const [link] = parseRichText('<a href="java&#115;cript:alert(1)">x</a>')
    expect(link).toEqual(mark('a', ['x'], 'javascript:alert(1)'))
  })
})

describe('an article keeps headings, paragraphs and lists as well (spec 2.2)', () => {
  const ARTICLE =
    '<h2 id="x">Returns</h2><p>Within <b>15 days</b>.</p><ul><li><a href="/Contact-Us">Write</a></li></ul>'

  test('where it is read as one', () => {
    expect(parseRichText(ARTICLE, ARTICLE_MARKS)).toEqual([
      mark('h2', ['Returns']),
      mark('p', ['Within ', mark('b', ['15 days']), '.']),
      mark('ul', [mark('li', [mark('a', ['Write'], '/Contact-Us')])]),
    ])
  })
  test('and what may not stand in a sentence is words in an announcement', () => {
    expect(parseRichText(ARTICLE).filter((node) => typeof node !== 'string')).toEqual([
      mark('b', ['15 days']),
      mark('a', ['Write'], '/Contact-Us'),
    ])
  })
  test.each([
    ['<h1>A second title</h1>', ['A second title']],
    ['<p><iframe src="https://elsewhere.example"></iframe>words</p>', [mark('p', ['words'])]],
    ['<form action="/x"><input name="card">words</form>', ['words']],
  ])('but never more: %s', (html, nodes) => {
    expect(parseRichText(html, ARTICLE_MARKS)).toEqual(nodes)
  })
})
