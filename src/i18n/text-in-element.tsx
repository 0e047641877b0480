import { Children, type ReactNode } from 'react'
import type { TransRenderProps } from '@lingui/react'

/**
 * A translated text, alone in an element. The browser's translator takes texts out of the document: React can then neither
 * change nor remove them, but it can replace the whole content of an element (docs/translating.md).
 */
export function TextInElement({ translation }: TransRenderProps): ReactNode {
  if (typeof translation === 'string') return <span>{translation}</span>
  return Children.map(translation, (part) => (typeof part === 'string' ? <span>{part}</span> : part))
}
