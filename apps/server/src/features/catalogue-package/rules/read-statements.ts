import { type Attribute, type TextLanguage, textLanguages } from '@normwerk/parts/article'
import { attributes as ourAttributes } from '@normwerk/parts/attributes'
import { layouts } from '../files/layouts.ts'
import { because } from '../files/package-error.ts'
import type { Reject, TableRow } from '../files/read-table.ts'
import type { TableName } from '../files/tables.ts'
import { readNumber, readProductNumber, readWhole, readYesNo } from './read-cell.ts'
import type { AttributeKind, ProductStatement, StatedTexts, Statements } from './statements.ts'

const ours = new Map<string, Attribute>(ourAttributes.map((attribute) => [attribute.key, attribute]))
const keyShape = /^[A-Za-z][A-Za-z0-9_]{0,39}$/
const slugShape = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Names that tables are sorted by, or have columns for, besides their attributes. */
const reserved = new Set<string>([...layouts.articles.columns, 'remove', 'price', 'name', 'availability'])
const roles = ['row', 'column', 'detail'] as const
const kinds = ['number', 'choice'] as const

/** Reads rows of the tables about products. Each reader rejects invalid rows. */
export function createStatementReaders(rejectOf: (table: TableName) => Reject) {
  const statements: Statements = {
    categories: new Map(),
    removedCategories: new Map(),
    categoryNames: new Map(),
    products: new Map(),
    attributes: new Map(),
  }

  const productOf = (productNr: string, { file, row }: TableRow): ProductStatement => {
    const known = statements.products.get(productNr)
    if (known !== undefined) return known
    const removed = { columns: new Map(), properties: new Map() }
    const lists = { columns: [], properties: new Map(), propertyTexts: new Map(), removed }
    const fresh = { productNr, file, row, product: null, ...lists, name: null, description: null }
    statements.products.set(productNr, fresh)
    return fresh
  }

  const reported = new Map<string, { row: number; text: string }>()
  /** Returns a language in which an earlier row has another text for the same thing. */
  const findTwice = (subject: string, { row }: TableRow, texts: StatedTexts) => {
    for (const language of textLanguages) {
      const text = texts[language]
      const before = reported.get(`${subject} ${language}`)
      if (text !== undefined && before !== undefined && before.text !== text) return { language, row: before.row }
      if (text !== undefined) reported.set(`${subject} ${language}`, { row, text })
    }
    return undefined
  }

  const recordAttribute = (
    reject: Reject,
    row: TableRow,
    key: string,
    kind: AttributeKind,
    unit: string | null,
  ): boolean => {
    const { file } = row
    const own = ours.get(key)
    if (!keyShape.test(key)) reject({ file, row: row.row, column: 'key' }, because('import.keyUnreadable'))
    else if (reserved.has(key) || key in {})
      reject({ file, row: row.row, column: 'key' }, because('import.keyReserved', { key }))
    else if (own !== undefined && (own.kind !== kind || (unit !== null && own.unit !== unit))) {
      reject(
        { file, row: row.row, column: 'key' },
        because('import.keyIsOurs', { key, kind: own.kind, unit: own.unit ?? '–' }),
      )
    } else if (own !== undefined) return true
    else {
      const known = statements.attributes.get(key)
      if (known === undefined || known.kind === null) {
        statements.attributes.set(key, { key, file, row: row.row, kind, unit, label: known?.label ?? null })
        return true
      }
      if (known.kind === kind && known.unit === unit) return true
      reject(
        { file, row: row.row, column: 'key' },
        because('import.keyTwice', { key, row: known.row, file: known.file }),
      )
    }
    return false
  }

  return {
    statements,

    categories(row: TableRow): void {
      const reject = rejectOf('categories')
      const { key = '', parentKey = '', slug = '', sortIndex = '' } = row.cells
      const at = (column: string) => ({ file: row.file, row: row.row, column })
      const chosen = slug === '' ? kebabOf(key) : slug
      const place = sortIndex === '' ? null : readWhole(sortIndex)
      const twice = statements.categories.get(key) ?? statements.removedCategories.get(key)
      if (twice !== undefined) reject(at('key'), because('import.rowTwice', { row: twice.row }))
      else if (row.removes) statements.removedCategories.set(key, { file: row.file, row: row.row })
      else if (parentKey === key) reject(at('parentKey'), because('import.categoryOwnParent'))
      else if (!slugShape.test(chosen)) reject(at('slug'), because('import.slugUnreadable'))
      else if (sortIndex !== '' && place === null) reject(at('sortIndex'), because('import.sortIndexUnreadable'))
      else {
        const parent = parentKey === '' ? null : parentKey
        statements.categories.set(key, {
          file: row.file,
          row: row.row,
          key,
          parentKey: parent,
          slug: chosen,
          sortIndex: place,
        })
      }
    },

    products(row: TableRow): void {
      const reject = rejectOf('products')
      const { productNr = '', category = '', priceGroup = '', standard = '' } = row.cells
      const { certificate31 = '', related = '', sortIndex = '' } = row.cells
      const at = (column: string) => ({ file: row.file, row: row.row, column })
      const certificate = certificate31 === '' ? null : readYesNo(certificate31)
      const place = sortIndex === '' ? null : readWhole(sortIndex)
      const twice = statements.products.get(productNr)
      if (twice?.product) reject(at('productNr'), because('import.rowTwice', { row: twice.row }))
      else if (certificate31 !== '' && certificate === null)
        reject(at('certificate31'), because('import.yesOrNo', { column: 'certificate31' }))
      else if (sortIndex !== '' && place === null) reject(at('sortIndex'), because('import.sortIndexUnreadable'))
      else {
        productOf(productNr, row).product = {
          category,
          priceGroup: priceGroup === '' ? null : priceGroup,
          standard: standard === '' ? null : standard,
          certificate31: certificate,
          related: related === '' ? null : related.split(';').map((number) => number.trim()),
          sortIndex: place,
        }
      }
    },

    columns(row: TableRow): void {
      const reject = rejectOf('columns')
      const { productNr = '', key = '', symbol = '', unit = '', kind = '', role = '' } = row.cells
      const at = (column: string) => ({ file: row.file, row: row.row, column })
      const readKind = kinds.find((word) => word === kind)
      const readRole = role === '' ? 'detail' : roles.find((word) => word === role)
      if (readProductNumber(productNr) !== null)
        reject(at('productNr'), because('import.columnsOfFamily', { productNr }))
      else if (row.removes) {
        const { columns, removed } = productOf(productNr, row)
        if (columns.some(({ attribute }) => attribute === key))
          reject(at('key'), because('import.columnTwice', { column: key }))
        else removed.columns.set(key, row.row)
      } else if (readKind === undefined)
        reject(at('kind'), because('import.wordUnknown', { column: 'kind', known: kinds.join(', ') }))
      else if (readRole === undefined)
        reject(at('role'), because('import.wordUnknown', { column: 'role', known: roles.join(', ') }))
      else if (recordAttribute(reject, row, key, readKind, unit === '' ? null : unit)) {
        const { columns, removed } = productOf(productNr, row)
        if (columns.some(({ attribute }) => attribute === key) || removed.columns.has(key))
          reject(at('key'), because('import.columnTwice', { column: key }))
        else columns.push({ attribute: key, symbol: symbol === '' ? key : symbol, role: readRole })
      }
    },

    properties(row: TableRow): void {
      const reject = rejectOf('properties')
      const { productNr = '', key = '', value = '', unit = '', kind = '' } = row.cells
      const at = (column: string) => ({ file: row.file, row: row.row, column })
      const readKind = kind === '' ? (ours.get(key)?.kind ?? 'choice') : kinds.find((word) => word === kind)
      const figure = readNumber(value)
      if (row.removes) productOf(productNr, row).removed.properties.set(key, row.row)
      else if (readKind === undefined)
        reject(at('kind'), because('import.wordUnknown', { column: 'kind', known: kinds.join(', ') }))
      else if (readKind === 'number' && figure === null)
        reject(at('value'), because('import.sizeUnreadable', { column: 'value' }))
      else if (recordAttribute(reject, row, key, readKind, unit === '' ? null : unit)) {
        const { properties, removed } = productOf(productNr, row)
        if (properties.has(key) || removed.properties.has(key))
          reject(at('key'), because('import.columnTwice', { column: key }))
        else properties.set(key, readKind === 'number' ? (figure ?? 0) : value)
      }
    },

    texts(row: TableRow): void {
      const reject = rejectOf('texts')
      const { subject = '', key = '', field = '' } = row.cells
      const at = (column: string) => ({ file: row.file, row: row.row, column })
      const texts = textsOf(row)
      const [productNr = '', property] = key.split(':').map((part) => part.trim())
      const what = `${subject}.${field}`
      const twice = findTwice(`${what} ${key}`, row, texts)
      if (Object.keys(texts).length === 0) reject(at('de'), because('import.textMissing'))
      else if (twice !== undefined) reject(at(twice.language), because('import.rowTwice', { row: twice.row }))
      else if (what === 'category.name') {
        const known = statements.categoryNames.get(key)
        statements.categoryNames.set(key, { file: row.file, row: row.row, texts: { ...known?.texts, ...texts } })
      } else if (what === 'product.name') productOf(key, row).name = { ...productOf(key, row).name, ...texts }
      else if (what === 'product.description')
        productOf(key, row).description = { ...productOf(key, row).description, ...texts }
      else if (what === 'column.label' || what === 'property.label') {
        const unknown = { key, file: row.file, row: row.row, kind: null, unit: null, label: null }
        const known = statements.attributes.get(key) ?? unknown
        if (ours.has(key)) reject(at('key'), because('import.labelIsOurs', { key }))
        else statements.attributes.set(key, { ...known, label: { ...known.label, ...texts } })
      } else if (what === 'property.value' && property !== undefined) {
        const { propertyTexts } = productOf(productNr, row)
        const before = propertyTexts.get(property) ?? { file: row.file, row: row.row, texts: {} }
        propertyTexts.set(property, { ...before, texts: { ...before.texts, ...texts } })
      } else if (what === 'property.value') reject(at('key'), because('import.propertyKey'))
      else {
        reject(at('field'), because('import.subjectUnknown', { known: subjects.join(', ') }))
      }
    },
  }
}

const subjects = [
  ...['category name', 'product name', 'product description', 'column label', 'property label', 'property value'],
]

/** Slovenian has two codes in the shop and one text. */
function textsOf({ cells }: TableRow): StatedTexts {
  const texts: StatedTexts = {}
  const record = (language: TextLanguage, text: string | undefined) => {
    if (text !== undefined && text !== '') texts[language] = text
  }
  record('sl', cells.si)
  for (const language of textLanguages) record(language, cells[language])
  return texts
}

function kebabOf(key: string): string {
  return key
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}
