import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { type PointerEvent, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { type Area, areaOf, maxZoom, middle, moveArea } from './crop-area.ts'
import styles from './pictures.module.css'

const { ratio } = pictureShape

interface Props {
  /** The chosen file as an address. */
  source: string
  pending: boolean
  /** Why the picture was rejected. */
  failure: string | null
  onClose: () => void
  onUse: (area: Area) => void
}

/** Chooses the part of a picture that is kept: with the pointer, or with sliders. */
export function CropDialog({ source, pending, failure, onClose, onUse }: Props) {
  const text = useText()
  const [placing, setPlacing] = useState(middle)
  /** Width by height; null until the picture is loaded. */
  const [shape, setShape] = useState<number | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const area = areaOf(placing, shape ?? ratio, ratio)
  const problem = isUnreadable ? text('content.picture.unreadable') : failure

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (buttons !== 1 || shape === null) return
    const by = { x: -movementX / currentTarget.clientWidth, y: -movementY / currentTarget.clientHeight }
    setPlacing(moveArea(placing, shape, ratio, by))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('content.picture.cropTitle')}
      footer={
        <Button variant="primary" disabled={shape === null} pending={pending} onClick={() => onUse(area)}>
          {text('content.picture.use')}
        </Button>
      }
    >
      <div className={styles.crop}>
        {problem !== null && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <div
          className={styles.window}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
        >
          <img
            src={source}
            alt=""
            draggable={false}
            style={{
              width: `${100 / area.width}%`,
              height: `${100 / area.height}%`,
              left: `${(-100 * area.left) / area.width}%`,
              top: `${(-100 * area.top) / area.height}%`,
            }}
            onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
            onError={() => setUnreadable(true)}
          />
        </div>
        <p className={styles.note}>{text('content.picture.cropHint')}</p>
        <Slider
          label={text('content.picture.zoom')}
          min={1}
          max={maxZoom}
          value={placing.zoom}
          onChange={(zoom) => setPlacing({ ...placing, zoom })}
        />
        <Slider
          label={text('content.picture.horizontal')}
          min={area.width / 2}
          max={1 - area.width / 2}
          value={area.left + area.width / 2}
          onChange={(x) => setPlacing({ ...placing, x })}
        />
        <Slider
          label={text('content.picture.vertical')}
          min={area.height / 2}
          max={1 - area.height / 2}
          value={area.top + area.height / 2}
          onChange={(y) => setPlacing({ ...placing, y })}
        />
      </div>
    </Dialog>
  )
}
