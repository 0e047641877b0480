/** Spec 9.4: this many addresses are remembered as seen. */
export const SEEN_IMAGES = 200

/** Addresses whose picture has been shown in this window, latest last. */
export function createSeenImages(most: number = SEEN_IMAGES) {
  const seen = new Set<string>()
  return {
    has: (src: string) => seen.has(src),
    add(src: string) {
      seen.delete(src)
      seen.add(src)
      if (seen.size <= most) return
      const [oldest] = seen
      if (oldest !== undefined) seen.delete(oldest)
    },
  }
}

export const seenImages = createSeenImages()
