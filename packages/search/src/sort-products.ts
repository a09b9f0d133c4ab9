import type { Sort } from './page.ts'
import { selectPage } from './page.ts'
import type { SearchIndex } from './search-index.ts'
import { noPrice } from './search-index.ts'
import { comparePrice, shareOf } from './sort-articles.ts'

/**
 * Returns the products that fill [from, to) in the requested order. By an attribute, a product counts with its smallest
 * value, descending with its largest. By relevance, the best comes first and equal ones keep the catalogue's order.
 */
export function sortProducts(
  index: SearchIndex,
  products: Uint32Array,
  sort: Sort,
  scores: Uint16Array | null,
  language: string,
  from: number,
  to: number,
): number[] {
  if (sort.by === 'name') return sortByName(index, products, sort.descending, language).slice(from, to)
  const sortValue = valueBy(index, sort, scores)
  const bestFirst = sort.by === 'relevance' ? !sort.descending : sort.descending
  return selectPage(products.map(sortValue), bestFirst, from, to).map((place) => products[place] ?? 0)
}

/** Returns the number by which products are compared, from 1 on; 0 means no value and comes last. */
function valueBy(index: SearchIndex, sort: Sort, scores: Uint16Array | null): (product: number) => number {
  const { rank, priceFrom, count } = index.products
  if (sort.by === 'relevance') return (product) => scores?.[product] ?? 1
  if (sort.by === 'productNr') return (product) => (rank[product] ?? 0) + 1
  if (sort.by === 'price') {
    return (product) => comparePrice(priceFrom[product] ?? noPrice, shareOf(index, product, sort))
  }
  const { at, firstEntry, entryCode } = index.strips
  const attribute = index.attributeOf.get(sort.by) ?? 0
  return (product) => {
    const strip = (at[attribute * count + product] ?? 0) - 1
    if (strip < 0) return 0
    const first = firstEntry[strip] ?? 0
    const last = (firstEntry[strip + 1] ?? 0) - 1
    if (sort.descending) return entryCode[last] ?? 0
    return entryCode[first] === 0 ? (entryCode[Math.min(first + 1, last)] ?? 0) : (entryCode[first] ?? 0)
  }
}

function sortByName(index: SearchIndex, products: Uint32Array, descending: boolean, language: string): number[] {
  const { compare } = new Intl.Collator(/^[a-z]{2}$/.test(language) ? language : 'en', { numeric: true })
  const turn = descending ? -1 : 1
  return Array.from(products, (product) => ({ product, name: productName(index, product, language) }))
    .sort((a, b) => turn * compare(a.name, b.name) || a.product - b.product)
    .map(({ product }) => product)
}

/** Returns the product's name in a language, else its number. */
export function productName(index: SearchIndex, product: number, language: string): string {
  return nameIn(index.products.names[product] ?? {}, language) ?? index.products.numbers[product] ?? ''
}

/** Returns the name in a language, else in English, else in German. */
export function nameIn(names: Readonly<Record<string, string>>, language: string): string | undefined {
  return names[language] ?? names.en ?? names.de
}
