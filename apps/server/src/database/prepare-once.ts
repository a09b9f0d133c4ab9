import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from './client.ts'

/** A value, or its place in a prepared statement. */
export type Given<Value> = Value | Placeholder

/** Returns the place of a value in a prepared statement. */
export type PlaceOf<Values> = (name: keyof Values & string) => Placeholder

type Statement<Result> = { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> } }

/**
 * Returns a function that runs a statement. Building its SQL costs more than running it, so it is built once for the pool
 * and once for each connection that runs it in a transaction. PostgreSQL also parses it once for each connection.
 *
 * The function sends the statement before it returns. Statements of a transaction that are called one after the other
 * without `await` are therefore sent together, in this order.
 * @param name of the prepared statement, unique in the shop
 */
export function prepareOnce<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Queries, at: PlaceOf<Values>) => Statement<Result>,
): (db: Queries, values: Values) => Promise<Result> {
  const prepared = new WeakMap<Queries, ReturnType<Statement<Result>['prepare']>>()
  return (db, values) => {
    let statement = prepared.get(db)
    if (statement === undefined) {
      statement = build(db, (place) => sql.placeholder(place)).prepare(name)
      prepared.set(db, statement)
    }
    return statement.execute(values)
  }
}

/**
 * Returns the list at a place. The subquery hides its length, because PostgreSQL would otherwise estimate the statement by
 * the length of each list, and plan it anew for each execution.
 */
export function listAt(place: Placeholder, type: 'uuid' | 'text'): SQL {
  const types = sql.raw(`${type}[]`)
  return sql`(select ${place}::${types})::${types}`
}
