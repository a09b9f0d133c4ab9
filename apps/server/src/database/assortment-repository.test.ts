import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { readAssortmentTables, storeAssortment } from './assortment-repository.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

/** Changes with every row that is written. */
async function versions(): Promise<string[]> {
  const { rows } = await shop.tools.pool.query<{ version: string }>(
    ['materials', 'coatings', 'material_names', 'standards']
      .map((table) => `select '${table} ' || ctid || ' ' || xmin as version from ${table}`)
      .join(' union all '),
  )
  return rows.map(({ version }) => version).toSorted()
}

test('storing what is there writes nothing, and a changed row alone is written', async () => {
  const { database } = shop.tools
  const tables = await readAssortmentTables(database)
  const before = await versions()
  await storeAssortment(database, tables)
  expect(await versions()).toEqual(before)

  const [first, ...others] = tables.standards
  if (first === undefined) throw new Error('no standards')
  await storeAssortment(database, { ...tables, standards: [{ ...first, note: 'changed' }, ...others] })
  expect((await versions()).filter((version) => !before.includes(version))).toHaveLength(1)
  expect((await readAssortmentTables(database)).standards).toContainEqual({ ...first, note: 'changed' })
})
