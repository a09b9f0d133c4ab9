import type { ImportedRow } from '@normwerk/contract/parts-list'
import type { Translate } from '@normwerk/i18n/text'
import { readQuantity } from '@normwerk/parts/parts-list/quantities/read-quantity'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { CheckIcon, ErrorIcon, InfoIcon } from '../../../ui/icons.tsx'
import { ArticleNumber } from '../../parts/article-number.tsx'
import { textsOfAssumption } from '../../parts/assumption-texts.ts'
import { HowRead } from '../../parts/how-read.tsx'
import { FoundPart } from './found-part.tsx'
import { isOffered, type ListEntry, type Suggested, stateOf } from './list-entry.ts'
import { RememberedNote } from './remembered-note.tsx'
import styles from './row-finding.module.css'
import { errorTexts } from './row-texts.ts'

type Assumed = NonNullable<ImportedRow['assumed']>[number]

interface Props {
  entry: ListEntry
  onConfirm: () => void
  onChoose: (suggested: Suggested) => void
  /** Deletes what was chosen before, by its id. */
  onDeleteRemembered: (id: string) => void
}

/** The result of a row: the part, assumptions about it, alternatives, or why it cannot be ordered. */
export function RowFinding({ entry, onConfirm, onChoose, onDeleteRemembered }: Props) {
  const text = useText()
  const format = useFormat()
  const { answer } = entry
  if (answer === null) return <p className={styles.soft}>{text('partsList.checking')}</p>
  const { assumed = [], unread = [], crossReference, remembered, suggestions = [], code, quantity = 1 } = answer
  const reasonOf = (open: Assumed) =>
    open === 'quantity'
      ? text('partsList.quantityReason', { quantity: format.number(quantity) })
      : text(textsOfAssumption(open).reason)
  const offered = isOffered(entry)
  return (
    <div className={styles.finding}>
      <FoundPart answer={answer} />
      {remembered !== undefined && (
        <RememberedNote
          row={entry.asked.row}
          answer={answer}
          remembered={remembered}
          onDeleteRemembered={onDeleteRemembered}
        />
      )}
      {crossReference !== undefined && (
        <p className={styles.note}>
          <InfoIcon size={16} />
          <span>
            {text('partsList.crossReference', { maker: crossReference.maker })}{' '}
            {crossReference.differences !== null && (
              <strong>{text('partsList.differs', { differences: crossReference.differences })}</strong>
            )}
          </span>
        </p>
      )}
      {assumed.length > 0 && (
        <p className={styles.note}>
          <InfoIcon size={16} />
          <span>{[...new Set(assumed.map(reasonOf))].join(' ')}</span>
        </p>
      )}
      {unread.length > 0 && (
        <p className={styles.note}>
          <InfoIcon size={16} />
          <strong>{text('partsList.unread', { words: unread.join(' · ') })}</strong>
        </p>
      )}
      {offered &&
        assumed.length === 0 &&
        unread.length === 0 &&
        crossReference === undefined &&
        remembered === undefined && (
          <p className={styles.note}>
            <InfoIcon size={16} />
            <span>{text('partsList.needsConfirmation')}</span>
          </p>
        )}
      {stateOf(entry) === 'invalid' && code !== undefined && (
        <p className={styles.rowError}>
          <ErrorIcon size={16} />
          <span>{text(isTooMuch(entry) ? 'partsList.errorQuantityLarge' : errorTexts[code])}</span>
        </p>
      )}
      {(answer.status === 'unmatched' || rejectionText(answer, text) !== null) && (
        <p className={styles.rowError}>
          <ErrorIcon size={16} />
          <span>{rejectionText(answer, text) ?? text('partsList.unknownPart')}</span>
        </p>
      )}
      <HowRead reading={answer.reading} />
      {entry.isConfirmed && (
        <p className={styles.confirmed}>
          <CheckIcon size={16} />
          {text('partsList.confirmed')}
        </p>
      )}
      {!entry.isConfirmed && (offered || suggestions.length > 0) && (
        <div className={styles.choices}>
          {offered && (
            <Button size="small" variant="primary" onClick={onConfirm} data-row-action>
              {text('partsList.confirm')}
            </Button>
          )}
          {suggestions.length > 0 && (
            <span className={styles.soft}>
              {text(offered ? 'catalogue.designation.instead' : 'partsList.didYouMean')}
            </span>
          )}
          {suggestions.map((suggested) => (
            <Button
              key={suggested.productDimensionId}
              size="small"
              title={suggested.description}
              onClick={() => onChoose(suggested)}
              data-row-action
            >
              <ArticleNumber>{suggested.articleNo}</ArticleNumber>
              <span className={styles.suggested}>{suggested.description}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Says why the shop has no part for a row, even beside parts that are similar; null if nothing is known. */
function rejectionText({ unsoldStandard, unsoldPart, nearestInMetric }: ImportedRow, text: Translate): string | null {
  if (unsoldStandard !== undefined) return text('partsList.unsoldStandard', { standard: unsoldStandard })
  if (unsoldPart !== undefined) return text('partsList.unsoldPart', { part: unsoldPart })
  if (nearestInMetric === undefined) return null
  if (nearestInMetric.length === 0) return text('partsList.inches')
  return text('partsList.inchesNearest', { parts: nearestInMetric.join(', ') })
}

/** Only the shop knows its limit of the quantity. */
function isTooMuch({ asked: { quantity }, answer }: ListEntry): boolean {
  if (answer?.code !== 'quantityOutOfRange' || quantity == null) return false
  const pieces = typeof quantity === 'number' ? quantity : readQuantity(quantity)
  return Number.isInteger(pieces) && Number(pieces) > 0
}
