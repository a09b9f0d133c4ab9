import type { Texts } from '@normwerk/parts/article'
import type { Client } from 'pg'
import type { FileKind } from '../../../database/tables/catalogue-imports.ts'

/** A column or property that a package removes from a product. */
export interface RemovedKey {
  table: 'columns' | 'properties'
  productId: string
  productNr: string
  key: string
  row: number
  /** The value before. */
  before: Texts
}

/** Removes the values and tolerances of a column from the articles of its product; returns how many changed. */
export async function removeValues(client: Client, { productId, key }: RemovedKey): Promise<number> {
  const { rowCount } = await client.query(
    `update articles set "values" = "values" - $2, tolerances = tolerances - $2
     where product_id = $1 and ("values" ? $2 or tolerances ? $2)`,
    [productId, key],
  )
  return rowCount ?? 0
}

/** Deletes attributes that no product has any more, so that their keys can get another meaning. */
export async function removeUnusedAttributes(client: Client, keys: readonly string[]): Promise<void> {
  await client.query(
    `delete from attributes a where key = any($1::text[]) and not exists (
       select from products p where p.columns @> jsonb_build_array(jsonb_build_object('attribute', a.key))
         or p.properties @> jsonb_build_array(jsonb_build_object('key', a.key)))`,
    [keys],
  )
}

/** Returns those of these categories that have products, or categories that are not deleted with them. */
export async function findFilledCategories(client: Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select c.key from categories c where c.key = any($1::text[]) and (
       exists (select from products p where p.category_id = c.id)
       or exists (select from categories below where below.parent_id = c.id and below.key <> all($1::text[])))`,
    [keys],
  )
  return rows.map(({ key }) => key)
}

/** Returns the names of the deleted ones. */
export async function deleteCategories(client: Client, keys: readonly string[]) {
  const { rows } = await client.query<{ key: string; name: Texts }>(
    'delete from categories where key = any($1::text[]) returning key, name',
    [keys],
  )
  return rows
}

/** The columns that identify a row of `product_files`. */
export interface FileOfProduct {
  product_id: string
  article_id: string | null
  kind: FileKind
  file_name: string
}

/**
 * Removes a file from a product or an article, and its content if nothing else uses it; returns false if there was
 * none.
 */
export async function deleteFile(client: Client, file: FileOfProduct): Promise<boolean> {
  const { rows } = await client.query<{ hash: string }>(
    `delete from product_files
     where product_id = $1 and article_id is not distinct from $2 and kind = $3 and file_name = $4 returning hash`,
    [file.product_id, file.article_id, file.kind, file.file_name],
  )
  await client.query(
    `delete from catalogue_files f where hash = any($1::text[])
       and not exists (select from product_files p where p.hash = f.hash)
       and not exists (select from staged_files s where s.hash = f.hash)`,
    [rows.map(({ hash }) => hash)],
  )
  return rows.length > 0
}
