import { icon } from '../../../ui/icons.tsx'

export const PauseIcon = icon(<path d="M7 4.5v11M13 4.5v11" />)
export const PlayIcon = icon(<path d="M6.5 4v12l9-6z" />)
export const ChevronLeftIcon = icon(<path d="M12.5 4.5 7 10l5.5 5.5" />)
