import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onePixel } from '../../testing/files/maker-package.ts'
import { maker, openPackageShop, type PackageShop } from '../../testing/files/package-shop.ts'
import { importPath, type PackageFiles, writePackage } from '../../testing/files/packages.ts'

let shop: PackageShop

beforeAll(async () => {
  shop = await openPackageShop()
})
afterAll(() => shop.close())

const cases: [what: string, files: PackageFiles, expected: Partial<PackageRejection>][] = [
  [
    'an unknown language',
    { ...maker, 'texts.csv': 'subject,key,field,de,xx\nproduct,HN-9,name,Nippel,Nipple\n' },
    { file: 'texts.csv', row: 1, column: 'xx', reason: 'xx is not a language of the shop.' },
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
  ['a quote that never ends', { 'prices.csv': 'articleNo,listPrice\n"AZH-6x200,1\n' }, { file: 'prices.csv', row: 2 }],
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
    { file: 'texts.csv', row: 3, column: 'en', reason: 'Row 2 says something else about this.' },
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

const isRejected = async (...[, files, expected]: (typeof cases)[number]) => {
  const [first] = await shop.rejectionsOfFiles(files)
  expect(first).toMatchObject(expected)
}

test.each(cases.slice(0, 12))('a package is rejected for %s', isRejected)
test.each(cases.slice(12))('a package is rejected for %s', { tags: ['release'] }, isRejected)

test('a package is rejected for 50 MB in one cell', { tags: ['release'] }, async () => {
  const [first] = await shop.rejectionsOfFiles({
    'prices.csv': `articleNo,listPrice\n"${'x'.repeat(50 * 1024 * 1024)}",1\n`,
  })
  expect(first).toMatchObject({ file: 'prices.csv', row: 2 })
  expect(first?.reason).toContain('1048576')
})

test('a rejection is in the language of the importing user', async () => {
  const path = await writePackage(shop.folder, { 'categories.csv': 'key,parentKey\ncooling,cooling\n' })
  const { refused } = await importPath(shop.databaseUrl, path, { language: 'de' })
  expect(refused[0]?.reason).toBe('Die Kategorie ist ihr eigener Oberbegriff.')
})

test('a report holds the first 500 of very many errors', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `HN-${index},1`)
  const path = await writePackage(shop.folder, { 'prices.csv': ['articleNo,listPrice', ...rows].join('\n') })
  const report = await importPath(shop.databaseUrl, path)
  expect(report.refused).toHaveLength(500)
  expect(report.tables).toMatchObject([{ table: 'prices', rows: 5000, refused: 5000 }])
})
