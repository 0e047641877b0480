import type { Language } from '#domain/region/language.ts'
import type { Caller } from '#api/call.ts'
import type { DownloadWidth } from './offline-catalog-db.ts'

export type DownloadStep =
  | { readonly kind: 'catalogue'; readonly got: number; readonly of: number }
  | { readonly kind: 'pictures'; readonly got: number; readonly of: number }

export interface DownloadOptions {
  readonly caller: Caller
  readonly language: Language
  /**
   * Width of the pictures in pixels; 0 takes none, undefined leaves the present ones unchanged. The caller has the
   * user's consent to the data use.
   */
  readonly width: DownloadWidth | undefined
  readonly signal: AbortSignal
  readonly onStep?: (step: DownloadStep) => void
}
