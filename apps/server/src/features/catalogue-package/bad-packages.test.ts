import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onePixel } from '../../testing/maker-package.ts'
import { importPath, type PackageFiles, writePackage, writeZip } from '../../testing/packages.ts'
import { programEnvironment } from '../../testing/program-environment.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'

let database: TestDatabase
let folder: TestFolder
let client: Client

beforeAll(async () => {
  database = await createDatabase()
  folder = await makeTestFolder()
  client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await folder[Symbol.asyncDispose]()
})

/** A number that changes with every written row. */
async function fingerprint(): Promise<unknown> {
  const tables = ['categories', 'attributes', 'products', 'articles', 'product_files', 'catalogue_files', 'materials']
  const prints = tables.map((table) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${table})`)
  const { rows } = await client.query(`select concat_ws(', ', ${prints.join(', ')}) as print`)
  return rows
}

/** Returns the rejections of a package, which must not have changed anything. */
async function rejectionsOf(path: string): Promise<PackageRejection[]> {
  const before = await fingerprint()
  const { refused } = await importPath(database.databaseUrl, path)
  expect(refused.length).toBeGreaterThan(0)
  expect(await fingerprint()).toEqual(before)
  return refused
}

const rejectionsOfFiles = async (files: PackageFiles) => rejectionsOf(await writePackage(folder, files))

const maker = {
  'categories.csv': 'key,parentKey\ncooling,\nnipples,cooling\n',
  'products.csv': 'productNr,category\nHN-9,nipples\n',
  'columns.csv': 'productNr,key,symbol,unit,kind,role\nHN-9,thread,G,,choice,row\nHN-9,flow,Q,l/min,number,detail\n',
}

describe('a package is rejected with file, row and column', () => {
  const cases: [what: string, files: PackageFiles, expected: Partial<PackageRejection>][] = [
    [
      'a file that is not there',
      { ...maker, 'files.csv': 'productNr,kind,file\nHN-9,picture,pictures/hn.png\n' },
      { file: 'files.csv', row: 2, column: 'file', reason: 'pictures/hn.png is not in the package.' },
    ],
    [
      'an article that one table discontinues and another sells',
      {
        'articles.csv': 'articleNo,headDiameter,headHeight,discontinued\nAZH-6x200,12,5,yes\n',
        'prices.csv': 'articleNo,listPrice,discontinued\nAZH-6x160,1,no\nAZH-6x200,1,no\n',
      },
      { file: 'prices.csv', row: 3, column: 'discontinued', reason: 'Row 2 of articles.csv says the opposite.' },
    ],
    [
      'a coating of a material that there is not',
      { 'coatings.csv': 'code,name,temperature,materials\nWCC,WC/C,300,H;ZZ\n' },
      { file: 'coatings.csv', row: 2, column: 'materials', reason: 'There is no material ZZ.' },
    ],
    [
      'a name that means a material that there is not',
      { 'material-names.csv': 'words,materials\nsuper steel,ZZ\n' },
      { file: 'material-names.csv', row: 2, column: 'materials', reason: 'There is no material ZZ.' },
    ],
    [
      'a standard that means a material that there is not',
      { 'standards.csv': 'number,form,material\n1530,Z,ZZ\n' },
      { file: 'standards.csv', row: 2, column: 'material', reason: 'There is no material ZZ.' },
    ],
    [
      'a text of a property that no product has',
      { ...maker, 'texts.csv': 'subject,key,field,de\nproperty,HN-9:colour,value,rot\n' },
      { file: 'texts.csv', row: 2, column: 'key', reason: 'No product has a column or property colour.' },
    ],
    [
      'an unknown column',
      { 'prices.csv': 'articleNo,price\nAZH-6x200,1\n' },
      { file: 'prices.csv', row: 1, column: 'price', reason: 'The column price is not known.' },
    ],
    [
      'a column twice',
      { 'prices.csv': 'articleNo,listPrice,ListPrice\nAZH-6x200,1,2\n' },
      { file: 'prices.csv', row: 1, column: 'listPrice' },
    ],
    [
      'a column that lacks',
      { 'products.csv': 'productNr\nHN-9\n' },
      { file: 'products.csv', row: 1, column: 'category' },
    ],
    [
      'another encoding',
      { 'prices.csv': Buffer.from('articleNo;listPrice\nGröße;1\n', 'latin1') },
      { file: 'prices.csv', row: null, reason: 'The file is not UTF-8. Save it as CSV UTF-8.' },
    ],
    ['UTF-16', { 'prices.csv': Buffer.from('\ufeffarticleNo\nAZH-6x200\n', 'utf16le') }, { file: 'prices.csv' }],
    [
      'two rows of one article',
      { 'articles.csv': 'articleNo,headDiameter,headHeight\nAZH-7.7x100,12,5\nAZH-7.7x100,12,6\n' },
      { file: 'articles.csv', row: 3, column: 'articleNo', reason: 'Row 2 says something else of this.' },
    ],
    [
      'two rows of one product',
      { 'products.csv': 'productNr,category\nAZH,ejectorPins\nAZH,ejectorPins\n' },
      { row: 3, column: 'productNr' },
    ],
    [
      'two rows of one price',
      { 'prices.csv': 'articleNo,listPrice\nAZH-6x200,1\nazh-6x200,2\n' },
      { row: 3, column: 'articleNo' },
    ],
    [
      'an article of an unknown product',
      { ...maker, 'articles.csv': 'articleNo,productNr\nHN-10-1,HN-10\n' },
      { file: 'articles.csv', row: 2, column: 'productNr', reason: 'There is no product HN-10.' },
    ],
    [
      'a price of an unknown article',
      { 'prices.csv': 'articleNo,listPrice\nHN-1,1\n' },
      { row: 2, column: 'articleNo' },
    ],
    [
      'a number that is of another family than its product',
      { 'articles.csv': 'articleNo,productNr,headDiameter,headHeight\nAKH-7.7x100,AZH,12,5\n' },
      { file: 'articles.csv', row: 2, column: 'productNr', reason: 'AKH-7.7x100 belongs to AKH by its number.' },
    ],
    [
      'a general article whose number is a family’s',
      { ...maker, 'articles.csv': 'articleNo,productNr\nAZH-3x100,HN-9\n' },
      { row: 2, column: 'productNr' },
    ],
    [
      'a general number that reads as an option',
      { ...maker, 'articles.csv': 'articleNo,productNr\nHN-9-L100,HN-9\n' },
      { row: 2, column: 'articleNo', reason: 'L100 in the number would be read as an option of the part.' },
    ],
    [
      'a product number that reads as an option',
      { 'products.csv': 'productNr,category\nHN-C31,ejectorPins\n' },
      { column: 'productNr' },
    ],
    [
      'a product of a family in an unknown material',
      { 'products.csv': 'productNr,category\nAZZZ,ejectorPins\n' },
      { column: 'productNr' },
    ],
    [
      'a size that is no number',
      { 'articles.csv': 'articleNo,headDiameter,headHeight\nAZH-7.7x100,twelve,5\n' },
      { file: 'articles.csv', row: 2, column: 'headDiameter', reason: 'headDiameter must be a number.' },
    ],
    [
      'a size that is not in the family',
      { 'articles.csv': 'articleNo,headDiameter,headHeight,boreDiameter\nAZH-7.7x100,12,5,3\n' },
      { row: 2, column: 'boreDiameter', reason: 'AZH has no column boreDiameter.' },
    ],
    [
      'a size that lacks',
      { 'articles.csv': 'articleNo,headDiameter\nAZH-7.7x100,12\n' },
      { row: 2, column: 'headHeight' },
    ],
    [
      'a size that is not the number’s',
      { 'articles.csv': 'articleNo,diameter,headDiameter,headHeight\nAZH-7.7x100,8,12,5\n' },
      { row: 2, column: 'diameter', reason: 'diameter is another size than in the number.' },
    ],
    [
      'sizes that do not fit together',
      { 'articles.csv': 'articleNo,headDiameter,headHeight\nAZH-7.7x100,12,900\n' },
      { row: 2, column: 'articleNo', reason: 'The sizes do not fit together to a part.' },
    ],
    [
      'a value of a general product that is no number',
      { ...maker, 'articles.csv': 'articleNo,productNr,flow\nHN-9-1,HN-9,much\n' },
      { row: 2, column: 'flow' },
    ],
    [
      'a price with three decimals',
      { 'prices.csv': 'articleNo,listPrice\nAZH-6x200,1.005\n' },
      { row: 2, column: 'listPrice' },
    ],
    ['an unquoted decimal comma', { 'prices.csv': 'articleNo,listPrice\nAZH-6x200,1,50\n' }, { row: 2, column: null }],
    ['a scale that falls', { 'prices.csv': 'articleNo,scale\nAZH-6x200,10:5;25:3\n' }, { row: 2, column: 'scale' }],
    [
      'a category that is its own parent',
      { 'categories.csv': 'key,parentKey\ncooling,cooling\n' },
      { file: 'categories.csv', row: 2, column: 'parentKey', reason: 'The category is its own parent.' },
    ],
    [
      'categories that are parents of each other',
      { 'categories.csv': 'key,parentKey\na,b\nb,a\n' },
      { row: 2, column: 'parentKey' },
    ],
    ['a parent that is not there', { 'categories.csv': 'key,parentKey\na,nowhere\n' }, { row: 2, column: 'parentKey' }],
    [
      'a category that is not there',
      { 'products.csv': 'productNr,category\nHN-9,nowhere\n' },
      { row: 2, column: 'category' },
    ],
    [
      'an unknown language',
      { ...maker, 'texts.csv': 'subject,key,field,de,xx\nproduct,HN-9,name,Nippel,Nipple\n' },
      { file: 'texts.csv', row: 1, column: 'xx', reason: 'xx is no language of the shop.' },
    ],
    [
      'a text of something that is not there',
      { 'texts.csv': 'subject,key,field,de\nproduct,HN-77,name,Nippel\n' },
      { row: 2 },
    ],
    [
      'a text of an unknown field',
      { 'texts.csv': 'subject,key,field,de\nproduct,AZH,colour,rot\n' },
      { row: 2, column: 'field' },
    ],
    [
      'a key of ours with another meaning',
      {
        'columns.csv': 'productNr,key,kind\nHN-9,diameter,choice\n',
        ...{ 'products.csv': 'productNr,category\nHN-9,ejectorPins\n' },
      },
      { file: 'columns.csv', row: 2, column: 'key' },
    ],
    [
      'a picture that is a script',
      {
        ...maker,
        'files.csv': 'productNr,kind,file\nHN-9,picture,hn.png\nHN-9,picture,hn.svg\n',
        'hn.png': '<html><script>alert(1)</script></html>',
        'hn.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      },
      { file: 'files.csv', row: 2, column: 'file' },
    ],
    [
      'a path that leaves the package',
      { ...maker, 'files.csv': 'productNr,kind,file\nHN-9,picture,../../etc/passwd\n' },
      { file: 'files.csv', row: 2, column: 'file', reason: 'The path leads out of the package.' },
    ],
    [
      'a quote that never ends',
      { 'prices.csv': 'articleNo,listPrice\n"AZH-6x200,1\n' },
      { file: 'prices.csv', row: 2 },
    ],
    ['a table of no known name', { 'colours.csv': 'a\n1\n', 'prices.csv': 'articleNo\n' }, { file: 'colours.csv' }],
    ['no table at all', { 'readme.txt': 'hello' }, { row: null, reason: 'There is no table in it.' }],
    [
      'a material in no finish that the shop has words for',
      { 'materials.csv': 'code,steel,finish\nK,1.2379,polished mirror\n' },
      { file: 'materials.csv', row: 2, column: 'finish' },
    ],
    [
      'a cycle through three categories',
      { 'categories.csv': 'key,parentKey\na,b\nb,c\nc,a\n' },
      { row: 2, column: 'parentKey' },
    ],
    ['a slug that is taken', { 'categories.csv': 'key,slug\nzz,ejector-pins\n' }, { row: 2, column: 'slug' }],
    ['a slug without end', { 'categories.csv': `key\n${'k'.repeat(5000)}\n` }, { row: 2, column: 'slug' }],
    [
      'a text that turns the direction of what is read',
      { ...maker, 'texts.csv': 'subject,key,field,de\nproduct,HN-9,name,a\u202egnp.exe\n' },
      { file: 'texts.csv', row: 2, column: 'de', reason: 'de holds characters that cannot be stored.' },
    ],
    ['a control character', { 'categories.csv': 'key,slug\na\u0007,b\n' }, { row: 2, column: 'key' }],
    [
      'a related product that is not there',
      { ...maker, 'products.csv': 'productNr,category,related\nHN-9,nipples,NOPE\n' },
      { file: 'products.csv', row: 2, column: 'related', reason: 'There is no product NOPE.' },
    ],
    [
      'a key that the tables have for something else',
      { ...maker, 'columns.csv': 'productNr,key,kind\nHN-9,discontinued,choice\n' },
      { row: 2, column: 'key', reason: 'The key discontinued names something else in the tables already.' },
    ],
    [
      'a key that every object has',
      { ...maker, 'columns.csv': 'productNr,key,kind\nHN-9,constructor,choice\n' },
      { row: 2, column: 'key' },
    ],
    [
      'two rows of one property',
      { ...maker, 'properties.csv': 'productNr,key,value\nHN-9,body,a\nHN-9,body,b\n' },
      { file: 'properties.csv', row: 3, column: 'key' },
    ],
    [
      'two texts in one language',
      { ...maker, 'texts.csv': 'subject,key,field,de,en\nproduct,HN-9,name,a,b\nproduct,HN-9,name,a,c\n' },
      { file: 'texts.csv', row: 3, column: 'en', reason: 'Row 2 says something else of this.' },
    ],
    [
      'two files of one name',
      {
        ...{ ...maker, 'x/a.png': onePixel, 'y/a.png': onePixel },
        'files.csv': 'productNr,kind,file\nHN-9,picture,x/a.png\nHN-9,picture,y/a.png\n',
      },
      { file: 'files.csv', row: 3, column: 'file' },
    ],
    [
      'a data sheet that is a page',
      { ...maker, 'files.csv': 'productNr,kind,file\nHN-9,dataSheet,a.pdf\n', 'a.pdf': '<html></html>' },
      { file: 'files.csv', row: 2, column: 'file' },
    ],
    ['two rows of one material', { 'materials.csv': 'code,steel\nK,1.1\nK,1.2\n' }, { row: 3, column: 'code' }],
    [
      'a hardness that is no number',
      { 'materials.csv': 'code,steel,rockwellFrom\nK,1.2210,hard\n' },
      { row: 2, column: 'rockwellFrom' },
    ],
    ['a status that is none', { 'materials.csv': 'code,steel,status\nK,1.2210,sure\n' }, { row: 2, column: 'status' }],
    [
      'a density in another unit, that would weigh every article wrong',
      { 'material-properties.csv': 'material,property,value,unit\nH,density,7850,kg/m³\n' },
      { file: 'material-properties.csv', row: 2, column: 'unit' },
    ],
    [
      'a density below nothing',
      { 'material-properties.csv': 'material,property,value,unit\nH,density,-7,g/cm³\n' },
      { row: 2, column: 'value' },
    ],
    ['a damaged workbook', { 'products.xlsx': 'no workbook' }, { file: 'products.xlsx' }],
  ]

  test.each(cases)('for %s', async (_, files, expected) => {
    const [first] = await rejectionsOfFiles(files)
    expect(first).toMatchObject(expected)
  })

  test('for 50 MB in one cell', async () => {
    const [first] = await rejectionsOfFiles({
      'prices.csv': `articleNo,listPrice\n"${'x'.repeat(50 * 1024 * 1024)}",1\n`,
    })
    expect(first).toMatchObject({ file: 'prices.csv', row: 2 })
    expect(first?.reason).toContain('1048576')
  })

  test('in the language of the importing user', async () => {
    const path = await writePackage(folder, { 'categories.csv': 'key,parentKey\ncooling,cooling\n' })
    const { refused } = await importPath(database.databaseUrl, path, { language: 'de' })
    expect(refused[0]?.reason).toBe('Die Kategorie ist ihr eigener Oberbegriff.')
  })

  test('with the first 500 of very many errors', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `HN-${index},1`)
    const path = await writePackage(folder, { 'prices.csv': ['articleNo,listPrice', ...rows].join('\n') })
    const report = await importPath(database.databaseUrl, path)
    expect(report.refused).toHaveLength(500)
    expect(report.tables).toMatchObject([{ table: 'prices', rows: 5000, refused: 5000 }])
  })
})

describe('an archive is rejected before anything of it is read', () => {
  const table = { name: 'prices.csv', data: Buffer.from('articleNo\nAZH-6x200\n') }

  test.each(['../prices.csv', '/etc/prices.csv', 'a/../../prices.csv'])('for the name %s', async (name) => {
    const [first] = await rejectionsOf(await writeZip(folder, [{ ...table, name }]))
    expect(first?.reason).toBe('The path leads out of the package.')
  })

  test('for a name that no database can store, and for a duplicate file', async () => {
    const [unreadable] = await rejectionsOf(await writeZip(folder, [{ ...table, name: 'pri\0ces.csv' }]))
    expect(unreadable?.file).toMatch(/\.zip$/)
    const [twice] = await rejectionsOf(await writeZip(folder, [table, table]))
    expect(twice).toMatchObject({ file: 'prices.csv', reason: 'The archive holds this file twice.' })
  })

  test('for a zip bomb', async () => {
    const zeros = { name: 'articles.csv', data: Buffer.alloc(30 * 1024 * 1024) }
    const [first] = await rejectionsOf(await writeZip(folder, [table, zeros]))
    expect(first).toMatchObject({ file: 'articles.csv', reason: 'It would unpack to far too much.' })
  })

  test('for a false size', async () => {
    const liar = { ...table, declares: { size: 5 } }
    expect(await rejectionsOf(await writeZip(folder, [liar]))).toHaveLength(1)
  })

  test('for a damaged directory', async () => {
    const path = await writePackage(folder, { 'broken.zip': Buffer.from('PK\u0003\u0004 and no more') })
    const [first] = await rejectionsOf(join(path, 'broken.zip'))
    expect(first?.file).toBe('broken.zip')
  })

  test('for a link in a folder', async () => {
    const path = await writePackage(folder, { 'prices.csv': table.data })
    await symlink('/etc/passwd', join(path, 'pictures.png'))
    expect((await rejectionsOf(path))[0]).toMatchObject({ file: 'pictures.png' })
  })
})

describe('two imports, or a canceled one', () => {
  test('a second simultaneous one is rejected', async () => {
    const path = await writePackage(folder, maker)
    const blocker = new Client({ connectionString: database.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table categories in share mode')
    const first = importPath(database.databaseUrl, path, { dryRun: true })
    await waitForLock()
    await expect(importPath(database.databaseUrl, path)).rejects.toMatchObject({ code: 'importRunning' })
    await blocker.query('rollback')
    await blocker.end()
    expect((await first).refused).toEqual([])
  })

  test('a killed one leaves nothing behind', async () => {
    const before = await fingerprint()
    const path = await writePackage(folder, maker)
    const blocker = new Client({ connectionString: database.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table products in share mode')
    const command = fileURLToPath(new URL('../../import-catalogue.ts', import.meta.url))
    const child = spawn(process.execPath, [command, path], {
      env: { ...programEnvironment, DATABASE_URL: database.databaseUrl, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    // It has written the categories, and waits to write the products.
    await waitForLock()
    child.kill('SIGKILL')
    await once(child, 'exit')
    await blocker.query('rollback')
    await blocker.end()
    expect(await fingerprint()).toEqual(before)
    expect((await importPath(database.databaseUrl, path, { dryRun: true })).refused).toEqual([])
  })

  /** Waits until an import waits for a locked table. */
  async function waitForLock(): Promise<void> {
    for (;;) {
      const { rowCount } = await client.query(
        "select from pg_locks where not granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())",
      )
      if (rowCount !== 0) return
    }
  }
})
