import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './drawing.module.css'

interface Props {
  /** Path from an answer; `null` without a geometry. */
  path: string | null
  /** Empty if a text beside it says the same. */
  alt: string
  width: number
  height: number
  /** For a picture that the page shows at once. */
  eager?: boolean
}

/** A drawing at a fixed size. If there is none, a text says that; a similar drawing could mislead. */
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
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(path)}
          // An image of a page that the server rendered can fail before the script hears of it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setMissing(path)
          }}
        />
      ) : (
        <span className={styles.missing}>{text('shared.noDrawing')}</span>
      )}
    </span>
  )
}
