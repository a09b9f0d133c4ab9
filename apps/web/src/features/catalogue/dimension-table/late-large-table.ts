import { latePart } from '../../../ui/late/late-part.tsx'

/** Most products have few sizes, so their pages do not load what shows very many. */
export const LateLargeTable = latePart(
  () => import('./large-dimension-table.tsx').then((file) => file.LargeDimensionTable),
  'catalogue',
)
