/** Whether the user has turned on the browser's data saver; off where the browser does not report it. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
