import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import type { StylePiece } from '../server/http/page-styles.ts'

/** Splits a stylesheet into pieces that a page can omit if it has none of their classes. */
export function stylePieces(css: string): StylePiece[] {
  return piecesOf(postcss.parse(css))
}

function piecesOf(container: Container): StylePiece[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StylePiece[] => {
    if (node.type === 'comment') return []
    if (node.type === 'rule') {
      const needs = node.selectors.map(classesOf)
      // A rule that names no class in one of its selectors is part of every page.
      return needs.some((names) => names.length === 0) ? [node.toString()] : [{ needs, css: node.toString() }]
    }
    if (node.type === 'atrule' && isGroup(node)) {
      return [{ open: `@${node.name} ${node.params}{`, pieces: piecesOf(node) }]
    }
    // A statement (`@layer a, b`) ends with a semicolon; after a block it would take the next rule with it.
    return [node.type === 'atrule' && node.nodes !== undefined ? node.toString() : `${node.toString()};`]
  })
}

function isGroup(rule: AtRule): boolean {
  return rule.nodes !== undefined && /^(layer|media|supports|container|starting-style|scope)$/.test(rule.name)
}

/** Classes that a selector needs to match; those inside `:not()`, `:is()` and the like are optional. */
export function classesOf(selector: string): string[] {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replaceAll(/\([^()]*\)/g, '')
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}
