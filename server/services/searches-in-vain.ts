/** Searches without results, counted in this process until they are written (decision 0120). */
export interface EmptySearches {
  /** Counts a search, or several; writes nothing. */
  note(keywords: string, times?: number): void
  /** What was counted since the last call. */
  take(): ReadonlyMap<string, number>
}
