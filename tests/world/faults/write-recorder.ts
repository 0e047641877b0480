import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** One cart line in the server's database. */
interface HeldLine {
  readonly shopper: string
  readonly sku: string
  readonly qty: number
  readonly selected: boolean
}

interface HeldItem {
  readonly shopper: string
  readonly spu: string
}

/** Every cart and every wishlist of the server, each newest first. */
export interface Holdings {
  readonly lines: readonly HeldLine[]
  readonly wishlist: readonly HeldItem[]
}

/** The database when one operation was applied, read inside its transaction. */
export interface Recording extends Holdings {
  readonly device: string
  readonly seq: number
  readonly operation: string
  readonly shopper: string
  readonly code: number
  readonly reason: string
  /** Stock of every SKU in a bag at that moment. */
  readonly stock: Readonly<Record<string, number>>
}

const LINES = `select json_group_array(json_object('shopper', shopper, 'sku', sku, 'qty', qty, 'selected', selected))
  from (select * from cart_line order by added_at desc, sku)`
const WISHLIST = `select json_group_array(json_object('shopper', shopper, 'spu', spu))
  from (select * from wishlist_item order by added_at desc, spu)`

/**
 * A trigger in the server's SQLite file that records all carts and wishlists at each operation. The server neither
 * knows of it nor can leave it out; a rolled-back transaction removes its record, too.
 */
const WITNESS = `create table if not exists write_record (place integer primary key autoincrement, device text, seq integer,
    operation text, shopper text, answer text, lines text, wishlist text, stock text);
  create trigger if not exists record_of_operations after insert on device_answer begin
    insert into write_record (device, seq, operation, shopper, answer, lines, wishlist, stock)
    values (new.device_id, new.seq, new.operation, (select shopper from device where id = new.device_id), new.answer,
      (${LINES}), (${WISHLIST}),
      (select json_group_object(sku, stock) from sku where sku in (select sku from cart_line)));
  end`

const fileIn = (dataDir: string) => join(dataDir, 'shop.sqlite')

export function installRecorder(dataDir: string): void {
  const database = new DatabaseSync(fileIn(dataDir), { timeout: 5_000 })
  try {
    database.exec(WITNESS)
  } finally {
    database.close()
  }
}

/** In the order of the commits; `after` skips the first ones. */
export function recordings(dataDir: string, after = 0): Recording[] {
  const rows = readRows(dataDir, `select * from write_record where place > ${after} order by place`)
  return rows.map((row) => {
    const { code, reason = '' } = JSON.parse(String(row['answer'])) as { code: number; reason?: string }
    return {
      device: String(row['device']),
      seq: Number(row['seq']),
      operation: String(row['operation']),
      shopper: String(row['shopper']),
      code,
      reason,
      ...holdingsFrom(row),
      stock: JSON.parse(String(row['stock'])) as Recording['stock'],
    }
  })
}

/** The present state of the database. */
export function holdingsNow(dataDir: string): Holdings {
  const [row = {}] = readRows(dataDir, `select (${LINES}) as lines, (${WISHLIST}) as wishlist`)
  return holdingsFrom(row)
}

function holdingsFrom(row: Readonly<Record<string, unknown>>): Holdings {
  const lines = JSON.parse(String(row['lines'])) as (Omit<HeldLine, 'selected'> & { selected: number })[]
  return {
    lines: lines.map((line) => ({ ...line, selected: line.selected === 1 })),
    wishlist: JSON.parse(String(row['wishlist'])) as HeldItem[],
  }
}

function readRows(dataDir: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(fileIn(dataDir), { readOnly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
