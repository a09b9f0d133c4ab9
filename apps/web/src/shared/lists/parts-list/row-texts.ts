import type { PartsListRow, RowError } from '@normwerk/contract/parts-list'
import { specialNames } from '@normwerk/i18n/option-texts'
import type { PlainTextId, Translate } from '@normwerk/i18n/text'
import { optionFields, type PartsListField } from '@normwerk/parts/parts-list/fields'

/** Names of a list's columns. */
export const fieldTexts = {
  articleNo: 'partsList.fieldArticleNo',
  designation: 'partsList.fieldDesignation',
  quantity: 'partsList.fieldQuantity',
  changedLength: 'partsList.fieldChangedLength',
  toleranceClass: 'partsList.fieldToleranceClass',
  isThreeOne: 'partsList.fieldIsThreeOne',
  ...specialNames,
  customerOrderNumber: 'shared.cart.customerOrderNumber',
  commission: 'shared.cart.commission',
  comment: 'shared.cart.comment',
  group: 'partsList.fieldGroup',
} satisfies Record<PartsListField, PlainTextId>

/** Why a row cannot be added with special machining. */
const specialErrorTexts = {
  headFlatsUnreadable: 'shared.flatsUnreadable',
  headFlatsNotOffered: 'error.headFlatsNotOffered',
  flatDistanceOutOfRange: 'shared.flatDistance',
  flatAngleWithoutMarking: 'error.flatAngleWithoutMarking',
  reducedHeadUnreadable: 'shared.specialUnreadable',
  reducedHeadNotOffered: 'error.reducedHeadNotOffered',
  headDiameterOutOfRange: 'shared.specialOutOfRange',
  headHeightOutOfRange: 'shared.specialOutOfRange',
  tipUnreadable: 'shared.specialUnreadable',
  tipNotOffered: 'error.tipNotOffered',
  tipOutOfRange: 'shared.specialOutOfRange',
  tipContourWidth: 'shared.specialOutOfRange',
  tipContourDepth: 'shared.specialOutOfRange',
  tipContourUndercut: 'shared.specialOutOfRange',
  tipContourSharp: 'shared.specialOutOfRange',
  engravingUnreadable: 'shared.specialUnreadable',
  engravingNotOffered: 'error.engravingNotOffered',
  engravingTooLong: 'error.engravingTooLong',
  engravingNeedsFlatTip: 'error.engravingNeedsFlatTip',
} as const satisfies Record<string, PlainTextId>

/** Why a row cannot be added as it is. */
export const errorTexts = {
  quantityOutOfRange: 'partsList.errorQuantity',
  lengthUnreadable: 'partsList.errorLengthUnreadable',
  lengthOutOfRange: 'partsList.errorLength',
  lengthStep: 'partsList.errorLengthStep',
  toleranceNotOffered: 'partsList.errorTolerance',
  certificateNotOffered: 'partsList.errorCertificate',
  ...specialErrorTexts,
  contradictory: 'partsList.errorContradictory',
} satisfies Record<RowError, PlainTextId>

/** Returns the machining of a row as its list names it. */
export function optionsAsStood(row: Partial<PartsListRow>, text: Translate): string[] {
  const said = optionFields.map((field) => row[field]).filter((value) => value != null && value !== '')
  return [
    ...said.filter((value) => typeof value !== 'boolean').map(String),
    ...(row.isThreeOne === true ? [text('partsList.certificateRequested')] : []),
  ]
}
