import { randomUUID } from 'node:crypto'
import { escapeLiteral } from 'pg'
import { inject } from 'vitest'
import { administer, databaseUrlOf } from './administer.ts'
import { template } from './test-cluster.ts'

export interface TestDatabase {
  databaseUrl: string
  /** Drops the database. Every connection should be closed before; open ones are canceled. */
  drop(): Promise<void>
}

/**
 * Creates a database for a test file, with tables, catalogue, shop settings, legal pages and job queues, but without
 * companies and users.
 * @param products the only ones with articles; for tests that change the catalogue, which is then built quickly
 */
export async function createDatabase(products?: readonly string[]): Promise<TestDatabase> {
  const database = await create(`template ${template}`)
  if (products !== undefined) {
    const kept = products.map((productNr) => escapeLiteral(productNr)).join(', ')
    const others = `select id from products where product_nr not in (${kept})`
    await administer(database.databaseUrl, `delete from articles where product_id in (${others})`)
  }
  return database
}

/** Creates a database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create('template template0')
}

async function create(options: string): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(clusterUrl, `create database ${name} ${options} strategy file_copy`)
  return {
    databaseUrl: databaseUrlOf(clusterUrl, name),
    drop: () => administer(clusterUrl, `drop database ${name} with (force)`),
  }
}
