import type { Product } from '@normwerk/contract/product'
import { useState } from 'react'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { drawingPath } from '../../shared/parts/drawing-path.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './product.module.css'
import type { ShownPart } from './use-configured-part.ts'

interface Props {
  product: Product
  part: ShownPart | null
}

/** The maker's pictures, or a drawing: with letters until an article is chosen, then with its values. */
export function ProductDrawing({ product, part }: Props) {
  const text = useText()
  const language = useLanguage()
  const number = part?.dimension.articleNo ?? product.productNr
  if (product.pictures.length > 0) {
    return product.pictures.map(({ path, title }) => (
      <Enlargeable key={path} number={number} path={path} alt={title ?? product.name} />
    ))
  }
  const path = drawingPath(number, language, part?.options)
  return <Enlargeable number={number} path={path} alt={text('product.drawingOf', { article: number })} />
}

/** A click enlarges the picture. */
function Enlargeable({ number, path, alt }: { number: string; path: string; alt: string }) {
  const text = useText()
  const [enlarged, setEnlarged] = useState(false)
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
      <Dialog open={enlarged} onClose={() => setEnlarged(false)} title={number} size="large">
        <div className={styles.enlarged}>
          <Drawing path={path} alt={alt} width={1080} height={720} eager />
        </div>
      </Dialog>
    </>
  )
}
