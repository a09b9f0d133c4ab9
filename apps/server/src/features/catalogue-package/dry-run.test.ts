import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '../../database/migrate.ts'
import { makerPackage } from '../../testing/files/maker-package.ts'
import { importPath, type PackageFiles, writePackage } from '../../testing/files/packages.ts'
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'

let database: TestDatabase
let folder: TestFolder
let client: Client

beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await makeTestFolder()
  await migrateDatabase(database.databaseUrl)
  client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  const report = await importPath(database.databaseUrl, await writePackage(folder, makerPackage))
  expect(report.refused).toEqual([])
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await folder[Symbol.asyncDispose]()
})

/** Rows of a table, each key once, in any order and number. */
function aTable(keys: readonly string[], head: string, cells: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const rowOf = (key: string) => fc.tuple(...cells).map((values) => [key, ...values].join('|'))
  return fc
    .shuffledSubarray([...keys])
    .chain((chosen) => fc.tuple(...chosen.map(rowOf)))
    .map((rows) => [head, ...rows].join('\n').replaceAll('|', '\t'))
}

const oneOf = (...values: string[]) => fc.constantFrom(...values)
const yesOrNo = oneOf('', 'yes', 'no')
const pins = ['AZH-4x100', 'AZH-6x160', 'AZH-6x200']
const nipples = ['HN-9-G1/8-25', 'HN-9-G1/4-30', 'HN-9-G3/8-40']
const terms = [
  oneOf('', 'onRequest', '1,00', '2.5', '480'),
  oneOf('', 'inStock', 'onRequest'),
  oneOf('', '3', '15'),
  oneOf('', '10:5', '10:5;25:8'),
]

/** A later package of the maker, which may lack any table. */
const aPackage = fc.record(
  {
    'categories.csv': aTable(['cooling|', 'nipples|cooling', 'pins|ejectors'], 'key|parentKey|sortIndex', [
      oneOf('', '1', '2'),
    ]),
    'products.csv': aTable(
      ['AZH|pins', 'HN-9|nipples', 'O-Ring 5|nipples'],
      'productNr|category|standard|certificate31',
      [oneOf('', 'DIN 1', 'DIN 2'), yesOrNo],
    ),
    'properties.csv': aTable(['HN-9|body', 'HN-9|colour'], 'productNr|key|value', [oneOf('Messing', 'Stahl')]),
    'articles-pins.csv': aTable(pins, 'articleNo|headDiameter|headHeight|mass|status|discontinued', [
      oneOf('8', '12'),
      oneOf('3', '5'),
      oneOf('', '0.05'),
      oneOf('', 'derived'),
      yesOrNo,
    ]),
    'articles-nipples.csv': aTable(
      nipples.map((articleNo) => `${articleNo}|HN-9`),
      'articleNo|productNr|thread|length|flow|discontinued',
      [oneOf('G1/8', 'G1/4'), oneOf('25', '30'), oneOf('', '6,5', '12'), yesOrNo],
    ),
    'prices.csv': aTable(
      ['AZH-6x160', 'AZH-6x200', 'HN-9-G1/8-25'],
      'articleNo|listPrice|availability|leadTimeDays|scale',
      terms,
    ),
    'prices-rings.csv': aTable(
      ['OR 5x1.5', 'OR 6x1.5'],
      'articleNo|listPrice|availability|leadTimeDays|scale|discontinued',
      [...terms, yesOrNo],
    ),
    'texts.csv': aTable(
      [
        'product|HN-9|name',
        'product|AZH|name',
        'category|nipples|name',
        'column|flow|label',
        'property|HN-9:body|value',
      ],
      'subject|key|field|de|en|fr',
      [oneOf('', 'Nippel', 'Rohr'), oneOf('Nipple', 'Tube'), oneOf('', 'Tube')],
    ),
  },
  { requiredKeys: ['categories.csv'] },
)

/** The error of a package, if any: one row that invalidates all of it. */
const anError = fc.option(oneOf('AZH-6x200\t1,005', 'AZH-6x999\t1', 'AZH-6x200\tmany'))

describe('an import does what its dry run reported, and a second one does nothing', () => {
  test('for three random packages', () => compare(3))
  test('for thirty', { tags: ['release'] }, () => compare(30))
})

async function compare(numRuns: number): Promise<void> {
  const packages = fc.tuple(aPackage, anError)
  await fc.assert(
    fc.asyncProperty(packages, async ([tables, rowError]) => {
      const files =
        rowError === null ? tables : { ...tables, 'prices-faulty.csv': `articleNo\tlistPrice\n${rowError}\n` }
      const path = await writePackage(folder, defined(files))
      const before = await readState()
      const reported = await importPath(database.databaseUrl, path, { dryRun: true })
      expect(await readState()).toEqual(before)
      expect(await importPath(database.databaseUrl, path)).toEqual(reported)
      const after = await readState()
      const added = reported.tables.find(({ table }) => table === 'articles')?.added ?? 0
      if (rowError === null) {
        expect(reported.refused).toEqual([])
        expect(after.articles).toBe(before.articles + added)
      } else {
        expect(reported.refused.length).toBeGreaterThan(0)
        expect(after).toEqual(before)
      }
      const again = await importPath(database.databaseUrl, path)
      expect(await readState()).toEqual(after)
      if (rowError !== null) return
      const counts = again.tables.map(({ added, changed, discontinued }) => added + changed + discontinued)
      expect({ counts, changes: again.changes }).toEqual({ counts: reported.tables.map(() => 0), changes: [] })
    }),
    // The result also depends on earlier packages, so shrinking a failing package would mislead.
    { numRuns, endOnFailure: true },
  )
}

function defined(files: Record<string, string | undefined>): PackageFiles {
  const named: Record<string, string> = {}
  for (const [name, content] of Object.entries(files)) if (content !== undefined) named[name] = content
  return named
}

/** Returns the number of articles, and a number that every change of the catalogue raises. */
async function readState(): Promise<{ articles: number; changes: number }> {
  const { rows } = await client.query<{ articles: number; changes: number }>(
    `select (select count(*)::int from articles) as articles,
            (select coalesce(max(number), 0)::int from catalogue_changes) as changes`,
  )
  return rows[0] ?? { articles: 0, changes: 0 }
}
