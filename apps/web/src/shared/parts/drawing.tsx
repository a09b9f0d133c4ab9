import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './drawing.module.css'

interface Props {
  /** Path from an answer; `null` where there is no geometry. */
  path: string | null
  /** Empty when a text beside it says the same. */
  alt: string
  width: number
  height: number
  /** For the one picture that a page is opened for. */
  eager?: boolean
}

/** A drawing at a fixed size; where there is none it says so and shows no look-alike. */
export function Drawing({ path, alt, width, height, eager = false }: Props) {
  const address = useAddress()
  const text = useText()
  const [missing, setMissing] = useState<string | null>(null)
  const shown = path !== null && missing !== path
  return (
    <span className={styles.drawing} style={{ width: '100%', maxWidth: width, aspectRatio: `${width} / ${height}` }}>
      {shown ? (
        <img
          src={address(path)}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(path)}
        />
      ) : (
        <span className={styles.missing}>{text('trade.noDrawing')}</span>
      )}
    </span>
  )
}
