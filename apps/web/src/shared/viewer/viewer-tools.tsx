import type { PlainTextId } from '@normwerk/i18n/text'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { icon } from '../../ui/icons.tsx'
import { MinusIcon, PlusIcon } from '../../ui/page-icons.tsx'
import { type View, views } from './stage/camera.ts'
import type { Stage } from './stage/stage.ts'
import styles from './viewer.module.css'

const viewTexts = {
  iso: 'shared.viewer.iso',
  front: 'shared.viewer.front',
  top: 'shared.viewer.top',
  side: 'shared.viewer.side',
} as const satisfies Record<View, PlainTextId>

const FitIcon = icon(<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />)

interface Props {
  stage: Stage
  /** Whether the model has sizes that can be hidden. */
  hasDimensions: boolean
  /** Whether the model is an assembly that can be pulled apart. */
  hasParts: boolean
}

/** The buttons of a viewer: from where it looks, how near, with or without sizes, where it is cut open, and how far apart. */
export function ViewerTools({ stage, hasDimensions, hasParts }: Props) {
  const text = useText()
  const [depth, setDepth] = useState<number | null>(null)
  const [areDimensionsShown, setAreDimensionsShown] = useState(true)

  function cut(next: number | null) {
    setDepth(next)
    stage.cut(next)
  }

  return (
    <div className={styles.tools}>
      <fieldset className={styles.buttons}>
        <legend className="visually-hidden">{text('shared.viewer.views')}</legend>
        {views.map((view) => (
          <Button key={view} size="small" onClick={() => stage.look(view)}>
            {text(viewTexts[view])}
          </Button>
        ))}
        <span className={styles.zoom}>
          <IconButton
            size="small"
            label={text('shared.viewer.zoomIn')}
            icon={<PlusIcon />}
            onClick={() => stage.zoom(1.25)}
          />
          <IconButton
            size="small"
            label={text('shared.viewer.zoomOut')}
            icon={<MinusIcon />}
            onClick={() => stage.zoom(0.8)}
          />
          <IconButton
            size="small"
            label={text('shared.viewer.fit')}
            icon={<FitIcon />}
            onClick={() => stage.showAll()}
          />
        </span>
      </fieldset>
      <div className={styles.switches}>
        {hasDimensions && (
          <Checkbox
            label={text('shared.viewer.dimensions')}
            checked={areDimensionsShown}
            onChange={({ target }) => {
              setAreDimensionsShown(target.checked)
              stage.showDimensions(target.checked)
            }}
          />
        )}
        <Checkbox
          label={text('shared.viewer.section')}
          checked={depth !== null}
          onChange={({ target }) => cut(target.checked ? 0 : null)}
        />
        {depth !== null && (
          <input
            type="range"
            className={styles.depth}
            aria-label={text('shared.viewer.sectionDepth')}
            min={-1}
            max={1}
            step={0.02}
            value={depth}
            onChange={({ target }) => cut(target.valueAsNumber)}
          />
        )}
        {hasParts && (
          <label className={styles.apart}>
            {text('shared.viewer.apart')}
            <input
              type="range"
              className={styles.depth}
              min={0}
              max={1}
              step={0.02}
              defaultValue={0}
              onChange={({ target }) => stage.pullApart(target.valueAsNumber)}
            />
          </label>
        )}
      </div>
    </div>
  )
}
