import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import type { PlainTextId } from '@normwerk/i18n/text'
import { formatLabel } from '../../../shared/parts/attribute-text.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { colourOfRow } from './colour-of-row.ts'
import { formatSize, materialOf } from './list-mould.ts'
import styles from './mould-step.module.css'
import type { Mould, MouldChoices } from './use-mould.ts'

type Difference = NonNullable<MouldPart['found']>['differences'][number]

const differenceTexts = {
  others: 'partsList.mould.others',
  longer: 'partsList.mould.longer',
  smallerHead: 'partsList.mould.smallerHead',
  shapedTip: 'partsList.mould.shapedTip',
  noHead: 'partsList.mould.noHead',
} satisfies Record<Difference, PlainTextId>

interface Props {
  parts: readonly MouldPart[]
  choices: MouldChoices
  onChoose: Mould['choose']
  /** The row that stands out in the picture. */
  marked: number | null
  onMark: (row: number | null) => void
}

/** The parts of ours, each with its colour in the picture and the choice of its article. */
export function FoundParts({ parts, choices, onChoose, marked, onMark }: Props) {
  const text = useText()
  return (
    <section aria-label={text('partsList.mould.foundCount', { count: countOf(parts) })}>
      <h4 className={styles.heading}>{text('partsList.mould.foundCount', { count: countOf(parts) })}</h4>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li
            key={part.row}
            className={styles.part}
            data-marked={marked === part.row || undefined}
            onPointerEnter={() => onMark(part.row)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(part.row)}
            onBlur={() => onMark(null)}
          >
            <span className={styles.colour} style={{ background: colourOfRow(part.row) }} />
            <FoundPart part={part} chosen={choices.get(part.row)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  part: MouldPart
  /** Undefined until the material is chosen; null if the part is left out. */
  chosen: string | null | undefined
  onChoose: Mould['choose']
}

function FoundPart({ part, chosen, onChoose }: PartProps) {
  const text = useText()
  const format = useFormat()
  const { row, quantity, name, size, found } = part
  if (found === null) return null
  const { family, choices, isSure, named, differences } = found
  const options = [
    ...(chosen === undefined ? [{ value: '', label: text('partsList.mould.choose') }] : []),
    ...choices.map((choice) => ({
      value: choice.articleNo,
      label: `${choice.articleNo} · ${materialOf(choice.name, family)}`,
    })),
    { value: leftOut, label: text('partsList.mould.leaveOut') },
  ]
  return (
    <div className={styles.body}>
      <p>
        <strong>{format.number(quantity)} ×</strong> {formatLabel(family)}{' '}
        <span className={styles.soft}>{formatSize(size)}</span>
      </p>
      {name !== '' && name !== named && <p className={styles.soft}>{name}</p>}
      {!isSure && <p className={styles.doubt}>{text('partsList.mould.unsure')}</p>}
      {differences.map((difference) => (
        <p key={difference} className={styles.soft}>
          {text(differenceTexts[difference])}
        </p>
      ))}
      <SelectField
        label={text('partsList.mould.article', { row })}
        value={chosen === undefined ? '' : (chosen ?? leftOut)}
        options={options}
        onChange={(value) => onChoose([row], () => (value === leftOut ? null : value))}
      />
    </div>
  )
}

const leftOut = '-'

function countOf(parts: readonly MouldPart[]): number {
  return parts.reduce((sum, { quantity }) => sum + quantity, 0)
}
