import type { ImportProgress, PackageReport, TableOutcome } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { readAssortmentTables } from '../../database/assortment-repository.ts'
import { queriesOf } from '../../database/client.ts'
import type { Client } from '../../database/pool.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { describePackage, maxOfTable } from './describe-package.ts'
import type { CataloguePackage, PackageTable } from './files/open-package.ts'
import { because } from './files/package-error.ts'
import { readTable } from './files/read-table.ts'
import type { TableName } from './files/tables.ts'
import { removeCategories, removeKeys } from './remove-stated.ts'
import {
  type Contradiction,
  compareArticles,
  readChangedArticles,
  readChangedPrices,
  removeContradictions,
  removeTwice,
  removeUnknownPrices,
  type StagedError,
  writeArticles,
} from './repository/merge-articles.ts'
import { mergeTable } from './repository/merge-tables.ts'
import { analyseStaging, createStaging } from './repository/staging.ts'
import { createAssortmentReaders } from './rules/read-assortment.ts'
import { createStatementReaders } from './rules/read-statements.ts'
import { stageArticles, stagePrices } from './stage-articles.ts'
import { collectRejections, type Rejections, stageAssortment } from './stage-assortment.ts'
import { stageFiles } from './stage-files.ts'
import { stageProducts } from './stage-products.ts'

export interface PackageImport {
  clock: Clock
  ids: Ids
  language: LanguageCode
  /** Called after a number of rows and after every step. */
  onProgress: (progress: ImportProgress) => void
}

const rowsPerProgress = 5000

/**
 * Imports a package into the catalogue, within the caller's transaction. The caller commits only if the report rejects
 * nothing.
 */
export async function importPackage(
  client: Client,
  content: CataloguePackage,
  context: PackageImport,
): Promise<PackageReport> {
  const { clock, ids, language, onProgress } = context
  const rejections = collectRejections(language)
  const rows = new Map<TableName, number>()
  const tablesOf = (name: TableName) => content.tables.filter((table) => table.name === name)
  const count = (table: TableName) => {
    rows.set(table, (rows.get(table) ?? 0) + 1)
    const total = rows.values().reduce((sum, read) => sum + read, 0)
    if (total % rowsPerProgress === 0) onProgress({ step: 'reading', table, rows: total })
  }
  const staging = (table: TableName) => ({ client, reject: rejections.of(table), count: () => count(table) })

  await createStaging(client)
  const { assortment, ...statements } = await readStatements(client, content.tables, rejections, count)
  const materials = await stageAssortment(client, assortment, rejections)
  const { known, removed } = await stageProducts(client, ids, statements, materials, rejections)
  await stageArticles(staging('articles'), tablesOf('articles'), known, ids)
  await stagePrices(staging('prices'), tablesOf('prices'))
  const total = () => rows.values().reduce((sum, read) => sum + read, 0)
  onProgress({ step: 'comparing', table: null, rows: total() })
  await analyseStaging(client)
  const ofMaterials = await mergeTable(client, 'materials', maxOfTable)
  const ofCoatings = await mergeTable(client, 'coatings', maxOfTable)
  const ofNames = await mergeTable(client, 'material_names', maxOfTable)
  const ofStandards = await mergeTable(client, 'standards', maxOfTable)
  const categories = await mergeTable(client, 'categories', maxOfTable)
  const attributes = await mergeTable(client, 'attributes', maxOfTable)
  const products = await mergeTable(client, 'products', maxOfTable)
  const removals = [
    ...(await removeKeys(client, removed, language)),
    ...(await removeCategories(client, statements, rejections.of('categories'), language)),
  ]
  rejectTwice(rejections, 'articles', await removeTwice(client, 'articles'))
  rejectTwice(rejections, 'prices', await removeTwice(client, 'prices'))
  rejectTwice(rejections, 'prices', await removeUnknownPrices(client))
  rejectContradictions(rejections.of('prices'), await removeContradictions(client))
  const compared = await compareArticles(client)
  const changes = describePackage(language, {
    materials: ofMaterials.samples,
    coatings: ofCoatings.samples,
    standards: ofStandards.samples,
    'material-names': ofNames.samples,
    categories: categories.samples,
    columns: attributes.samples,
    products: products.samples,
    articles: await readChangedArticles(client, maxOfTable),
    prices: await readChangedPrices(client, maxOfTable),
  })
  onProgress({ step: 'writing', table: null, rows: total() })
  await writeArticles(client, clock.now(), compared)
  for (const file of await stageFiles(staging('files'), tablesOf('files'), content, ids))
    removals.push({ table: 'files', ...file })
  const files = await mergeTable(client, 'files', maxOfTable)

  const outcomes: Partial<Record<TableName, Partial<TableOutcome>>> = {
    materials: countsOf(ofMaterials),
    coatings: countsOf(ofCoatings),
    'material-names': countsOf(ofNames),
    standards: countsOf(ofStandards),
    categories: countsOf(categories),
    columns: countsOf(attributes),
    products: countsOf(products),
    articles: compared.articles,
    prices: compared.prices,
    files: countsOf(files),
  }
  const names = [...new Set(content.tables.map(({ name }) => name))]
  const after = translate(language, 'import.removed')
  return {
    tables: names.map((table) => {
      const outcome = {
        rows: rows.get(table) ?? 0,
        added: 0,
        changed: 0,
        discontinued: 0,
        unchanged: 0,
        ...outcomes[table],
      }
      const taken = removals.filter((removal) => removal.table === table).length
      return { table, ...outcome, changed: outcome.changed + taken, refused: rejections.countOf(table) }
    }),
    changes: [...removals.slice(0, maxOfTable).map((removal) => ({ ...removal, after })), ...changes],
    refused: rejections.list(),
  }
}

function countsOf({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }) {
  return { added, changed, unchanged }
}

/** Reads the tables that are small enough for memory: categories, products and their columns. */
async function readStatements(
  client: Client,
  tables: readonly PackageTable[],
  rejections: Rejections,
  count: (table: TableName) => void,
) {
  const known = await readAssortmentTables(queriesOf(client))
  const { statements: assortment, ...assortmentReaders } = createAssortmentReaders(known, rejections.of)
  const { statements, ...statementReaders } = createStatementReaders(rejections.of)
  const readers = { ...assortmentReaders, ...statementReaders }
  for (const table of tables) {
    if (table.name === 'articles' || table.name === 'prices' || table.name === 'files') continue
    for await (const row of readTable(table, rejections.of(table.name))) {
      count(table.name)
      readers[table.name](row)
    }
  }
  return { ...statements, assortment }
}

function rejectTwice(rejections: Rejections, table: TableName, rowErrors: readonly StagedError[]): void {
  const reject = rejections.of(table)
  for (const { file, row, first } of rowErrors.toSorted((a, b) => a.row - b.row)) {
    const reason = first === null ? because('import.articleUnknown') : because('import.rowTwice', { row: first })
    reject({ file, row, column: 'articleNo' }, reason)
  }
}

/** If two tables disagree, each import would use the other one, and the catalogue would change every time. */
function rejectContradictions(reject: ReturnType<Rejections['of']>, contradictions: readonly Contradiction[]): void {
  for (const { file, row, other } of contradictions.toSorted((a, b) => a.row - b.row)) {
    reject({ file, row, column: 'discontinued' }, because('import.discontinuedElsewhere', other))
  }
}
