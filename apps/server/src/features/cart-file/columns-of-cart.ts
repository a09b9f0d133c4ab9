import type { CartPosition } from '@normwerk/contract/cart'
import { type LanguageCode, languageCodes } from '@normwerk/contract/language'
import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { translate } from '@normwerk/i18n/translate'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import type { Table } from '../../infrastructure/spreadsheets/write-workbook.ts'

type Column = Table['columns'][number] & {
  /** Its field in a parts list; null if an import does not need the column. */
  field: PartsListField | null
}

const currency = 'EUR'

/** Returns the columns of a cart's table in their order. */
export function columnsOfCart(language: LanguageCode) {
  return {
    positionNumber: { heading: translate(language, 'cartFile.positionNumber'), kind: 'whole', width: 6, field: null },
    articleNo: { heading: translate(language, 'cartFile.articleNo'), kind: 'text', width: 28, field: 'articleNo' },
    description: {
      heading: translate(language, 'cartFile.description'),
      kind: 'text',
      width: 50,
      field: 'designation',
    },
    quantity: { heading: translate(language, 'cartFile.quantity'), kind: 'whole', width: 9, field: 'quantity' },
    price: { heading: translate(language, 'cartFile.price', { currency }), kind: 'money', width: 13, field: null },
    totalPrice: {
      heading: translate(language, 'cartFile.totalPrice', { currency }),
      kind: 'money',
      width: 13,
      field: null,
    },
    leadTime: { heading: translate(language, 'cartFile.leadTime'), kind: 'whole', width: 11, field: null },
    changedLength: {
      heading: translate(language, 'cartFile.changedLength'),
      kind: 'length',
      width: 12,
      field: 'changedLength',
    },
    toleranceClass: {
      heading: translate(language, 'cartFile.toleranceClass'),
      kind: 'text',
      width: 16,
      field: 'toleranceClass',
    },
    certificate: { heading: translate(language, 'cartFile.certificate'), kind: 'text', width: 12, field: 'isThreeOne' },
    headFlats: { heading: translate(language, 'cartFile.headFlats'), kind: 'text', width: 16, field: 'headFlats' },
    commission: { heading: translate(language, 'cartFile.commission'), kind: 'text', width: 16, field: 'commission' },
    comment: { heading: translate(language, 'cartFile.comment'), kind: 'text', width: 32, field: 'comment' },
    customerOrderNumber: {
      heading: translate(language, 'cartFile.customerOrderNumber'),
      kind: 'text',
      width: 16,
      field: 'customerOrderNumber',
    },
    group: { heading: translate(language, 'cartFile.group'), kind: 'whole', width: 9, field: 'group' },
  } as const satisfies Record<string, Column>
}

/** Returns the cells of a position. */
export function cellsOf(
  position: CartPosition,
  groups: readonly string[],
  language: LanguageCode,
): Table['rows'][number] {
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
