/**
 * A garment without wall and hanger, for a client that lays it on a user's outline: its body above, its sleeves below,
 * each in the middle of a panel. Centimetres; the point 0, 0 is in the middle of the neck, or of the waistband.
 */
export const FLAT_SHEET = {
  width: 80,
  body: { top: -9, bottom: 146 },
  sleeves: { top: -3, bottom: 69 },
} as const

export type SheetPanel = keyof Pick<typeof FLAT_SHEET, 'body' | 'sleeves'>

function panelHeight(panel: SheetPanel): number {
  return FLAT_SHEET[panel].bottom - FLAT_SHEET[panel].top
}

/** Height of the whole sheet. */
export const SHEET_HEIGHT = panelHeight('body') + panelHeight('sleeves')

/** Where a line of a panel lies in the sheet. */
export function onSheet(panel: SheetPanel, y: number): number {
  return (panel === 'body' ? 0 : panelHeight('body')) + y - FLAT_SHEET[panel].top
}

/** The lines at which every garment of the picture source is measured: below the neck, and below the waistband. */
export const LAID_LINES = {
  shoulder: { tip: 5, bust: 24.5, waist: 39, hip: 59 },
  waist: { waist: 2, hip: 20 },
} as const
