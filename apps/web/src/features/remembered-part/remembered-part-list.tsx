import type { RememberedPart } from '@normwerk/contract/remembered-part'
import { useDeleteRememberedPart } from '../../shared/lists/parts-list/use-delete-remembered-part.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { TrashIcon } from '../../ui/page-icons.tsx'
import { PartCell } from './part-cell.tsx'
import styles from './remembered-part.module.css'

interface Props {
  entries: readonly RememberedPart[]
  /** Another page or search is being loaded. */
  stale: boolean
}

const keepFocusInside = keepFocusOn('[data-delete]')

export function RememberedPartList({ entries, stale }: Props) {
  const text = useText()
  const format = useFormat()
  const { mutateAsync } = useDeleteRememberedPart()

  function deleteEntry({ id, text: written }: RememberedPart): void {
    mutateAsync(id)
      .then(() => showToast({ message: text('rememberedPart.deleted', { text: written }) }))
      // The query client has already reported a failure.
      .catch(() => undefined)
  }

  return (
    <RecordTable label={text('rememberedPart.parts')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('rememberedPart.text')}</th>
          <th scope="col">{text('rememberedPart.part')}</th>
          <th scope="col">{text('rememberedPart.unit')}</th>
          <th scope="col">{text('rememberedPart.chosen')}</th>
          <th scope="col">{text('rememberedPart.lastUsed')}</th>
          <ActionsHeading />
        </tr>
      </thead>
      <tbody ref={keepFocusInside}>
        {entries.map((entry) => {
          const { id, text: written, unit, chosenBy, chosenAt, usedAt } = entry
          return (
            <tr key={id}>
              <th scope="row" className={styles.text}>
                {written}
              </th>
              <td data-row>
                <PartCell part={entry} />
              </td>
              <td data-label={text('rememberedPart.unit')} data-empty={unit === null}>
                {unit === null
                  ? '–'
                  : text('rememberedPart.unitPieces', { unit: unit.name, pieces: format.number(unit.pieces) })}
              </td>
              <td data-label={text('rememberedPart.chosen')}>
                {chosenBy === null
                  ? format.date(chosenAt)
                  : text('rememberedPart.chosenBy', { name: chosenBy, date: format.date(chosenAt) })}
              </td>
              <td data-label={text('rememberedPart.lastUsed')}>{format.date(usedAt)}</td>
              <td data-corner className={styles.actions}>
                <IconButton
                  size="small"
                  label={text('rememberedPart.delete', { text: written })}
                  icon={<TrashIcon size={18} />}
                  data-delete
                  onClick={() => deleteEntry(entry)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </RecordTable>
  )
}
