import type { Column, Texts } from '@normwerk/parts/article'
import type { Client } from 'pg'
import type { StatedOfProduct } from '../../../database/tables/products.ts'
import type { AttributeKind } from '../rules/statements.ts'

export interface KnownCategory {
  id: string
  key: string
  parent_id: string | null
  slug: string
  name: Texts
  sort_index: number
}

export async function readKnownCategories(client: Client): Promise<KnownCategory[]> {
  const { rows } = await client.query<KnownCategory>(
    'select id, key, parent_id, slug, name, sort_index from categories',
  )
  return rows
}

export interface KnownAttribute {
  key: string
  kind: AttributeKind
  unit: string | null
  label: Texts
}

export async function readKnownAttributes(client: Client): Promise<KnownAttribute[]> {
  const { rows } = await client.query<KnownAttribute>('select key, kind, unit, label from attributes')
  return rows
}

/** Reads every product by its number, with the keys of the columns of general products. */
export async function readKnownProducts(client: Client) {
  const { rows } = await client.query<{
    id: string
    product_nr: string
    material: string | null
    keys: string[] | null
  }>(
    `select id, product_nr, material, case when family is null
       then (select array_agg(c ->> 'attribute') from jsonb_array_elements(columns) c) end as keys
     from products order by sort_index`,
  )
  return rows
}

export interface ProductRow {
  id: string
  product_nr: string
  category_id: string
  family: string | null
  price_group: string
  material: string | null
  coating: string | null
  standard: string | null
  name: Texts
  description: Texts
  columns: Column<string>[]
  properties: { key: string; value: Texts | number }[]
  certificate31: boolean
  related_product_nrs: string[]
  stated: StatedOfProduct
  sort_index: number
}

const productColumns =
  'id, product_nr, category_id, family, price_group, material, coating, standard, name, description, columns, properties, certificate31, related_product_nrs, stated, sort_index'

export async function readProductRows(client: Client, productNrs: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await client.query<ProductRow>(
    `select ${productColumns} from products where product_nr = any($1::text[])`,
    [productNrs],
  )
  return rows
}

/** Returns the sort indexes that follow the last category and the last product. */
export async function readNextPlaces(client: Client): Promise<{ category: number; product: number }> {
  const { rows } = await client.query<{ category: number; product: number }>(
    `select (select coalesce(max(sort_index), -1) + 1 from categories) as category,
            (select coalesce(max(sort_index), -1) + 1 from products) as product`,
  )
  return rows[0] ?? { category: 0, product: 0 }
}
