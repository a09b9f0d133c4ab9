import type { LanguageCode } from '@normwerk/contract/language'
import type { OrderReference } from '../parties.ts'
import type { DocumentPosition } from '../positions.ts'

/** What a label tells about its order. */
export type LabelledOrder = Omit<OrderReference, 'orderDate' | 'costCentre'>

/** Labels for the parts of an order, one for each position. */
export interface Labels {
  kind: 'labels'
  language: LanguageCode
  order: LabelledOrder
  positions: readonly DocumentPosition[]
  /** A sheet of A4 with 24 labels, or a page for each label, as label printers take them. */
  paper: 'sheet' | 'roll'
  /** The first label of the sheet that is free, from 1. */
  firstLabel: number
}
