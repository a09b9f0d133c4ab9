import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { translate } from '@normwerk/i18n/translate'
import type { Table } from '../../outside/spreadsheets/write-workbook.ts'
import { columnsOfCart } from './columns-of-cart.ts'

/** A cart as people read it: the positions with their sums, and a sheet with what stands over them. */
export function tablesOfCart(cart: Cart, language: LanguageCode, now: Date): Table[] {
  return [tableOfPositions(cart, language), tableOfHeader(cart, language, now)]
}

function tableOfPositions(cart: Cart, language: LanguageCode): Table {
  const columns = Object.values(columnsOfCart(language))
  const groups = [...new Set(cart.cartPositions.flatMap(({ groupId }) => groupId ?? []))]
  return {
    name: translate(language, 'cartFile.positions'),
    columns,
    rows: cart.cartPositions.map((position) => rowOf(position, groups, language)),
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

const totalColumn = 5

type Line = NonNullable<Table['footer']>[number]

/** Where no list that is read again looks for articles. */
function sumLine(label: string, amount: Line[number]): Line {
  return [null, null, null, null, label, amount]
}

function rowOf(position: CartPosition, groups: readonly string[], language: LanguageCode): Table['rows'][number] {
  const { totalPrice, groupId } = position
  return [
    position.positionNumber,
    position.articleNo,
    position.description,
    position.quantity,
    priceOf(position, language),
    totalPrice === null ? null : Number(totalPrice),
    position.discontinued ? null : position.leadTimeDays,
    position.changedLength,
    position.toleranceClass,
    position.isThreeOne ? '3.1' : null,
    position.headFlats,
    position.commission,
    position.comment,
    position.customerOrderNumber,
    groupId === null ? null : groups.indexOf(groupId) + 1,
  ]
}

function priceOf({ price, discontinued }: CartPosition, language: LanguageCode): string | number {
  if (discontinued) return translate(language, 'cartFile.discontinued')
  return price === null ? translate(language, 'cartFile.onRequest') : Number(price)
}

function tableOfHeader(cart: Cart, language: LanguageCode, now: Date): Table {
  const facts: [string, string | null][] = [
    [translate(language, 'cartFile.asOf'), now.toLocaleDateString(locales[language], { dateStyle: 'long' })],
    [translate(language, 'cartFile.project'), cart.project && `${cart.project.number} ${cart.project.name}`],
    [translate(language, 'cartFile.customerOrderNumber'), cart.customerOrderNumber],
    [translate(language, 'cartFile.commission'), cart.commission],
    [translate(language, 'cartFile.comment'), cart.comment],
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
