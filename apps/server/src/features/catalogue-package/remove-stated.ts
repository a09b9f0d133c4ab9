import type { PackageReport } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Client } from '../../database/pool.ts'
import { readText } from '../catalogue/format-article.ts'
import { because } from './files/package-error.ts'
import type { Reject } from './files/read-table.ts'
import {
  deleteCategories,
  findFilledCategories,
  type RemovedKey,
  removeUnusedAttributes,
  removeValues,
} from './repository/remove-rows.ts'
import type { Statements } from './rules/statements.ts'

type Removal = Omit<PackageReport['changes'][number], 'after'>

/** Removes columns from products, with the values of their articles. */
export async function removeKeys(
  client: Client,
  removed: readonly RemovedKey[],
  language: LanguageCode,
): Promise<Removal[]> {
  const removals: Removal[] = []
  for (const one of removed) {
    const { table, row, productNr, key, before } = one
    const count = table === 'columns' ? await removeValues(client, one) : 0
    const values = count === 0 ? [] : [translate(language, 'import.valuesOfArticles', { count })]
    removals.push({
      table,
      row,
      text: `${productNr} ${key}`,
      before: [readText(before, language), ...values].join(', '),
    })
  }
  await removeUnusedAttributes(
    client,
    removed.map(({ key }) => key),
  )
  return removals
}

/** Deletes categories; rejects one that is not empty. */
export async function removeCategories(
  client: Client,
  { removedCategories }: Statements,
  reject: Reject,
  language: LanguageCode,
): Promise<Removal[]> {
  const keys = [...removedCategories.keys()]
  const filled = await findFilledCategories(client, keys)
  for (const key of filled) {
    const { file = '', row } = removedCategories.get(key) ?? {}
    reject(
      { file, ...(row === undefined ? {} : { row }), column: 'remove' },
      because('import.categoryNotEmpty', { key }),
    )
  }
  const deleted = filled.length > 0 ? [] : await deleteCategories(client, keys)
  return deleted.map(({ key, name }) => {
    return {
      table: 'categories',
      row: removedCategories.get(key)?.row ?? 0,
      text: key,
      before: readText(name, language),
    }
  })
}
