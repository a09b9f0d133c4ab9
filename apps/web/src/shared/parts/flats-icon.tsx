import { icon } from '../../ui/icons.tsx'

/** A head from above with a flat. */
export const FlatsIcon = icon(
  <path d="M4.6 14.5h10.8a7 7 0 1 0-10.8 0zM10 7.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z" />,
)
