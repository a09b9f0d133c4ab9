import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Article } from '@normwerk/parts/article'
import { scaleCatalogue } from '../../catalogue/demo/scale-catalogue.ts'
import { articleTable, familyOf, priceTable } from '../../catalogue/make-demo-catalogue.ts'

const shipped = fileURLToPath(new URL('../../catalogue/', import.meta.url))

/**
 * Writes the shipped catalogue as a package with `count` articles: tables of articles and of prices for each product.
 */
export async function writeScaledPackage(folder: string, count: number): Promise<void> {
  await mkdir(folder)
  for (const file of await readdir(shipped)) {
    if (file.endsWith('.csv') && !/^(?:articles|prices)/.test(file))
      await copyFile(join(shipped, file), join(folder, file))
  }
  for (const articles of groupByProduct(scaleCatalogue(count))) {
    const { articleNo, productNr } = articles[0]
    await writeFile(join(folder, `articles-${productNr}.csv`), articleTable(familyOf(articleNo), articles))
    await writeFile(join(folder, `prices-${productNr}.csv`), priceTable(articles))
  }
}

/** Writes a package with only a new price for every thousandth of `count` articles. */
export async function writeChangedPrices(folder: string, count: number): Promise<void> {
  await mkdir(folder)
  const changed: Article[] = []
  let place = 0
  for (const article of scaleCatalogue(count)) {
    if (place++ % 1000 === 0) changed.push({ ...article, listPrice: article.listPrice + 1 })
  }
  await writeFile(join(folder, 'prices.csv'), priceTable(changed))
}

function* groupByProduct(articles: Iterable<Article>): Generator<[Article, ...Article[]]> {
  let group: [Article, ...Article[]] | undefined
  for (const article of articles) {
    if (group?.[0].productNr === article.productNr) group.push(article)
    else {
      if (group !== undefined) yield group
      group = [article]
    }
  }
  if (group !== undefined) yield group
}
