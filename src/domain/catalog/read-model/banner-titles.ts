/** The banners of a category with the name of what each leads to; text that cannot be read stays as it is. */
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
