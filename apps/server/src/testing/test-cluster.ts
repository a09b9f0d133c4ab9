import type { TestProject } from 'vitest/node'
import { openPool, useDatabase } from '../database/client.ts'
import { startCluster } from '../database/embedded/cluster.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { seedPages } from '../database/seed/seed-pages.ts'
import { seedSettings } from '../database/seed/seed-settings.ts'
import { seedShowcases } from '../database/seed/seed-showcases.ts'
import { systemClock } from '../infrastructure/clock.ts'
import { startJobs } from '../infrastructure/jobs.ts'
import { administer, databaseUrlOf } from './administer.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { makeTestFolder } from './test-folder.ts'

export const template = 'normwerk_template'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    /** In which the run has its temporary files. */
    folder: string
  }
}

/** Starts one PostgreSQL for the whole test run, with a template that each test file's database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await makeTestFolder())
  const cluster = await startCluster({ dataDir: folder.path, chosen: true, isVolatile: true })
  opened.defer(() => cluster.stop())
  await administer(cluster.databaseUrl, `create database ${template}`)
  await fill(databaseUrlOf(cluster.databaseUrl, template))
  await administer(cluster.databaseUrl, `alter database ${template} with is_template true allow_connections false`)
  project.provide('clusterUrl', cluster.databaseUrl)
  project.provide('folder', folder.path)
  const everything = opened.move()
  return () => everything.disposeAsync()
}

async function fill(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl)
  const jobs = await startJobs(databaseUrl, fail)
  await jobs.stop()
  const pool = openPool(databaseUrl, fail)
  const database = useDatabase(pool)
  await seedSettings(database)
  await seedPages(database, systemClock.now())
  await fillCatalogue(databaseUrl, database)
  await seedShowcases(database)
  await pool.end()
}

function fail(error: Error): never {
  throw error
}
