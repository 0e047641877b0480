import { describe, expect, test } from 'vitest'
import { sizeRows } from './size-rows.ts'

const th = (text: string) => ({ text, heading: true })
const td = (text: string) => ({ text, heading: false })

describe('the size table of a product', () => {
  test('is read as rows of words', () => {
    const html =
      '<table><thead><tr><th scope="col">Size</th><th scope="col">Bust</th></tr></thead><tbody><tr><th scope="row">S</th><td>82</td></tr></tbody></table>'
    expect(sizeRows(html)).toEqual([
      [th('Size'), th('Bust')],
      [th('S'), td('82')],
    ])
  })

  test('is read though its cells are never closed', () => {
    expect(sizeRows('<TABLE><TR><TH>Size<TH>Hip<TR><TD>S<TD>90 &amp; up</TABLE>')).toEqual([
      [th('Size'), th('Hip')],
      [td('S'), td('90 & up')],
    ])
  })

  test.each([
    ['<table><tr><td><script>alert(1)</script>82</td></tr></table>', '82'],
    ['<table><tr><td onclick="x()"><img src=x onerror=alert(1)>82</td></tr></table>', '82'],
    ['<table><tr><td><b>82</b> cm</td></tr></table>', '82 cm'],
  ])('%s says %s and nothing else', (html, words) => expect(sizeRows(html)).toEqual([[td(words)]]))

  test('without a table there are no rows', () => {
    expect(sizeRows('')).toEqual([])
    expect(sizeRows('<p>ask us</p>')).toEqual([])
  })
})
