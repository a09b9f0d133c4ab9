import { formatConfiguredPart, type Machining, machiningOf, noOptions } from '@normwerk/parts/configured-part'

/** A part that a company has a number for; it says nothing of a tolerance or a certificate. */
export interface NumberedPart extends Machining {
  dimensionId: string
  /** Of the stocked article. */
  articleNo: string
}

/** A row of the file that names a part. */
export interface NamedRow extends NumberedPart {
  row: number
  text: string
  ownNumber: string
}

/** The same for the same part. */
export function keyOf({ dimensionId, ...options }: NumberedPart): string {
  return formatNumberedPart({ ...options, articleNo: dimensionId })
}

/** The number of the part, as `AZH-6x200-L180-R1F3`. */
export function formatNumberedPart(part: Machining & Pick<NumberedPart, 'articleNo'>): string {
  return formatConfiguredPart({ ...noOptions, ...machiningOf(part), articleNumber: part.articleNo })
}
