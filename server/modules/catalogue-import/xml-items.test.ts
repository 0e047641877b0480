import { expect, test } from 'vitest'
import { streamItems, type XmlItem } from './xml-items.ts'

async function itemsOf(text: string, size = 64_000): Promise<XmlItem[]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  const items: XmlItem[] = []
  for await (const item of streamItems(pieces())) items.push(item)
  return items
}

const FEED = [
  '<?xml version="1.0"?>',
  '<rss version="2.0"><channel>',
  '<!-- <item>no product</item>',
  '  <item> -->',
  '<item><g:id>1</g:id>',
  '<!-- </item> --><title><![CDATA[</item><item>]]></title></item>',
  `<description>${'A shop. '.repeat(20)}<![CDATA[ <item> ${'x'.repeat(200)} ]]></description>`,
  '<item x="1"><g:id>2</g:id></item><item><g:id>3</g:id></item >',
  '<items><item><g:id>4</g:id></item></items></channel></rss>',
].join('\n')

test.each([1, 2, 3, 7, 41, 100, 64_000])(
  'finds each item with its line in pieces of %d letters',
  async (size) => {
    expect(await itemsOf(FEED, size)).toEqual([
      {
        line: 5,
        text: '<item><g:id>1</g:id>\n<!-- </item> --><title><![CDATA[</item><item>]]></title></item>',
      },
      { line: 8, text: '<item x="1"><g:id>2</g:id></item>' },
      { line: 8, text: '<item><g:id>3</g:id></item >' },
      { line: 9, text: '<item><g:id>4</g:id></item>' },
    ])
  },
)

test.each([
  ['<rss>\n<item><g:id>1</g:id>', 'line 2: the file is cut off'],
  ['<rss>\n<item></item>\n', 'line 3: the file is cut off'],
  ['<rss>\n\n<!-- open', 'line 3: the file is cut off'],
  ['<html></html>', 'neither RSS nor Atom'],
  ['<?xml version="1.0"?>\n<!DOCTYPE rss>\n<rss></rss>', 'line 2: a file with a DOCTYPE is not read'],
  [`<rss>\n<item>${'x'.repeat(1_100_000)}`, 'line 2: what begins here is not closed, or is too long'],
])('says what is wrong with file %#: $1', async (text, words) => {
  await expect(itemsOf(text)).rejects.toThrow(words)
})

test('a DOCTYPE in CDATA or a comment is text', async () => {
  expect(
    await itemsOf('<rss><item><![CDATA[<!DOCTYPE html>]]><!-- <!DOCTYPE x> --></item></rss>'),
  ).toHaveLength(1)
})
