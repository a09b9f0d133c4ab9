import type { Cart } from '@normwerk/contract/cart'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import { specialKeys } from '@normwerk/parts/machining/special-machining'
import { remarkKeys } from '@normwerk/parts/remarks'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'
import { columnsOfCart, remarkTexts } from './columns-of-cart.ts'

/** Returns a cart as readable tables: the positions with their sums, and a sheet with the data of the whole cart. */
export function tablesOfCart(cart: Cart, language: LanguageCode, now: Date): Table[] {
  return [tableOfPositions(cart, language), tableOfHeader(cart, language, now)]
}

function tableOfPositions(cart: Cart, language: LanguageCode): Table {
  const columns = usedColumns(cart, language)
  const groups = [...new Set(cart.cartPositions.flatMap(({ groupId }) => groupId ?? []))]
  return {
    name: translate(language, 'cartFile.positions'),
    // A long table is written in a thread of its own, to which functions cannot be sent.
    columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
    rows: cart.cartPositions.map((position) => {
      const group = position.groupId === null ? null : groups.indexOf(position.groupId) + 1
      return columns.map(({ cell }) => cell(position, group))
    }),
    footer: [
      sumLine(translate(language, 'cartFile.goodsNet'), {
        column: totalColumn,
        result: Number(cart.totalProductPriceNet),
      }),
      sumLine(translate(language, 'cartFile.shipping'), Number(cart.shippingCosts)),
      sumLine(translate(language, 'cartFile.totalNet'), Number(cart.totalPriceNet)),
      sumLine(translate(language, 'cartFile.salesTax'), Number(cart.salesTax)),
      sumLine(translate(language, 'cartFile.totalGross'), Number(cart.totalPriceGross)),
    ],
  }
}

/** Special machining is rare, so only the kinds that a position has get a column. */
function usedColumns({ cartPositions }: Cart, language: LanguageCode) {
  const unused = new Set<string>(specialKeys.filter((key) => cartPositions.every((position) => position[key] === null)))
  return Object.entries(columnsOfCart(language)).flatMap(([key, column]) => (unused.has(key) ? [] : [column]))
}

const totalColumn = 5

type FooterRow = NonNullable<Table['footer']>[number]

/** Written to a column in which an import does not look for articles. */
function sumLine(label: string, amount: FooterRow[number]): FooterRow {
  return [null, null, null, null, label, amount]
}

function tableOfHeader(cart: Cart, language: LanguageCode, now: Date): Table {
  const facts: [string, string | null][] = [
    [translate(language, 'cartFile.asOf'), now.toLocaleDateString(locales[language], { dateStyle: 'long' })],
    [translate(language, 'cartFile.project'), cart.project && `${cart.project.number} ${cart.project.name}`],
    [translate(language, 'shared.cart.costCentre'), cart.costCentre],
    ...remarkKeys.map((remark): [string, string | null] => [translate(language, remarkTexts[remark]), cart[remark]]),
  ]
  return {
    name: translate(language, 'cartFile.header'),
    columns: [
      { heading: translate(language, 'cartFile.cart'), kind: 'text', width: 24 },
      { heading: cart.name, kind: 'text', width: 60 },
    ],
    rows: facts.filter(([, value]) => value !== null),
  }
}
