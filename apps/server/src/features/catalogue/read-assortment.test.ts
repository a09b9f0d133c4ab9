import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let visitor: Visitor

beforeAll(async () => {
  shop = await startApp()
  visitor = shop.visitor()
})
afterAll(() => shop.stop())

const query = (statement: string) => shop.dependencies.pool.query(statement)
const named = async (text: string) =>
  (await visitor.call(catalogueEndpoints.search, { query: text })).designation?.articleNo
const becomes = (text: string, articleNo: string | undefined) =>
  waitFor(async () => expect(await named(text)).toBe(articleNo))

describe('a designation is read by the data of the database', () => {
  test('a size that only the database has is recognized', { tags: ['release'] }, async () => {
    expect(await named('Auswerferstift 6,05x200 gehärtet')).toBeUndefined()
    await query(`insert into articles select (jsonb_populate_record(d, jsonb_build_object(
      'id', gen_random_uuid(), 'article_no', 'AZH-6.05x200', 'values', d.values || '{"diameter": 6.05}'
    ))).* from articles d where article_no = 'AZH-6x200'`)
    await becomes('Auswerferstift 6,05x200 gehärtet', 'AZH-6.05x200')
    expect(await named('AZH-6.05x200')).toBe('AZH-6.05x200')
  })

  test('a discontinued size is not recognized', { tags: ['release'] }, async () => {
    expect(await named('Formplatte 156x196x27 1.1730')).toBe('PLAU-156x196x27')
    await query("update articles set discontinued_at = now() where article_no = 'PLAU-156x196x27'")
    await becomes('Formplatte 156x196x27 1.1730', undefined)
  })

  test('a new word for a material, an equivalent steel and a hardness are understood', async () => {
    for (const text of [
      'Auswerferstift 6x200 supernit',
      'Auswerferstift 6x200 1.9999',
      'Auswerferstift 6x200 71 HRC',
    ]) {
      expect(await named(text), text).toBeUndefined()
    }
    await query(
      "insert into material_names (word, materials, is_named, preferred) values ('supernit', '{N,O}', true, 'O')",
    )
    await query(`update materials set equivalent_steels = '{1.9999}', rockwell_from = 70, rockwell_to = 72
      where code = 'X'`)
    await becomes('Auswerferstift 6x200 supernit', 'AZO-6x200')
    await becomes('Auswerferstift 6x200 1.9999', 'AZX-6x200')
    await becomes('Auswerferstift 6x200 71 HRC', 'AZX-6x200')
  })

  test('the first product of a family is its standard material', { tags: ['release'] }, async () => {
    expect(await named('Führungsbuchse 24x46')).toBe('FBE-24x46')
    await query(`update products set sort_index = (select min(sort_index) - 1 from products) where product_nr = 'FBG'`)
    await becomes('Führungsbuchse 24x46', 'FBG-24x46')
  })

  test('a form letter fixes the material as the catalogue states', { tags: ['release'] }, async () => {
    expect(await named('DIN 1530 DH 6x200')).toBe('AKH-6x200')
    await query("update standards set material = 'N' where number = '1530' and form = 'DH'")
    await becomes('DIN 1530 DH 6x200', 'AKN-6x200')
  })
})

test('flats on the head are recognized, with the part', async () => {
  const found = await visitor.call(catalogueEndpoints.search, { query: 'AZH-6x200-R1F3.5' })
  expect(found.designation).toMatchObject({ articleNo: 'AZH-6x200', headFlats: 'R1F3.5' })
  expect(await named('AKH-6x200-R1F3.5')).toBeUndefined()
})

test('an unknown coating names nothing', async () => {
  expect(await named('AZH-3.2x160-FOO')).toBeUndefined()
  expect(await named('AZX-3.2x160-TIN')).toBe('AZX-3.2x160-TIN')
})
