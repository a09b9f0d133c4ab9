import { lateCode } from '../../../ui/late/late-code.ts'

/** The code that reads pasted rows. */
export const pasteReader = lateCode(() =>
  import('@normwerk/parts/parts-list/pasted-text/read-paste').then((file) => file.readPaste),
)
