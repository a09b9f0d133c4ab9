import { beginIndex } from '../build/begin-index.ts'
import type { ArticleInput, IndexOptions, ProductInput } from '../index-input.ts'
import type { SearchIndex } from '../search-index.ts'

/** A product with its articles as plain objects, which tests filter one by one. */
export interface PlainProduct extends ProductInput {
  articles: ArticleInput[]
}

/** Returns a UUID that ends with this number. */
export function uuid(number: number): string {
  return `01890000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** Builds an index over plain products. */
export function buildIndex(options: IndexOptions, products: readonly PlainProduct[]): SearchIndex {
  const builder = beginIndex(options)
  for (const product of products) {
    builder.addProduct(product)
    for (const article of product.articles) builder.addArticle(article)
  }
  return builder.finish()
}

let nextId = 0

/** A product of pins as in the shop: every diameter in every length. */
function pins(
  productNr: string,
  names: { de: string; en: string },
  more: { standard: string; material: string; categoryIds: string[]; diameters: number[]; lengths: number[] },
): PlainProduct {
  const { standard, material, categoryIds, diameters, lengths } = more
  return {
    id: `product-${productNr}`,
    productNr,
    categoryIds,
    texts: { de: [names.de, standard, material], en: [names.en, standard, material] },
    values: { material, standard },
    articles: diameters.flatMap((diameter) =>
      lengths.map((length) => ({
        id: uuid(++nextId),
        articleNo: `${productNr}-${diameter}x${length}`,
        values: { diameter, length },
        price: Math.round(diameter * 50 + length),
      })),
    ),
  }
}

export const pinOptions: IndexOptions = {
  attributes: [
    { key: 'diameter', kind: 'number' },
    { key: 'length', kind: 'number' },
    { key: 'material', kind: 'choice' },
    { key: 'standard', kind: 'choice' },
  ],
  languages: ['de', 'en', 'fr'],
  categories: [
    { id: 'pins', texts: { de: ['Auswerferstifte'], en: ['Ejector pins'] } },
    { id: 'guides', texts: { de: ['Führungselemente'], en: ['Guide elements'] } },
  ],
}

/** A small catalogue of realistic parts. */
export const pinProducts: readonly PlainProduct[] = [
  pins(
    'AZH',
    { de: 'Auswerferstift zylindrisch gehärtet', en: 'Ejector pin cylindrical hardened' },
    {
      standard: 'DIN 1530-1',
      material: '1.2516',
      categoryIds: ['pins'],
      diameters: [3.2, 6, 10, 16, 32],
      lengths: [100, 160, 200],
    },
  ),
  pins(
    'AZX-TIN',
    { de: 'Auswerferstift beschichtet', en: 'Ejector pin coated' },
    { standard: 'DIN 1530-1', material: '1.2343', categoryIds: ['pins'], diameters: [3.2, 6], lengths: [160, 1600] },
  ),
  pins(
    'KSH',
    { de: 'Kernstift', en: 'Core pin' },
    { standard: 'ISO 6751', material: '1.2516', categoryIds: ['pins'], diameters: [2, 4], lengths: [80, 160] },
  ),
  pins(
    'FSE',
    { de: 'Führungssäule', en: 'Guide pillar' },
    { standard: 'DIN 16761', material: '1.7131', categoryIds: ['guides'], diameters: [20, 24], lengths: [76, 96] },
  ),
  pins(
    'AHN',
    { de: 'Auswerferhülse nitriert', en: 'Ejector sleeve nitrided' },
    { standard: 'ISO 8405', material: '1.2343', categoryIds: ['pins'], diameters: [5], lengths: [75, 100] },
  ),
]

export const pinIndex: SearchIndex = buildIndex(pinOptions, pinProducts)
