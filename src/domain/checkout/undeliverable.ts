/** Places that a courier does not go to: boxes of a post office and military mail (spec 5). */

const BOX =
  /\bg?p[\s.\-/]*o[\s.\-/]*(?:box|b)(?:\b|(?=\d))|\bpost(?:al)?[\s.-]*(?:office)?[\s.-]*box\b|\b(?:locked|private)[\s.-]*bag\b|\bbo[iî]te\s+postale\b|\bpostfach\b|\bapartado\s+(?:de\s+correos|postal|\d)|\bcasella\s+postale\b/iu

export function isPostBox(text: string): boolean {
  return BOX.test(text)
}

const ANYWHERE = /\b[AFD]\.?P\.?O\.?,?\s+A[AEP]\b|\b(?:PSC|CMR)\s+\d+,?\s+box\b|\bunit\s+\d+,?\s+box\s+\d/i
const AMERICAN = /\b[AFD]\.?P\.?O\b/i

/**
 * Only the United States has APO, FPO and DPO addresses: there the letters alone are one. Elsewhere they are words of
 * a street or a mountain (APO Road, Mount Apo) unless a military state follows.
 */
export function isMilitaryPlace(text: string, country: string): boolean {
  return ANYWHERE.test(text) || (country === 'US' && AMERICAN.test(text))
}

export function isMilitaryState(text: string, country: string): boolean {
  return country === 'US' && /^(?:A[AEP]|armed forces\b.*)$/i.test(text)
}

/** ZIP codes of the armed forces: Americas 340, Europe 090–099, Pacific 962–966. */
export function isMilitaryZip(text: string, country: string): boolean {
  return country === 'US' && /^(?:340|09\d|96[2-6])/.test(text)
}
