import { latePart } from '../../../ui/late/late-part.tsx'

export const RemarkFields = latePart(
  () => import('./remark-fields.tsx').then((file) => file.RemarkFields),
  'cart',
  'forms',
)
