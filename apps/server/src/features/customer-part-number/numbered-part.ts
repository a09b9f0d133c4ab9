import { formatConfiguredPart, type Machining, machiningOf, noOptions } from '@normwerk/parts/configured-part'

/** A part with a customer part number, which states neither tolerance nor certificate. */
export interface NumberedPart extends Machining {
  articleId: string
  /** Of the stock article. */
  articleNo: string
}

/** A row of the file that names a part. */
export interface NamedRow extends NumberedPart {
  row: number
  text: string
  customerPartNumber: string
}

/** Returns the same key for the same part. */
export function keyOf({ articleId, ...options }: NumberedPart): string {
  return formatNumberedPart({ ...options, articleNo: articleId })
}

/** Formats the number of the part, such as `AZH-6x200-L180-R1F3`. */
export function formatNumberedPart(part: Machining & Pick<NumberedPart, 'articleNo'>): string {
  return formatConfiguredPart({ ...noOptions, ...machiningOf(part), articleNumber: part.articleNo })
}
