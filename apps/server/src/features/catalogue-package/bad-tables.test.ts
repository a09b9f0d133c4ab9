import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maker, openPackageShop, type PackageShop } from '../../testing/files/package-shop.ts'
import type { PackageFiles } from '../../testing/files/packages.ts'

let shop: PackageShop

beforeAll(async () => {
  shop = await openPackageShop()
})
afterAll(() => shop.close())

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
    { file: 'articles.csv', row: 3, column: 'articleNo', reason: 'Row 2 says something else about this.' },
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
  ['a price of an unknown article', { 'prices.csv': 'articleNo,listPrice\nHN-1,1\n' }, { row: 2, column: 'articleNo' }],
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
    { row: 2, column: 'articleNo', reason: 'The sizes do not make a part together.' },
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
]

const isRejected = async (...[, files, expected]: (typeof cases)[number]) => {
  const [first] = await shop.rejectionsOfFiles(files)
  expect(first).toMatchObject(expected)
}

test.each(cases.slice(0, 12))('a package is rejected for %s', isRejected)
test.each(cases.slice(12))('a package is rejected for %s', { tags: ['release'] }, isRejected)
