import { PartsListDrop } from '../../features/parts-list/parts-list-drop.tsx'
import { useText } from '../../texts/language-context.tsx'
import { TableIcon } from '../../ui/icons.tsx'
import { Tile } from './tile.tsx'

/** Takes a parts list: a dropped file, or one that is chosen or pasted. */
export function PartsListTile() {
  const text = useText()
  return (
    <Tile title={text('dashboard.partsList')} icon={<TableIcon />}>
      <p>{text('dashboard.partsListText')}</p>
      <PartsListDrop />
    </Tile>
  )
}
