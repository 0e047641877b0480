import { expect, test } from 'vitest'
import { stylesInHead } from './page-styles.ts'

const head = stylesInHead([
  { href: '/assets/shop.css', css: '@layer blocks{.card{color:red}}' },
  { href: '/assets/listing.css', css: '@layer screens{.tools{color:blue}}' },
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
