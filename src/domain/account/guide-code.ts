import { foldCode } from '../text/typed-text.ts'

/** The parameter of a shared address that names the guide (spec 2.2, 6). */
const PARAMETER = 's_guide_code'

/**
 * The code of a guide as entered or scanned: a shared address, or the code alone in any case. Codes are stored in capitals.
 */
export function readGuideCode(text: string): string {
  const shared = new RegExp(`[?&]${PARAMETER}=([^&#]+)`).exec(text)?.[1]
  return foldCode(unescaped(shared ?? text)).toUpperCase()
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
