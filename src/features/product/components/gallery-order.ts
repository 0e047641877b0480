/** The videos of a colour stand after its first picture (spec 2.10). */
export function withVideos<Item>(pictures: readonly Item[], videos: readonly Item[]): readonly Item[] {
  return [...pictures.slice(0, 1), ...videos, ...pictures.slice(1)]
}
