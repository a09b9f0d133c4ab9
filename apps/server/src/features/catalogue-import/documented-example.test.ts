import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../../database/migrate.ts'
import { importPath, writePackage } from '../../testing/packages.ts'
import { createEmptyDatabase } from '../../testing/test-database.ts'
import { makeTestFolder } from '../../testing/test-folder.ts'

test('the example of the documentation is a catalogue as it stands there', async () => {
  const text = await readFile(new URL('../../../../../docs/catalogue.md', import.meta.url), 'utf8')
  const tables = [...text.matchAll(/^`([a-z-]+\.csv)`\n```csv\n(.*?)```$/gms)].map(([, name = '', rows = '']) => [
    name,
    rows,
  ])
  expect(tables).toHaveLength(8)
  const database = await createEmptyDatabase()
  await using folder = await makeTestFolder()
  await migrateDatabase(database.databaseUrl)
  const path = await writePackage(folder, Object.fromEntries(tables))
  const report = await importPath(database.databaseUrl, path)
  expect(report.refused).toEqual([])
  const client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  const { rows } = await client.query('select article_no, list_price, mass from dimensions order by article_no')
  await client.end()
  await database.drop()
  expect(rows).toEqual([
    { article_no: 'AZH-6x200', list_price: '480', mass: 0.04772 },
    { article_no: 'HN-9-G1/4-30', list_price: '390', mass: 0.034 },
  ])
})
