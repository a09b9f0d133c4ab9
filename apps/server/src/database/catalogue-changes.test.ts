import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'

describe('the changes recorded of the catalogue', () => {
  let database: TestDatabase
  let client: Client
  let other: Client

  const open = async () => {
    const opened = new Client({ connectionString: database.databaseUrl })
    await opened.connect()
    return opened
  }
  beforeAll(async () => {
    database = await createDatabase()
    client = await open()
    other = await open()
  })
  afterAll(async () => {
    await client.end()
    await other.end()
    await database.drop()
  })
  beforeEach(async () => {
    await client.query('delete from catalogue_changes')
  })

  /** The number of articles that each change names; null means anything. */
  const recorded = async () => {
    const { rows } = await client.query('select cardinality(article_ids) as articles from catalogue_changes')
    return rows.map(({ articles }) => articles)
  }

  it.each([
    ["set list_price = list_price + 1 where article_no in ('AZH-6x200', 'AZH-6x160')", 2],
    ["set scale = '[]' where article_no = 'AZH-6x200'", 1],
    ["set availability = 'onRequest', lead_time_days = 77 where article_no = 'AZH-6x200'", 1],
    ["set list_price = null where article_no = 'AZH-6x200'", 1],
    ["set discontinued_at = now(), list_price = 1 where article_no = 'AZH-6x200'", null],
    ['set "values" = "values" || \'{"length": 1}\' where article_no = \'AZH-6x200\'', null],
    ["set id = gen_random_uuid() where article_no = 'AZH-6x160'", null],
    ['set lead_time_days = lead_time_days + 1', null],
  ])('name the articles updated by %s', async (change, articles) => {
    await client.query(`update articles ${change}`)
    expect(await recorded()).toEqual([articles])
  })

  it.each([
    "update articles set list_price = list_price where article_no like 'AZH%'",
    "update articles set list_price = 1 where article_no = 'none'",
    'update products set new_index = new_index',
    'delete from cross_references',
    'insert into categories select * from categories on conflict do nothing',
  ])('are none if every row stays as it was: %s', async (statement) => {
    await client.query(statement)
    expect(await recorded()).toEqual([])
  })

  it.each([
    'update products set new_index = 77',
    "update categories set name = '{}'",
    "insert into cross_references (id, maker, pattern, product_nr, dimensions) values (gen_random_uuid(), 'A', 'B', 'C', '{}')",
    "delete from cross_references where maker = 'A'",
    "insert into synonyms (id, words, words_key, means) values (gen_random_uuid(), 'A', 'a', 'B')",
    "update synonyms set means = 'C' where words = 'A'",
    "delete from articles where article_no = 'AZH-3.2x160'",
    'truncate articles cascade',
  ])('are anything at %s', async (statement) => {
    await client.query(statement)
    expect(await recorded()).toEqual([null])
  })

  it('make no writer wait for another', async () => {
    await client.query('begin')
    await client.query("update products set new_index = 5 where product_nr = 'AZH'")
    await other.query('begin')
    await other.query("set local lock_timeout = '2s'")
    await other.query("update products set new_index = 6 where product_nr = 'AKH'")
    await client.query("update products set deal_index = 5 where product_nr = 'AZH'")
    await other.query('commit')
    await client.query('commit')
    expect(await recorded()).toEqual([null, null, null])
  })
})
