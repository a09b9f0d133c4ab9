import { icon } from '../../ui/icons.tsx'

export const TruckIcon = icon(
  <path d="M2.5 5h9v8.5h-9zM11.5 8h3.2l2.8 2.8v2.7h-6M5.5 13.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM14 13.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z" />,
)
