import { attributes as ourAttributes } from '@normwerk/parts/attributes'
import { deriveProduct } from '@normwerk/parts/derive/derive-product'
import { sameEverywhere } from '@normwerk/parts/terms'
import type { Client } from '../../database/pool.ts'
import type { StatedOfProduct } from '../../database/tables/products.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { because } from './files/package-error.ts'
import type { Reject } from './files/read-table.ts'
import {
  type KnownAttribute,
  type KnownCategory,
  type ProductRow,
  readKnownAttributes,
  readKnownCategories,
  readKnownProducts,
  readNextPlaces,
  readProductRows,
} from './repository/known.ts'
import type { RemovedKey } from './repository/remove-rows.ts'
import { stageRows } from './repository/staging.ts'
import type { KnownProduct } from './rules/known-products.ts'
import { createRelations, deriveGeneralProduct, fillTexts } from './rules/known-products.ts'
import { checkGeneralNumber } from './rules/read-article.ts'
import { readProductNumber } from './rules/read-cell.ts'
import type { AttributeKind, ProductStatement, Statements } from './rules/statements.ts'
import type { KnownMaterials, Rejections } from './stage-assortment.ts'

const productsAtOnce = 500

/** Stages categories, attributes and products, and returns which products there are then. */
export async function stageProducts(
  client: Client,
  ids: Ids,
  statements: Statements,
  assortment: KnownMaterials,
  rejections: Rejections,
): Promise<{ known: ReadonlyMap<string, KnownProduct>; removed: RemovedKey[] }> {
  const places = await readNextPlaces(client)
  const categoryIds = await stageCategories(client, ids, statements, places.category, rejections)
  const kinds = await stageAttributes(client, statements, rejections.of('columns'))
  const grounds = { ...assortment, categoryIds }
  const known = new Map<string, KnownProduct>()
  for (const { product_nr, keys } of await readKnownProducts(client))
    known.set(product_nr, knownOf(product_nr, keys ?? [], kinds, assortment))
  const fresh = [...statements.products.values()].filter((statement) => isSound(statement, known, grounds, rejections))
  for (const { productNr, columns, removed } of fresh) {
    const own = [...(known.get(productNr)?.columns.keys() ?? []), ...columns.map(({ attribute }) => attribute)]
    const left = own.filter((key) => !removed.columns.has(key))
    known.set(productNr, knownOf(productNr, left, kinds, assortment))
  }
  for (const { propertyTexts } of fresh) {
    for (const [key, { file, row }] of propertyTexts) {
      if (!kinds.has(key))
        rejections.of('texts')({ file, row, column: 'key' }, because('import.attributeUnknown', { key }))
    }
  }
  for (const { product, file, row, productNr } of fresh) {
    const unknown = product?.related?.find((other) => !known.has(other) || other === productNr)
    if (unknown === undefined) continue
    rejections.of('products')(
      { file, row, column: 'related' },
      because('import.productUnknown', { productNr: unknown }),
    )
  }
  const surroundings = { ...grounds, relate: createRelations(known.values()) }
  const removed: RemovedKey[] = []
  let place = places.product
  for (let from = 0; from < fresh.length; from += productsAtOnce) {
    const part = fresh.slice(from, from + productsAtOnce)
    const rows = await readProductRows(
      client,
      part.map(({ productNr }) => productNr),
    )
    const byNumber = new Map(rows.map((row) => [row.product_nr, row]))
    const staged = part.map((statement) => {
      const before = byNumber.get(statement.productNr)
      if (before !== undefined) removed.push(...listRemoved(statement, before))
      const sortIndex = statement.product?.sortIndex ?? before?.sort_index ?? place++
      const row = composeRow(statement, before, ids.next(), surroundings)
      return { ...row, sort_index: sortIndex, file: statement.file, row: statement.row }
    })
    await stageRows(client, 'products', staged)
  }
  return { known, removed }
}

/** Lists the existing columns and properties that a package removes from a product. */
function listRemoved({ removed, productNr }: ProductStatement, { id, columns, stated }: ProductRow): RemovedKey[] {
  const ofProduct = { productId: id, productNr }
  const ofColumns = columns.flatMap(({ attribute: key, symbol }) => {
    const row = removed.columns.get(key)
    return row === undefined
      ? []
      : [{ ...ofProduct, table: 'columns' as const, key, row, before: sameEverywhere(symbol) }]
  })
  const ofProperties = (stated.properties ?? []).flatMap(({ key, value }) => {
    const row = removed.properties.get(key)
    const before = typeof value === 'number' ? sameEverywhere(String(value)) : fillTexts(value)
    return row === undefined ? [] : [{ ...ofProduct, table: 'properties' as const, key, row, before }]
  })
  return [...ofColumns, ...ofProperties]
}

