import type { Passkey } from '#contract/account/passkeys.contract.ts'
import type { PasskeyRow } from './passkeys.queries.ts'

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isSynced: row.backed_up === 1,
  }
}
