import type { SkippedRow } from '@normwerk/parts/parts-list/rows/read-rows'
import { lateCode } from '../../../ui/late/late-code.ts'

/** The code that reads pasted rows. */
export const pasteReader = lateCode(() =>
  import('@normwerk/parts/parts-list/pasted-text/read-paste').then((file) => file.readPaste),
)

/** Whether a row that names no part says anything that would be missing. */
export function hasContent({ reason }: SkippedRow): boolean {
  return reason !== 'empty' && reason !== 'heading' && reason !== 'joined'
}
