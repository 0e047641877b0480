/** The banners of a category, each with the name of its target; text that cannot be parsed stays unchanged. */
export function withBannerTitles(bannerIcon: string, titleOf: (link: string) => string | undefined): string {
  let banners: unknown
  try {
    banners = JSON.parse(bannerIcon)
  } catch {
    return bannerIcon
  }
  if (!Array.isArray(banners)) return bannerIcon
  return JSON.stringify(
    banners.map((banner: unknown) => {
      if (typeof banner !== 'object' || banner === null || !('bannerLink' in banner)) return banner
      const title = titleOf(String(banner.bannerLink))
      return title === undefined ? banner : { ...banner, bannerTitle: title }
    }),
  )
}
