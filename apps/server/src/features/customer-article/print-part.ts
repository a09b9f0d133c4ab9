import { formatConfiguredPart, noOptions } from '@normwerk/parts/configured-part'

/** A part as a company buys it, without what an own number says nothing of: `AZH-6x200`, cut `AZH-6x200-L180`. */
export function printPart({ articleNo, changedLength }: { articleNo: string; changedLength: number | null }): string {
  return formatConfiguredPart({ ...noOptions, articleNumber: articleNo, changedLength })
}
