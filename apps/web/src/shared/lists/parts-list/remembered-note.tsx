import type { ImportedRow } from '@normwerk/contract/parts-list'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ClockIcon } from '../../../ui/icons.tsx'
import styles from './row-finding.module.css'

type Remembered = NonNullable<ImportedRow['remembered']>

interface Props {
  row: number
  answer: ImportedRow
  remembered: Remembered
  onDeleteRemembered: (id: string) => void
}

/** Says who has chosen this part for this text before, and lets the buyer delete that choice. */
export function RememberedNote({ row, answer: { status, suggestions = [] }, remembered, onDeleteRemembered }: Props) {
  const text = useText()
  const format = useFormat()
  const { id, by, at, unit } = remembered
  const date = format.date(at)

  function whoText(): string {
    if (id === null) return text('partsList.rememberedByShop')
    return by === null
      ? text('partsList.rememberedInCompany', { date })
      : text('partsList.rememberedBy', { name: by, date })
  }

  return (
    <p className={styles.note}>
      <ClockIcon size={16} />
      <span>
        {whoText()}
        {id !== null && status === 'suggested' && suggestions.length > 0 && ` ${text('partsList.rememberedDiffers')}`}
        {unit !== null &&
          ` ${text('partsList.rememberedUnit', { unit: unit.name, pieces: format.number(unit.pieces) })}`}
      </span>
      {id !== null && (
        <Button
          size="small"
          variant="quiet"
          className={styles.delete}
          aria-label={text('partsList.deleteRememberedOfRow', { row })}
          onClick={() => onDeleteRemembered(id)}
        >
          {text('partsList.deleteRemembered')}
        </Button>
      )}
    </p>
  )
}
