import { icon } from '../../ui/icons.tsx'

/** A pin with a head and a rounded tip. */
export const PinIcon = icon(<path d="M5.5 2.5h9v3.5h-2V14a2.5 3 0 0 1-5 0V6h-2z" />)
