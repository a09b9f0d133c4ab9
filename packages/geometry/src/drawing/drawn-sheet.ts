import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Circle } from '../projection/view.ts'
import type { Arrow } from './arrow.ts'
import { narrowLine, wideLine } from './paper.ts'

export const lineGroups = ['frame', 'outline', 'thin', 'hatch', 'centre', 'dimension'] as const
export type LineGroup = (typeof lineGroups)[number]

/** The lines of ISO 128: widths in mm, and the dashes of chain lines. */
export const lineStyles: Readonly<Record<LineGroup, { width: number; dashes: readonly number[] }>> = {
  frame: { width: wideLine, dashes: [] },
  outline: { width: wideLine, dashes: [] },
  thin: { width: narrowLine, dashes: [] },
  hatch: { width: narrowLine, dashes: [] },
  centre: { width: narrowLine, dashes: [7, 1.2, 1, 1.2] },
  dimension: { width: narrowLine, dashes: [] },
}

/** A text whose middle is at the height y; x is its left end or its middle. `size` is the height of its capitals. */
export interface SheetText {
  text: string
  x: number
  y: number
  size: number
  turned: boolean
  align: 'left' | 'middle'
}

/** A sheet as it is printed, in mm from its upper left corner, y downwards. */
export interface DrawnSheet {
  width: number
  height: number
  paths: Record<LineGroup, Vertex[][]>
  circles: Circle[]
  arrows: readonly Arrow[]
  texts: SheetText[]
}
