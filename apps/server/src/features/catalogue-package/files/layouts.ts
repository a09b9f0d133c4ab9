import { textLanguages } from '@normwerk/parts/article'
import type { TableName } from './tables.ts'

/** The columns that the first line of a table may name. */
interface Layout {
  columns: readonly string[]
  needed: readonly string[]
  /** A row without a value in these columns is rejected. */
  filled: readonly string[]
  /** Whether further columns are allowed: the sizes of articles. */
  isOpen?: true
  /** Columns of a row with `remove`, which name the thing to be removed; missing if nothing can be removed. */
  removable?: readonly string[]
}

const sourced = ['status', 'source', 'note'] as const

export const layouts = {
  materials: {
    columns: [
      ...['code', 'steel', 'name', 'finish', 'group', 'certificate', 'rockwellFrom', 'rockwellTo', 'vickersFrom'],
      ...['equivalentSteels', ...sourced],
    ],
    needed: ['code', 'steel'],
    filled: ['code', 'steel'],
  },
  'material-properties': {
    columns: ['material', 'property', 'value', 'unit', ...sourced],
    needed: ['material', 'property', 'value'],
    filled: ['material', 'property', 'value'],
  },
  'material-names': {
    columns: ['words', 'materials', 'isNamed', 'preferred'],
    needed: ['words', 'materials'],
    filled: ['words', 'materials'],
  },
  coatings: {
    columns: ['code', 'name', 'hardness', 'temperature', 'deposition', 'materials', 'words', ...sourced],
    needed: ['code', 'name', 'temperature', 'materials'],
    filled: ['code', 'name', 'temperature', 'materials'],
  },
  standards: {
    columns: ['number', 'part', 'form', 'material', ...sourced],
    needed: ['number'],
    filled: ['number'],
  },
  categories: {
    columns: ['key', 'parentKey', 'slug', 'sortIndex'],
    needed: ['key'],
    filled: ['key'],
    removable: ['key'],
  },
  products: {
    columns: ['productNr', 'category', 'priceGroup', 'standard', 'certificate31', 'related', 'sortIndex'],
    needed: ['productNr', 'category'],
    filled: ['productNr', 'category'],
  },
  columns: {
    columns: ['productNr', 'key', 'symbol', 'unit', 'kind', 'role'],
    needed: ['productNr', 'key', 'kind'],
    filled: ['productNr', 'key', 'kind'],
    removable: ['productNr', 'key'],
  },
  properties: {
    columns: ['productNr', 'key', 'value', 'unit', 'kind'],
    needed: ['productNr', 'key', 'value'],
    filled: ['productNr', 'key', 'value'],
    removable: ['productNr', 'key'],
  },
  articles: {
    columns: ['articleNo', 'productNr', 'mass', 'status', 'discontinued'],
    needed: ['articleNo'],
    filled: ['articleNo'],
    isOpen: true,
  },
  prices: {
    columns: ['articleNo', 'listPrice', 'availability', 'leadTimeDays', 'discontinued', 'scale'],
    needed: ['articleNo'],
    filled: ['articleNo'],
  },
  texts: {
    columns: ['subject', 'key', 'field', ...textLanguages, 'si'],
    needed: ['subject', 'key', 'field'],
    filled: ['subject', 'key', 'field'],
  },
  files: {
    columns: ['productNr', 'articleNo', 'kind', 'file', 'title'],
    needed: ['kind', 'file'],
    filled: ['kind', 'file'],
    removable: ['kind', 'file'],
  },
} as const satisfies Record<TableName, Layout>

export function layoutOf(table: TableName): Layout {
  return layouts[table]
}
