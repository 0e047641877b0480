export interface SleevePlan {
  /** From the shoulder tip, cm, and lean from the vertical, radians. */
  readonly length: number
  readonly lean: number
  readonly bicep: number
  readonly wrist: number
  /** Extra cloth drawn into the cuff, and lifted at the cap. */
  readonly blouse: number
  readonly puff: number
  readonly cuff: 'none' | 'band' | 'shirt' | 'rib' | 'stitch' | 'elastic'
  /** Tailored sleeves lie over the body; the rest are set behind the armhole edge. */
  readonly over: boolean
  readonly drape: number
  readonly rumple: number
}
