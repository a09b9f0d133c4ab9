import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { administer, databaseUrlOf } from './calls/administer.ts'
import { keepArticlesOf, type SmallProduct, templates } from './test-cluster.ts'

export interface TestDatabase {
  /** As the owner of the tables. */
  databaseUrl: string
  /** As the running shop. */
  shopUrl: string
  /** Drops the database. Every connection should be closed before; open ones are canceled. */
  drop(): Promise<void>
}

/**
 * Creates a database for a test file, with tables, catalogue, shop settings, legal pages and job queues, but without
 * companies and users.
 * @param products the only ones with articles; for tests that change the catalogue, which is then built quickly
 */
export async function createDatabase(products?: readonly SmallProduct[]): Promise<TestDatabase> {
  if (products === undefined) return create(`template ${templates.whole}`)
  const database = await create(`template ${templates.small}`)
  await keepArticlesOf(products, database.databaseUrl)
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
    shopUrl: databaseUrlOf(inject('shopClusterUrl'), name),
    drop: () => administer(clusterUrl, `drop database ${name} with (force)`),
  }
}
