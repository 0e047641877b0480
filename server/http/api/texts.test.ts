import { describe, expect, test } from 'vitest'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { createPagePacks } from '../page-packs.ts'
import { createTexts } from '../../core/texts.ts'

/** Catalogues as `npm run i18n` compiles them; what a language lacks is said in English. */
function textsWith(english: { cart?: string; mail?: string; label?: string } = {}) {
  const { cart = 'Remove', mail = '{n, plural, one {# item} other {# items}}', label = 'Black' } = english
  return createTexts({
    en: {
      cart: { remove: compileMessage(cart) },
      server: { pieces: compileMessage(mail), later: compileMessage('Not now') },
      catalog: { black: compileMessage(label) },
    },
    fr: {
      cart: { remove: compileMessage('Retirer') },
      server: { pieces: compileMessage('{n, plural, one {# pièce} other {# pièces}}') },
      catalog: { black: compileMessage('Noir') },
    },
  })
}

describe('what the server says', () => {
  const pieces = { id: 'pieces', message: '' }

  test.each([
    ['en', 0, '0 items'],
    ['en', 1, '1 item'],
    ['fr', 0, '0 pièce'],
    ['fr', 2, '2 pièces'],
    ['de', 1, '1 item'],
  ] as const)('in %s, %i by the plural rule of its words: %s', (language, n, text) => {
    expect(textsWith().in(language)(pieces, { n })).toBe(text)
  })

  test('a text that a language lacks is said in English', () => {
    expect(textsWith().in('fr')({ id: 'later', message: '' })).toBe('Not now')
  })
})

describe('the version of the texts (spec 7.2)', () => {
  test('changes with a text of a screen or a label, in English as in every language', () => {
    const version = textsWith().version('en')
    expect(textsWith({ cart: 'Take out' }).version('en')).not.toBe(version)
    expect(textsWith({ label: 'Ebony' }).version('en')).not.toBe(version)
    expect(textsWith({ cart: 'Take out' }).version('fr')).toBe(textsWith().version('fr'))
  })

  test('stays when only a mail reads otherwise: no device has that text', () => {
    expect(textsWith({ mail: 'pieces' }).version('en')).toBe(textsWith().version('en'))
  })
})

describe('texts that a page carries', () => {
  const shipped = textsWith().pack('en', ['cart'])

  test('of English nothing, while the app has the same', () => {
    expect(createPagePacks(textsWith(), shipped)('en')).toEqual({ pack: {}, inPage: {}, address: undefined })
  })

  test('a text that was changed on the server without a new app', () => {
    const packOf = createPagePacks(textsWith({ cart: 'Take out' }), shipped)
    expect(packOf('en').pack).toEqual({ cart_remove: ['Take out'] })
    expect(packOf('de').pack).toEqual(packOf('en').pack)
  })

  test('of another language all, and none of the server’s own or of the catalogue', () => {
    expect(createPagePacks(textsWith(), shipped)('fr').pack).toEqual({ cart_remove: ['Retirer'] })
  })

  test('of another language at an address that changes with the texts, and not in the page', () => {
    const { inPage, address } = createPagePacks(textsWith(), shipped)('fr')
    expect(inPage).toEqual({})
    const { pathname, searchParams } = new URL(address ?? '', 'https://shop.example')
    expect(pathname).toBe('/api/lang/getLang')
    expect(searchParams.get('lang')).toBe('fr')
    expect(searchParams.get('version')).toBe(textsWith().version('fr'))
  })
})
