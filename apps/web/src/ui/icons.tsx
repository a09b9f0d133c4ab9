import type { ReactNode } from 'react'

interface Props {
  size?: number
}

/** Draws an icon. Here are those in the frame of every page; one with a single user stands beside it. */
export function icon(content: ReactNode) {
  return function Icon({ size = 20 }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
      >
        {content}
      </svg>
    )
  }
}

export const SearchIcon = icon(<path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13.2 13.2 17 17" />)
export const CartIcon = icon(<path d="M2.5 3.5h2l2 9.5h8.6l1.7-6.7H5.2M7.6 16.6h.01M14 16.6h.01" strokeWidth="1.6" />)
export const UserIcon = icon(
  <path d="M10 3.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM3.5 17c.7-3 3.3-4.6 6.5-4.6s5.8 1.6 6.5 4.6" />,
)
export const TeamIcon = icon(
  <path d="M7.5 4a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM2 16c.6-2.5 2.8-3.9 5.5-3.9s4.9 1.4 5.5 3.9M12.5 4.2a2.7 2.7 0 0 1 0 5M14.8 12.4c1.7.5 2.8 1.7 3.2 3.6" />,
)
export const GearIcon = icon(
  <path d="M10 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM10 2.5v2.3M10 15.2v2.3M2.5 10h2.3M15.2 10h2.3M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6" />,
)
export const GlobeIcon = icon(
  <path d="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM2.8 10h14.4M10 2.8c2 2 3 4.4 3 7.2s-1 5.2-3 7.2c-2-2-3-4.4-3-7.2s1-5.2 3-7.2z" />,
)
export const HomeIcon = icon(<path d="M3 9.2 10 3.3l7 5.9M5 8v8.5h3.7v-5h2.6v5H15V8" />)
export const GridIcon = icon(<path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />)
export const ListIcon = icon(<path d="M3.5 5h13M3.5 10h13M3.5 15h13" />)
export const TableIcon = icon(<path d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12" />)
export const OrdersIcon = icon(<path d="M5 2.8h10v14.4l-2.5-1.5-2.5 1.5-2.5-1.5L5 17.2zM7.8 6.5h4.4M7.8 9.8h4.4" />)
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const CheckIcon = icon(<path d="m4 10.5 4 4 8-9" />)
export const ChevronRightIcon = icon(<path d="m7.5 4.5 5.5 5.5-5.5 5.5" />)
export const WarningIcon = icon(<path d="M10 3 2.5 16.5h15zM10 8v4M10 14.3h.01" />)
export const InfoIcon = icon(<path d="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM10 9v4.5M10 6.5h.01" />)
export const ErrorIcon = icon(<path d="M7 2.8h6L17.2 7v6L13 17.2H7L2.8 13V7zM10 6.5V11M10 13.5h.01" />)
export const ClockIcon = icon(<path d="M10 2.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM10 6v4.2l2.8 1.7" />)
