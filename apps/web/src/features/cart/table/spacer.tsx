import { columnCount } from './position-below.tsx'

/** What a row measures before it is rendered, in pixels. */
export const usualHeights = { normal: 72, compact: 45 }

/** Takes the place of rows that are not rendered, in pixels. */
export function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr style={{ height }}>
        <td colSpan={columnCount} style={{ padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}
