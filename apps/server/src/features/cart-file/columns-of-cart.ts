import type { CartPosition } from '@normwerk/contract/cart'
import { type LanguageCode, languageCodes } from '@normwerk/contract/language'
import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { specialNames } from '@normwerk/i18n/option-texts'
import type { TextId } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { mapSpecial } from '@normwerk/parts/machining/special-machining'
import type { PartsListField } from '@normwerk/parts/parts-list/fields'
import { mapRemarks, type Remark } from '@normwerk/parts/remarks'
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
