/**
 * Paths of the calls marked `shared`: the only API responses that a cache may hold. A test compares this list with the
 * contract.
 */
export const SHARED_PATHS: readonly RegExp[] = [
  /^\/api\/common\/cateTree$/,
  /^\/api\/common\/storeList$/,
  /^\/api\/lang\/getLang$/,
  /^\/api\/login\/options$/,
  /^\/api\/seo\/info$/,
  /^\/api\/home\/page$/,
  /^\/api\/activity\/(list|page)$/,
  /^\/api\/article\/detail$/,
  /^\/api\/search\/search$/,
  /^\/api\/search\/hot$/,
  /^\/api\/category\/products$/,
  /^\/api\/collections\/products$/,
  /^\/api\/product\/cards$/,
  /^\/api\/product\/(boughtTogether|infoPanel|pairs|swatch|productsDetail|pointPriceProductDetail)$/,
  /^\/api\/products\/[A-Za-z0-9]+$/,
  /^\/api\/review\/list$/,
]

/** Shared, but stored only by a download of the offline catalogue, in its own database (`src/offline-catalog`). */
export const OFFLINE_PACKAGE_PATHS: readonly string[] = ['/api/catalog/bundle', '/api/catalog/bundleDelta']

/** Shared, but always fetched from the server: the response shows whether the stored data is still current. */
export const VERSIONS_PATH = '/api/common/getVersions'
