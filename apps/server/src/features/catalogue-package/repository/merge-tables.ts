import type { Client } from 'pg'
import type { StagedTable } from './staging.ts'

/** How a small table is compared with its staged rows. */
interface Target {
  table: string
  key: readonly string[]
  /** Columns that may change; the id and the place among staff's flags do not. */
  columns: readonly string[]
  /** Columns that only a new row takes from the package. */
  fixed: readonly string[]
}

const sourced = ['status', 'source', 'note'] as const

const targets = {
  materials: {
    table: 'materials',
    key: ['code'],
    columns: [
      ...['steel', 'name', 'finish', 'group', 'certificate', 'hardness', 'rockwell_from', 'rockwell_to'],
      ...['vickers_from', 'equivalent_steels', 'properties', ...sourced],
    ],
    fixed: [],
  },
  coatings: {
    table: 'coatings',
    key: ['code'],
    columns: ['name', 'hardness', 'temperature', 'deposition', 'materials', 'words', ...sourced],
    fixed: [],
  },
  material_names: {
    table: 'material_names',
    key: ['word'],
    columns: ['materials', 'is_named', 'preferred'],
    fixed: [],
  },
  standards: { table: 'standards', key: ['number', 'part', 'form'], columns: ['material', ...sourced], fixed: [] },
  categories: {
    table: 'categories',
    key: ['key'],
    columns: ['parent_id', 'slug', 'name', 'sort_index'],
    fixed: ['id'],
  },
  attributes: { table: 'attributes', key: ['key'], columns: ['unit', 'kind', 'label'], fixed: [] },
  products: {
    table: 'products',
    key: ['product_nr'],
    columns: [
      ...['category_id', 'family', 'price_group', 'material', 'coating', 'standard', 'name', 'description', 'columns'],
      ...['properties', 'certificate31', 'related_product_nrs', 'stated', 'sort_index'],
    ],
    fixed: ['id'],
  },
  files: {
    table: 'product_files',
    key: ['product_id', 'article_id', 'kind', 'file_name'],
    columns: ['title', 'hash'],
    fixed: ['id', 'sort_index'],
  },
} as const satisfies Record<StagedTable, Target>

export interface ChangedRow {
  file: string
  row: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export interface Merged {
  added: number
  changed: number
  unchanged: number
  /** The first of the changed rows. */
  samples: ChangedRow[]
}

/** Writes the staged rows into a table. Equal rows, and rows that were not staged, are not touched. */
export async function mergeTable(client: Client, staged: StagedTable, maxSamples: number): Promise<Merged> {
  const { table, key, columns, fixed }: Target = targets[staged]
  const listOf = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}."${name}"`).join(', ')
  const isSame = key.map((name) => `t."${name}" is not distinct from s."${name}"`).join(' and ')
  const differs = `(${listOf('t', columns)}) is distinct from (${listOf('s', columns)})`
  const joined = `staged_${staged} s left join ${table} t on ${isSame}`
  const isNew = `t."${key[0]}" is null`
  const counts = await client.query<{ added: number; changed: number; unchanged: number }>(
    `select count(*) filter (where ${isNew})::integer as added,
            count(*) filter (where not (${isNew}) and ${differs})::integer as changed,
            count(*) filter (where not (${isNew}) and not (${differs}))::integer as unchanged
     from ${joined}`,
  )
  const { added, changed, unchanged } = counts.rows[0] ?? { added: 0, changed: 0, unchanged: 0 }
  const samples =
    changed === 0
      ? []
      : await readSamples(client, joined, [...key, ...columns], `not (${isNew}) and ${differs}`, maxSamples)
  // A statement that changes no row would still notify the listeners.
  if (changed > 0) {
    const set = columns.map((name) => `"${name}" = s."${name}"`).join(', ')
    await client.query(`update ${table} t set ${set} from staged_${staged} s where ${isSame} and ${differs}`)
  }
  if (added > 0) {
    const all = [...fixed, ...key, ...columns]
    const names = all.map((name) => `"${name}"`).join(', ')
    await client.query(`insert into ${table} (${names}) select ${listOf('s', all)} from ${joined} where ${isNew}`)
  }
  return { added, changed, unchanged, samples }
}

/** Returns the reported value of a column; a category is reported by its key, because its id means nothing to users. */
const reported: Readonly<Record<string, (row: string) => string>> = {
  category_id: (row) => `'category', (select key from categories where id = ${row}.category_id)`,
  parent_id: (row) => `'parentKey', (select key from categories where id = ${row}.parent_id)`,
}

async function readSamples(
  client: Client,
  joined: string,
  columns: readonly string[],
  where: string,
  limit: number,
): Promise<ChangedRow[]> {
  const facts = (row: string) =>
    `jsonb_build_object(${columns.map((name) => reported[name]?.(row) ?? `'${name}', ${row}."${name}"`).join(', ')})`
  const { rows } = await client.query<ChangedRow>(
    `select s.file, s."row", ${facts('t')} as before, ${facts('s')} as after from ${joined}
     where ${where} order by s.file, s."row" limit ${limit}`,
  )
  return rows
}
