/** Paths of the calls marked `shared`: all that a cache may ever hold of the API. A test holds this list to the contract. */
export const SHARED_PATHS: readonly RegExp[] = [
  /^\/api\/common\/cateTree$/,
  /^\/api\/lang\/getLang$/,
  /^\/api\/seo\/info$/,
  /^\/api\/home\/page$/,
  /^\/api\/article\/detail$/,
  /^\/api\/search\/search$/,
  /^\/api\/search\/hot$/,
  /^\/api\/category\/products$/,
  /^\/api\/collections\/products$/,
  /^\/api\/product\/cards$/,
  /^\/api\/product\/infoPanel$/,
  /^\/api\/products\/[A-Za-z0-9]+$/,
  /^\/api\/review\/list$/,
]

/** Shared, but kept by whoever takes the shop along, in a store of its own (data/bundle). */
export const OFFLINE_PACKAGE_PATHS: readonly string[] = ['/api/catalog/bundle', '/api/catalog/bundleDelta']

/** Shared, but asked of the shop itself every time: it says whether what is kept is still true. */
export const VERSIONS_PATH = '/api/common/getVersions'
