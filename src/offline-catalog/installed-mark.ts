/** In localStorage once the shop is here whole, with the moment its prices are of: known without opening a database. */
export const INSTALLED_MARK = 'vanda-catalog-installed'
