import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'

/** The two files every page in a latin language uses above the fold: worth `<link rel="preload" as="font" crossorigin>`. */
export const PRELOADED_FONTS: readonly string[] = [serif, sans]
