/** What one member of the household has done in a storm, as the screens confirmed it. */
export interface HouseholdActs {
  logins: number
  writes: number
  logouts: number
}

export const NO_ACTS: Readonly<HouseholdActs> = { logins: 0, writes: 0, logouts: 0 }

/** Names the members who left something out: a storm in which one of them does nothing proves nothing about two. */
export function satOut(
  members: readonly { readonly email: string; readonly acts: Readonly<HouseholdActs> }[],
): string[] {
  return members.flatMap(({ email, acts }) => {
    const missing = (['logins', 'writes', 'logouts'] as const).filter((act) => acts[act] === 0)
    return missing.length === 0 ? [] : [`I0 ${email} sat out: no ${missing.join(', no ')}`]
  })
}
