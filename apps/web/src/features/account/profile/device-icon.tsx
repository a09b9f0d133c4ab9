/** A phone or a desktop computer. */
export function DeviceIcon({ isHandheld }: { isHandheld: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isHandheld ? 'M7 3h10v18H7zM11 18h2' : 'M3 4.500h18v12H3zM8.500 20h7M12 16.500V20'} />
    </svg>
  )
}
