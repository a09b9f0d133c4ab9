import { useText } from '../../texts/language-context.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/page-icons.tsx'
import styles from './arranged-tiles.module.css'

interface Props {
  name: string
  /** The place of the tile, and the last place of all. */
  at: number
  last: number
  onMove: (to: number) => void
}

/** The buttons that move a tile. */
export function TileMover({ name, at, last, onMove }: Props) {
  const text = useText()
  return (
    <div className={styles.mover}>
      <IconButton
        size="small"
        label={text('ui.moveUp', { name })}
        icon={<ChevronUpIcon />}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        size="small"
        label={text('ui.moveDown', { name })}
        icon={<ChevronDownIcon />}
        disabled={at === last}
        onClick={() => onMove(at + 1)}
      />
    </div>
  )
}
