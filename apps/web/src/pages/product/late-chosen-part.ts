import { lateCode } from '../../ui/late/late-code.ts'

/** Most visitors look at the sizes first, so the page does not load what sells a part until one is chosen. */
export const lateChosenPart = lateCode(
  () => import('./chosen-part.ts').then((file) => file.chosenPart),
  'catalogue',
  'machining',
  'designation',
)
