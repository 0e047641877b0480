import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from './schema/database.ts'

/** Placeholder of the value of this name; in a list, of one of its elements. */
class Placeholder {
  readonly name: string
  readonly at: number | undefined

  constructor(name: string, at?: number) {
    this.name = name
    this.at = at
  }
}

/** Names a value that each execution brings. */
export type Given<Args> = <Name extends keyof Args & string>(name: Name) => Args[Name]

/** Lists of a few lengths are common, and each has a text of its own. */
const MOST_TEXTS = 50

/**
 * A statement that is built and compiled once for each engine, for calls that run it often: building and compiling take
 * several times as long as SQLite takes to run it.
 */
export function prepare<Row, Args extends object>(
  build: (db: Reader, given: Given<Args>) => Compilable<Row>,
): (db: Reader, args: Args) => Promise<QueryResult<Row>> {
  const texts = new WeakMap<object, LRUCache<string, CompiledQuery<Row>>>()

  function textFor(db: Reader, args: Args): CompiledQuery<Row> {
    const { adapter } = db.getExecutor()
    const known = texts.get(adapter) ?? new LRUCache<string, CompiledQuery<Row>>({ max: MOST_TEXTS })
    texts.set(adapter, known)
    const lengths = lengthsOf(args)
    const text = known.get(lengths) ?? build(db, placeholders(args)).compile()
    known.set(lengths, text)
    return text
  }

  return (db, args) => {
    // A plugin may change each statement by its content, so no compiled text is reused.
    if (db.getExecutor().plugins.length > 0) return db.executeQuery(build(db, (name) => args[name]).compile())
    const text = textFor(db, args)
    return db.executeQuery<Row>({ ...text, parameters: text.parameters.map((value) => valueOf(value, args)) })
  }
}

/** A statement has one text for each length of its lists. */
function lengthsOf(args: object): string {
  let lengths = ''
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) lengths += `${name} ${value.length} `
  }
  return lengths
}

function placeholders<Args extends object>(args: Args): Given<Args> {
  return (name) => {
    const value: unknown = args[name]
    const placed = Array.isArray(value)
      ? value.map((_, at) => new Placeholder(name, at))
      : new Placeholder(name)
    return placed as unknown as Args[typeof name]
  }
}

function valueOf(value: unknown, args: object): unknown {
  if (!(value instanceof Placeholder)) return value
  const given = (args as Readonly<Record<string, unknown>>)[value.name]
  return value.at === undefined ? given : (given as readonly unknown[])[value.at]
}
