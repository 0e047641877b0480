import { sql, type Kysely } from 'kysely'

/** The ledger of points. Members are enrolled automatically (spec 6): those who have registered before have their points, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table point_entry (member_id text not null, ref text not null, about text not null, delta integer not null,
    reason text not null, available_at bigint not null, at bigint not null, primary key (member_id, ref))`,
  `insert into point_entry (member_id, ref, about, delta, reason, available_at, at)
    select id, 'sign-up', 'sign-up', 100, 'sign-up', created_at, created_at from member`,
]
