import { describe, expect, test } from 'vitest'
import { parseRichText, plainText } from './parse-rich-text.ts'

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

describe('whatever else HTML can do is gone', () => {
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

  test('a link keeps its address for whoever judges it, escapes undone', () => {
    const [link] = parseRichText('<a href="java&#115;cript:alert(1)">x</a>')
    expect(link).toEqual(mark('a', ['x'], 'javascript:alert(1)'))
  })
})
