import type { CSSProperties } from 'react'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { DISTINGUISHED } from './category-address.ts'

/** A category may have a colour from its data; one category has its own style (spec 2.5). */
export function navLook({ categoriesId, color }: Category): {
  style?: CSSProperties
  'data-distinguished'?: true
} {
  return {
    ...(/^#[0-9a-f]{6}$/i.test(color) ? { style: { '--nav-color': color } } : {}),
    ...(categoriesId === DISTINGUISHED ? { 'data-distinguished': true as const } : {}),
  }
}
