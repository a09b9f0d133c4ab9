import type { Product } from '@normwerk/contract/product'
import { useState } from 'react'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Drawing } from '../../trade/drawing.tsx'
import { drawingPath } from '../../trade/drawing-path.ts'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './product.module.css'
import type { ShownPart } from './use-configured-part.ts'

interface Props {
  product: Product
  part: ShownPart | null
}

/** With letters until an article is chosen, then with its figures; a click enlarges it. */
export function ProductDrawing({ product, part }: Props) {
  const text = useText()
  const language = useLanguage()
  const [enlarged, setEnlarged] = useState(false)
  const number = part?.dimension.articleNo ?? product.productNr
  const path = drawingPath(number, language, part?.options)
  const alt = text('product.drawingOf', { article: number })
  return (
    <>
      <button
        type="button"
        className={styles.drawing}
        aria-label={text('product.enlarge', { article: number })}
        title={text('product.enlarge', { article: number })}
        onClick={() => setEnlarged(true)}
      >
        <Drawing path={path} alt={alt} width={480} height={320} eager />
      </button>
      <Dialog opened={enlarged} onClose={() => setEnlarged(false)} title={number} size="large">
        <div className={styles.enlarged}>
          <Drawing path={path} alt={alt} width={1080} height={720} eager />
        </div>
      </Dialog>
    </>
  )
}
