import { writeFileSync } from 'node:fs'
import type { Article, Texts } from '@normwerk/parts/article'
import { textLanguages } from '@normwerk/parts/article'
import { parseArticleNumber } from '@normwerk/parts/article-number/article-number'
import { type Family, familyOf as familyOfCode } from '@normwerk/parts/families/families'
import { buildCatalogue } from './demo/build-catalogue.ts'

/** Returns the tables of the shipped catalogue by file name. */
export function makeDemoCatalogue(): Map<string, string> {
  const { categories, products, articles } = buildCatalogue()
  const byFamily = Map.groupBy(articles, ({ articleNo }) => familyOf(articleNo))
  return new Map([
    [
      'categories.csv',
      table(
        ['key', 'parentKey', 'slug'],
        categories.map(({ key, parentKey, slug }) => [key, parentKey, slug]),
      ),
    ],
    [
      'products.csv',
      table(
        ['productNr', 'category'],
        products.map(({ productNr, categoryKey }) => [productNr, categoryKey]),
      ),
    ],
    ...[...byFamily].map(([family, own]): [string, string] => [
      `articles-${family.code.toLowerCase()}.csv`,
      articleTable(family, own),
    ]),
    ['prices.csv', priceTable(articles)],
    [
      'texts.csv',
      table(
        ['subject', 'key', 'field', ...textLanguages],
        categories.map(({ key, name }) => ['category', key, 'name', ...textsOf(name)]),
      ),
    ],
  ])
}

type Cell = string | number | null | undefined

/** Formats the table of articles of one family for a package. */
export function articleTable(family: Family, articles: readonly Article[]): string {
  const beside = [...family.sizes, ...family.choices]
    .map(({ key }) => key)
    .filter((key) => !family.numberKeys.some((other) => other === key))
  const own = family.sizes.filter(({ key, tolerance }) => {
    return tolerance === null && articles.some(({ tolerances }) => tolerances[key] !== undefined)
  })
  const tolerances = own.map(({ key }) => key)
  const heading = ['articleNo', ...beside, ...tolerances.map((key) => `tolerance.${key}`), 'status']
  return table(
    heading,
    articles.map((article) => [
      article.articleNo,
      ...beside.map((key) => article.values[key]),
      ...tolerances.map((key) => article.tolerances[key]?.text),
      article.status === 'unconfirmed' ? '' : article.status,
    ]),
  )
}

/** Formats the table of prices for a package. */
export function priceTable(articles: readonly Article[]): string {
  return table(['articleNo', 'listPrice', 'availability', 'leadTimeDays', 'scale'], articles.map(priceRow))
}

function priceRow({ articleNo, listPrice, availability, leadTimeDays, scale }: Article): Cell[] {
  const levels = scale.map(({ from, percent }) => `${from}:${percent}`).join(';')
  return [articleNo, (listPrice / 100).toFixed(2), availability, leadTimeDays, levels]
}

export function familyOf(articleNo: string): Family {
  const number = parseArticleNumber(articleNo)
  if (number === null) throw new Error(`${articleNo} is of no family`)
  return familyOfCode(number.family)
}

function textsOf(texts: Texts): Cell[] {
  return textLanguages.map((language) => texts[language])
}

function table(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [heading, ...rows].map((cells) => `${cells.map(formatCell).join(',')}\n`).join('')
}

function formatCell(cell: Cell): string {
  const text = String(cell ?? '')
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

if (import.meta.main) {
  for (const [name, text] of makeDemoCatalogue()) writeFileSync(new URL(name, import.meta.url), text)
}
