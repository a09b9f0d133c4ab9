import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { type LanguageCode, languageCodes, locales } from '@normwerk/contract/language'
import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { specialNames } from '@normwerk/i18n/option-texts'
import type { TextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { mapSpecial, specialKeys } from '@normwerk/parts/machining/special-machining'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import { mapRemarks, type Remark, remarkKeys } from '@normwerk/parts/remarks'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'

type Column = Table['columns'][number] & {
  /** Its field in a parts list; null if an import does not need the column. */
  field: PartsListField | null
  /** @param group the number of the configured group to which the position belongs */
  cell: (position: CartPosition, group: number | null) => Table['rows'][number][number]
}

const currency = 'EUR'

export const remarkTexts = {
  customerOrderNumber: 'cartFile.customerOrderNumber',
  commission: 'cartFile.commission',
  comment: 'cartFile.comment',
} satisfies Record<Remark, TextId>

/** Returns the columns of a cart's table in their order. */
export function columnsOfCart(language: LanguageCode) {
  return {
    positionNumber: {
      heading: translate(language, 'cartFile.positionNumber'),
      kind: 'whole',
      width: 6,
      field: null,
      cell: (position) => position.positionNumber,
    },
    articleNo: {
      heading: translate(language, 'cartFile.articleNo'),
      kind: 'text',
      width: 28,
      field: 'articleNo',
      cell: (position) => position.articleNo,
    },
    description: {
      heading: translate(language, 'cartFile.description'),
      kind: 'text',
      width: 50,
      field: 'designation',
      cell: (position) => position.description,
    },
    quantity: {
      heading: translate(language, 'cartFile.quantity'),
      kind: 'whole',
      width: 9,
      field: 'quantity',
      cell: (position) => position.quantity,
    },
    price: {
      heading: translate(language, 'cartFile.price', { currency }),
      kind: 'money',
      width: 13,
      field: null,
      cell: (position) => priceOf(position, language),
    },
    totalPrice: {
      heading: translate(language, 'cartFile.totalPrice', { currency }),
      kind: 'money',
      width: 13,
      field: null,
      cell: ({ totalPrice }) => (totalPrice === null ? null : Number(totalPrice)),
    },
    leadTime: {
      heading: translate(language, 'cartFile.leadTime'),
      kind: 'whole',
      width: 11,
      field: null,
      cell: (position) => (position.discontinued ? null : position.leadTimeDays),
    },
    changedLength: {
      heading: translate(language, 'cartFile.changedLength'),
      kind: 'length',
      width: 12,
      field: 'changedLength',
      cell: (position) => position.changedLength,
    },
    toleranceClass: {
      heading: translate(language, 'cartFile.toleranceClass'),
      kind: 'text',
      width: 16,
      field: 'toleranceClass',
      cell: (position) => position.toleranceClass,
    },
    certificate: {
      heading: translate(language, 'cartFile.certificate'),
      kind: 'text',
      width: 12,
      field: 'isThreeOne',
      cell: (position) => (position.isThreeOne ? '3.1' : null),
    },
    ...mapSpecial((key) => ({
      heading: translate(language, specialNames[key]),
      kind: 'text' as const,
      width: 16,
      field: key,
      cell: (position: CartPosition) => position[key],
    })),
    ...mapRemarks((remark) => ({
      heading: translate(language, remarkTexts[remark]),
      kind: 'text' as const,
      width: remark === 'comment' ? 32 : 16,
      field: remark,
      cell: (position: CartPosition) => position[remark],
    })),
    group: {
      heading: translate(language, 'cartFile.group'),
      kind: 'whole',
      width: 9,
      field: 'group',
      cell: (_, group) => group,
    },
  } as const satisfies Record<string, Column>
}

function priceOf({ price, discontinued }: CartPosition, language: LanguageCode): string | number {
  if (discontinued) return translate(language, 'cartFile.discontinued')
  return price === null ? translate(language, 'cartFile.onRequest') : Number(price)
}

/** Returns the fields of a table that the shop itself has written, in any language; null for any other table. */
export function readOwnHeadings(headers: readonly string[]): ColumnMapping | null {
  for (const language of languageCodes) {
    const columns: Column[] = Object.values(columnsOfCart(language))
    const byHeading = new Map(columns.map(({ heading, field }) => [heading, field]))
    if (!headers.every((header) => header === '' || byHeading.has(header))) continue
    const mapping: ColumnMapping = {}
    for (const [index, header] of headers.entries()) {
      const field = byHeading.get(header)
      if (field) mapping[field] = [index]
    }
    if (mapping.articleNo !== undefined && mapping.quantity !== undefined) return mapping
  }
  return null
}

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
