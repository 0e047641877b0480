import type { ReactNode } from 'react'

/** The texts of a demo: once in short English, once in German at its longest. */
export type Words = {
  readonly lang: string
  readonly word: string
  readonly action: string
  readonly title: string
  readonly sentence: string
  readonly paragraph: string
  readonly label: string
  readonly hint: string
  readonly error: string
  readonly close: string
  readonly more: string
  readonly previous: string
  readonly next: string
  readonly choices: readonly [string, string, string, string, string]
}

/** One screenshot on the kit page. */
export type Demo = {
  readonly name: string
  readonly render: (words: Words) => ReactNode
}
