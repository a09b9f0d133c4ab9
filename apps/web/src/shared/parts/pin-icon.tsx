/** A pin with a head and a rounded tip. */
export function PinIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d="M5.5 2.5h9v3.5h-2V14a2.5 3 0 0 1-5 0V6h-2z" />
    </svg>
  )
}