function knownOf(
  productNr: string,
  keys: readonly string[],
  kinds: ReadonlyMap<string, AttributeKind>,
  { materials }: KnownMaterials,
): KnownProduct {
  const number = readProductNumber(productNr)
  const columns = new Map(keys.flatMap((key) => (kinds.has(key) ? [[key, kinds.get(key) ?? 'choice'] as const] : [])))
  return {
    productNr,
    family: number?.family ?? null,
    density: materials.get(number?.material ?? '')?.properties.density?.value ?? null,
    columns,
  }
}

async function stageCategories(
  client: Client,
  ids: Ids,
  { categories, categoryNames }: Statements,
  firstPlace: number,
  rejections: Rejections,
): Promise<ReadonlyMap<string, string>> {
  const reject = rejections.of('categories')
  const before = new Map((await readKnownCategories(client)).map((row) => [row.key, row]))
  const categoryIds = new Map([...before.values()].map(({ key, id }) => [key, id]))
  const sound = [...categories.values()]
  for (const { key } of sound) if (!categoryIds.has(key)) categoryIds.set(key, ids.next())
  const parentOf = (key: string) => (categories.has(key) ? categories.get(key)?.parentKey : parentKeyOf(before, key))
  const slugs = new Map([...before.values()].map(({ key, slug }) => [slug, key]))
  let place = firstPlace
  const rows: object[] = []
  for (const { file, row, key, parentKey, slug, sortIndex } of sound) {
    if (parentKey !== null && !categoryIds.has(parentKey)) {
      reject({ file, row, column: 'parentKey' }, because('import.categoryUnknown', { key: parentKey }))
    } else if (parentKey !== null && parentOf(parentKey) !== null) {
      reject({ file, row, column: 'parentKey' }, because('import.categoryTooDeep'))
    } else if ((slugs.get(slug) ?? key) !== key) {
      reject({ file, row, column: 'slug' }, because('import.slugTaken', { slug }))
    } else {
      slugs.set(slug, key)
      const known = before.get(key)
      const texts = categoryNames.get(key)?.texts
      const name = texts === undefined ? (known?.name ?? sameEverywhere(key)) : fillTexts(texts)
      const parent_id = parentKey === null ? null : categoryIds.get(parentKey)
      const sort_index = sortIndex ?? known?.sort_index ?? place++
      rows.push({ id: categoryIds.get(key), key, parent_id, slug, name, sort_index, file, row })
    }
  }
  for (const [key, { file, row, texts }] of categoryNames) {
    const known = before.get(key)
    if (categories.has(key)) continue
    if (known === undefined)
      rejections.of('texts')({ file, row, column: 'key' }, because('import.categoryUnknown', { key }))
    else rows.push({ ...known, name: fillTexts(texts), file, row })
  }
  await stageRows(client, 'categories', rows)
  return categoryIds
}

function parentKeyOf(before: ReadonlyMap<string, KnownCategory>, key: string): string | null {
  const parentId = before.get(key)?.parent_id ?? null
  return parentId === null ? null : ([...before.values()].find(({ id }) => id === parentId)?.key ?? null)
}

/** Returns the kind of every attribute, those of the shop's families and of general products. */
async function stageAttributes(
  client: Client,
  statements: Statements,
  reject: Reject,
): Promise<Map<string, AttributeKind>> {
  const before = new Map((await readKnownAttributes(client)).map((row) => [row.key, row]))
  const rows: (KnownAttribute & { file: string; row: number })[] = []
  for (const { key, file, row, kind, unit, label } of statements.attributes.values()) {
    const known = before.get(key)
    if (kind !== null && known !== undefined && known.kind !== kind) {
      reject({ file, row, column: 'kind' }, because('import.kindChanged', { key, kind: known.kind }))
    } else if (kind === null && known === undefined) {
      reject({ file, row, column: 'key' }, because('import.attributeUnknown', { key }))
    } else {
      const words = label === null ? (known?.label ?? sameEverywhere(key)) : fillTexts(label)
      const facts = kind === null ? { kind: known?.kind ?? 'choice', unit: known?.unit ?? null } : { kind, unit }
      rows.push({ key, ...facts, label: words, file, row })
    }
  }
  await stageRows(client, 'attributes', rows)
  return new Map([...before.values(), ...rows, ...ourAttributes].map(({ key, kind }) => [key, kind]))
}

