/** The icon of projects: the two halves of a mould. */
export function MouldIcon({ size = 20 }: { size?: number }) {
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
    >
      <path d="M3 4h5.5v4H7v4h1.5v4H3zM17 4h-5.5v4H10v4h1.5v4H17zM8.500 4v12M11.500 4v12" />
    </svg>
  )
}
