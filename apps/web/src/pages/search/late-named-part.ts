import { latePart } from '../../ui/late/late-part.tsx'

/** Few texts name one part, so the page does not load what sells it. */
export const LateNamedPart = latePart(
  () => import('./named-part-card.tsx').then((file) => file.NamedPartCard),
  'catalogue',
  'machining',
  'designation',
)