function isSound(
  { productNr, product, file, row }: ProductStatement,
  known: ReadonlyMap<string, KnownProduct>,
  { categoryIds, materials, coatings }: Grounds,
  rejections: Rejections,
): boolean {
  const reject = rejections.of('products')
  const number = readProductNumber(productNr)
  const wrong = number === null ? checkGeneralNumber(productNr) : null
  if (product === null && !known.has(productNr)) {
    reject({ file, row, column: 'productNr' }, because('import.productUnknown', { productNr }))
  } else if (wrong !== null) reject({ file, row, column: 'productNr' }, wrong)
  else if (number !== null && !materials.has(number.material)) {
    reject(
      { file, row, column: 'productNr' },
      because('import.materialUnknown', { family: number.family.code, code: number.material }),
    )
  } else if (number?.coating != null && !coatings.has(number.coating)) {
    reject({ file, row, column: 'productNr' }, because('import.coatingUnknown', { code: number.coating }))
  } else if (product !== null && !categoryIds.has(product.category)) {
    reject({ file, row, column: 'category' }, because('import.categoryUnknown', { key: product.category }))
  } else return true
  return false
}

/** What the row of a product may refer to. */
interface Grounds extends KnownMaterials {
  categoryIds: ReadonlyMap<string, string>
}

interface Surroundings extends Grounds {
  relate: (productNr: string) => string[]
}

/** Composes a row: the package has priority over an earlier package, which has priority over the product number. */
function composeRow(
  statement: ProductStatement,
  before: ProductRow | undefined,
  freshId: string,
  { categoryIds, materials, coatings, relate }: Surroundings,
): Omit<ProductRow, 'sort_index'> {
  const { productNr, product } = statement
  const number = readProductNumber(productNr)
  const material = number === null ? undefined : materials.get(number.material)
  const coating = number?.coating == null ? null : (coatings.get(number.coating) ?? null)
  const derived =
    number === null || material === undefined
      ? deriveGeneralProduct(productNr)
      : deriveProduct(number.family, material, coating)
  const stated = mergeStated(before?.stated ?? {}, statement)
  const facts = product === null && before !== undefined ? before : null
  return {
    id: before?.id ?? freshId,
    product_nr: productNr,
    category_id: facts?.category_id ?? categoryIds.get(product?.category ?? '') ?? '',
    family: number === null ? null : number.family.code,
    price_group: facts ? facts.price_group : (product?.priceGroup ?? derived.priceGroup),
    material: number?.material ?? null,
    coating: number?.coating ?? null,
    standard: facts ? facts.standard : (product?.standard ?? derived.standard),
    name: fillTexts(stated.name ?? {}, derived.name),
    description: fillTexts(stated.description ?? {}, derived.description),
    columns: number === null ? mergeColumns(before?.columns ?? [], statement) : derived.columns,
    properties: mergeProperties(derived.properties, stated.properties ?? []),
    certificate31: facts ? facts.certificate31 : (product?.certificate31 ?? derived.certificate31),
    related_product_nrs: facts ? facts.related_product_nrs : [...(product?.related ?? relate(productNr))],
    stated,
  }
}

function mergeStated(
  { properties: known = [], ...before }: StatedOfProduct,
  { name, description, properties, propertyTexts, removed }: ProductStatement,
): StatedOfProduct {
  const values = new Map(known.map(({ key, value }) => [key, value]))
  for (const [key, value] of properties) values.set(key, typeof value === 'number' ? value : { de: value, en: value })
  for (const [key, { texts }] of propertyTexts) values.set(key, texts)
  for (const key of removed.properties.keys()) values.delete(key)
  return {
    ...before,
    ...(name === null ? {} : { name }),
    ...(description === null ? {} : { description }),
    ...(values.size === 0 ? {} : { properties: [...values].map(([key, value]) => ({ key, value })) }),
  }
}

function mergeColumns(
  before: ProductRow['columns'],
  { columns: stated, removed }: ProductStatement,
): ProductRow['columns'] {
  const kept = before
    .filter(({ attribute }) => !removed.columns.has(attribute))
    .map((column) => stated.find(({ attribute }) => attribute === column.attribute) ?? column)
  return [...kept, ...stated.filter(({ attribute }) => !before.some((column) => column.attribute === attribute))]
}

/** A property that a package states replaces the derived one in all languages, and has no remark. */
function mergeProperties(
  derived: ProductRow['properties'],
  stated: NonNullable<StatedOfProduct['properties']>,
): ProductRow['properties'] {
  const merged = new Map(derived.map((property) => [property.key, property]))
  for (const { key, value } of stated) {
    merged.set(key, { key, value: typeof value === 'number' ? value : fillTexts(value) })
  }
  return [...merged.values()]
}
