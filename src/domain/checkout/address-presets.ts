/**
 * Two presets of the address rules. `strict` is spec 5 to the letter. `lenient` also takes real names, addresses and
 * notations: Siân-O'Brien, #12-34 Orchard Rd, +65 9123 4567.
 */
export const ADDRESS_PRESETS = ['lenient', 'strict'] as const
export type AddressPreset = (typeof ADDRESS_PRESETS)[number]
