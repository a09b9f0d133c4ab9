import { icon } from '../../ui/icons.tsx'

/** The icon of projects: the two halves of a mould. */
export const MouldIcon = icon(<path d="M3 4h5.5v4H7v4h1.5v4H3zM17 4h-5.5v4H10v4h1.5v4H17zM8.500 4v12M11.500 4v12" />)
