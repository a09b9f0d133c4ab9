import type { Values as ValuesByAttribute } from '@normwerk/parts/article'
import type { ByAttribute, AttributeKey as Key } from '@normwerk/parts/attributes'
import * as z from 'zod/mini'
import { Id, Money, PageRequest, pageOf } from './common.ts'
import { offeredMachining } from './part-options.ts'

/** The key of an attribute. It is any text, but a literal in code must be a key of our families. */
export const AttributeKey = z.custom<Key>((value) => typeof value === 'string')

export const Unit = z.nullable(z.string())
export const AttributeKind = z.enum(['number', 'choice'])

/** The value of an attribute: a size in its unit, or a word. */
export const Value = z.union([z.number(), z.string()])

// The records may have any keys; code reads them only by attribute keys.
const Values: z.ZodMiniType<ValuesByAttribute> = z.record(z.string(), Value)
const Ranges: z.ZodMiniType<ByAttribute<{ min: number; max: number } | string[]>> = z.record(
  z.string(),
  z.union([z.strictObject({ min: z.number(), max: z.number() }), z.array(z.string())]),
)

export const Category = z.strictObject({
  id: Id,
  parentId: z.nullable(Id),
  slug: z.string(),
  name: z.string(),
  productCount: z.int(),
  drawing: z.nullable(z.string()),
})
export type Category = z.output<typeof Category>

export const ProductSummary = z.strictObject({
  id: Id,
  productNr: z.string(),
  name: z.string(),
  standard: z.nullable(z.string()),
  categoryId: Id,
  drawing: z.string(),
  material: z.string(),
  coating: z.nullable(z.string()),
  dimensionCount: z.int(),
  priceFrom: z.nullable(Money),
  isDeal: z.boolean(),
  isNew: z.boolean(),
  isHighlighted: z.boolean(),
  isFavorite: z.boolean(),
  ranges: Ranges,
})
export type ProductSummary = z.output<typeof ProductSummary>

export const MappingColumn = z.strictObject({
  attribute: AttributeKey,
  /** The letter on the drawing, or else the label. */
  symbol: z.string(),
  label: z.string(),
  unit: Unit,
  kind: AttributeKind,
  role: z.enum(['row', 'column', 'detail']),
})
export const DimensionTableMapping = z.strictObject({ id: Id, productId: Id, columns: z.array(MappingColumn) })
export type DimensionTableMapping = z.output<typeof DimensionTableMapping>

export const Availability = z.enum(['inStock', 'shortTerm', 'onRequest'])
export type Availability = z.output<typeof Availability>

export const Trimming = z.strictObject({
  minLength: z.number(),
  maxLength: z.number(),
  suggestedLength: z.number(),
  toleranceClasses: z.array(z.string()),
})

export const ProductDimension = z.strictObject({
  id: Id,
  productId: Id,
  articleNo: z.string(),
  values: Values,
  price: z.nullable(Money),
  listPrice: z.nullable(Money),
  priceStatus: z.enum(['ok', 'onRequest', 'signIn']),
  /** `worthFrom`: the smallest quantity of the stocked part that costs more than `from` pieces; `from` if none does. */
  scalePrices: z.array(z.strictObject({ from: z.int(), price: Money, worthFrom: z.int() })),
  /** In kg; null if unknown. */
  mass: z.nullable(z.number()),
  availability: Availability,
  leadTimeDays: z.int(),
  shipDate: z.iso.date(),
  trimming: z.nullable(Trimming),
  ...offeredMachining,
})
export type ProductDimension = z.output<typeof ProductDimension>

export const Resource = z.strictObject({
  path: z.string(),
  fileName: z.string(),
  /** The title that its maker gave; null if the file has none. */
  title: z.nullable(z.string()),
  type: z.enum(['STEP', 'GLB', 'SVG', 'DXF', 'PDF']),
  size: z.nullable(z.int()),
})

/** The call that lists all articles of a product, and its input for the first page that an answer lacks. */
const FurtherDimensions = z.strictObject({
  route: z.literal('POST /api/product-dimension/list'),
  input: z.strictObject({ productId: Id, pageRequest: PageRequest }),
})

export const Product = z.extend(ProductSummary, {
  description: z.string(),
  properties: z.array(z.strictObject({ key: AttributeKey, label: z.string(), value: z.string() })),
  certificate31: z.boolean(),
  /** Charged once per position; null if no certificate is offered or the caller sees no prices. */
  certificateSurcharge: z.nullable(Money),
  configurable: z.boolean(),
  dimensionTableMapping: DimensionTableMapping,
  /** At most `maxCarriedDimensions`; the articles of larger products are sorted by their numbers. */
  productDimension: z.array(ProductDimension),
  /** Left out if `productDimension` is complete. */
  furtherDimensions: z.optional(FurtherDimensions),
  relatedProductIds: z.array(Id),
  /** Shown instead of our drawing; empty if the product has no pictures. */
  pictures: z.array(z.strictObject({ path: z.string(), title: z.nullable(z.string()) })),
  downloads: z.array(Resource),
})
export type Product = z.output<typeof Product>

export const ProductPage = pageOf(ProductSummary)
export const DimensionPage = pageOf(ProductDimension)
export type DimensionPage = z.output<typeof DimensionPage>
