/** Whether the user has turned on the browser's data saver; where no browser says so, it is off. */
export function isDataSaverOn(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
