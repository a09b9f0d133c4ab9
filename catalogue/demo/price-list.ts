import type { Material } from '@normwerk/parts/assortment'
import { familyOf } from '@normwerk/parts/families/families'
import { circumference, thinnest } from '@normwerk/parts/families/section'
import type { ProductLine, Row } from './product-line.ts'
import { readTable } from './read-table.ts'

/** The prices of a family, and the masses that decide whether a part is in stock or made on request. */
interface PriceRow {
  fixed: number
  perMm: number
  perCm3: number
  thin: number
  intermediate: number
  scale: { from: number; percent: number }[]
  stockedKg: number
  onRequestKg: number
}

const rows = new Map(
  readTable('prices.csv').map((row): [string, PriceRow] => [
    row.text('family'),
    {
      fixed: row.number('fixed'),
      perMm: row.number('perMm'),
      perCm3: row.number('perCm3'),
      thin: row.number('thin'),
      intermediate: row.number('intermediate'),
      scale: row.list('scale').map((level) => {
        const [from = Number.NaN, percent = Number.NaN] = level.split(':').map(Number)
        return { from, percent }
      }),
      stockedKg: row.number('stockedKg'),
      onRequestKg: row.number('onRequestKg'),
    },
  ]),
)

const factors = new Map(readTable('material-prices.csv').map((row) => [row.text('code'), row.number('priceFactor')]))
/** Prices in euros per part and per cm² of coated shaft. */
const coatings = new Map(
  readTable('coating-prices.csv').map((row) => [
    row.text('code'),
    { fixed: row.number('fixed'), perCm2: row.number('perCm2') },
  ]),
)

const roundingCents = 5

/** @throws Error for a group of families without prices. */
export function priceRowOf(priceGroup: string): PriceRow {
  const row = rows.get(priceGroup)
  if (row === undefined) throw new Error(`prices.csv: no family ${priceGroup}`)
  return row
}

/**
 * Returns the list price in whole cents, rounded to 5. The calculation, in euros, is our own (coefficients in
 * `prices.csv`):
 *
 *     (fixed + perMm · L + perCm3 · V + thin / s) · material · (intermediate size: its factor)
 *     + coating: fixed + perCm2 · circumference · L
 *
 * L length mm, V volume of the blank cm³, s thinnest measure of the section mm.
 */
export function listPriceOf(line: ProductLine, row: Row, material: Material, coating: string | null): number {
  const price = priceRowOf(familyOf(line.family).priceGroup)
  const section = line.section(row.sizes)
  const length = row.sizes.length ?? 0
  const volume = line.volume(row.sizes)
  const blank = price.fixed + price.perMm * length + (price.perCm3 * volume) / 1000 + price.thin / thinnest(section)
  const part = blank * factorOf(material) * (row.preferred ? 1 : price.intermediate)
  return roundPrice(part + (coating === null ? 0 : coatingPrice(coating, circumference(section) * length)))
}

/** @param area coated surface, mm² */
function coatingPrice(code: string, area: number): number {
  const coating = coatings.get(code)
  if (coating === undefined) throw new Error(`coating-prices.csv: no coating ${code}`)
  return coating.fixed + (coating.perCm2 * area) / 100
}

/** Returns the factor on the price of the through-hardened part. */
function factorOf({ code }: Material): number {
  const factor = factors.get(code)
  if (factor === undefined) throw new Error(`material-prices.csv: no material ${code}`)
  return factor
}

function roundPrice(euros: number): number {
  return Math.round((euros * 100) / roundingCents) * roundingCents
}
