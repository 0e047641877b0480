/**
 * Set in localStorage once the catalogue is complete, with the time of its prices: readable without opening a database.
 */
export const INSTALLED_MARK = 'vanda-catalog-installed'
