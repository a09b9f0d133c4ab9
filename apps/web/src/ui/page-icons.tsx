import { icon } from './icons.tsx'

// Icons of several pages that are not in the frame of every page, so that the first page need not load them.

export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const MinusIcon = icon(<path d="M4 10h12" />)
export const ChevronDownIcon = icon(<path d="M4.5 7.5 10 13l5.5-5.5" />)
export const ChevronUpIcon = icon(<path d="M4.5 12.5 10 7l5.5 5.5" />)
export const TrashIcon = icon(<path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5" />)
export const FilterIcon = icon(<path d="M3 5h14M5.5 10h9M8 15h4" />)
export const ScissorsIcon = icon(
  <path d="M5.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM5.5 12.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7.2 6.7 17 14M7.2 13.3 17 6" />,
)
export const ArrowRightIcon = icon(<path d="M3.5 10h13M11.5 5l5 5-5 5" />)
export const PencilIcon = icon(<path d="m4 13-.5 3.5L7 16l9-9-3-3z" />)
export const DownloadIcon = icon(<path d="M10 3v9M6 8.5l4 4 4-4M4 16.5h12" />)
export const RulerIcon = icon(<path d="M2.5 7h15v6h-15zM6 7v3M10 7v3.5M14 7v3" />)
