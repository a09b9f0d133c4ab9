import { formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'

/** What an own number stands for, besides the article; it says nothing of a tolerance or a certificate. */
export type OwnOptions = Pick<PartOptions, 'changedLength' | 'headFlats'>

/** A part that a company has a number for. */
export interface OwnPart extends OwnOptions {
  dimensionId: string
  /** Of the stocked article. */
  articleNo: string
}

/** A row of the file that names a part. */
export interface NamedRow extends OwnPart {
  row: number
  text: string
  ownNumber: string
}

/** The same for the same part. */
export function keyOf({ dimensionId, ...options }: OwnPart): string {
  return printPart({ ...options, articleNo: dimensionId })
}

/** The number of the part, as `AZH-6x200-L180-R1F3`. */
export function printPart({ articleNo, changedLength, headFlats }: OwnOptions & Pick<OwnPart, 'articleNo'>): string {
  return formatConfiguredPart({ ...noOptions, articleNumber: articleNo, changedLength, headFlats })
}
