/** Address of a campaign page (spec 2.2). */
export function campaignPath(key: string): string {
  return `/activePage/${encodeURIComponent(key)}`
}
