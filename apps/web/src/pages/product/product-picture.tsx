import type { Product } from '@normwerk/contract/product'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { drawingPath } from '../../shared/parts/drawing-path.ts'
import { CubeIcon } from '../../shared/viewer/cube-icon.tsx'
import { LateViewer } from '../../shared/viewer/late-viewer.ts'
import { PartViewer } from '../../shared/viewer/part-viewer.tsx'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './product.module.css'
import type { ShownPart } from './use-configured-part.ts'

interface Props {
  product: Product
  part: ShownPart | null
}

/** The drawing or the pictures, and a button that shows the chosen part in 3D. */
export function ProductPicture(props: Props) {
  const { product, part } = props
  const mayView = useCan('cad.download')
  return (
    <div className={styles.pictures}>
      <ProductDrawing {...props} />
      {mayView && isDrawn(product) && part !== null && (
        <OpenViewer number={formatConfiguredPart({ ...part.options, articleNumber: part.dimension.articleNo })} />
      )}
    </div>
  )
}

/** Whether the shop draws the product, which has a body then, too. */
function isDrawn({ downloads }: Product): boolean {
  return downloads.some(({ type }) => type === 'SVG')
}

function OpenViewer({ number }: { number: string }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const preload = usePreload(LateViewer)
  return (
    <>
      <Button size="small" icon={<CubeIcon />} aria-haspopup="dialog" {...preload} onClick={() => setIsOpen(true)}>
        {text('shared.viewer.open')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={number} size="large">
        <PartViewer number={number} />
      </Dialog>
    </>
  )
}

/** The maker's pictures, or a drawing: with letters until an article is chosen, then with its values. */
function ProductDrawing({ product, part }: Props) {
  const text = useText()
  const language = useLanguage()
  const number = part?.dimension.articleNo ?? product.productNr
  if (product.pictures.length > 0) {
    return product.pictures.map(({ path, title }) => (
      <Enlargeable key={path} number={number} path={path} alt={title ?? product.name} />
    ))
  }
  if (!isDrawn(product)) return <Drawing path={null} alt="" width={480} height={320} />
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
