import { sql, type Kysely } from 'kysely'

/** Accounts of members at providers of social sign-in, and journeys to such providers that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table social_link (issuer text not null, subject text not null, member_id text not null, email text not null,
    linked_at bigint not null, primary key (issuer, subject), unique (member_id, issuer))`,
  `create table social_journey (state_hash text primary key, browser_hash text not null, provider text not null,
    nonce text not null, verifier text not null, redirect_uri text not null, back text not null, lang text not null,
    until bigint not null)`,
  `create index social_journey_until on social_journey (until)`,
]
