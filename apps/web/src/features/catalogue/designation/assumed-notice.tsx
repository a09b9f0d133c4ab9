import { type Open, textsOfAssumption } from '../../../shared/parts/assumption-texts.ts'
import { formatLabel } from '../../../shared/parts/attribute-text.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Chips, ToggleChip } from '../../../ui/data/chip.tsx'
import { InfoIcon } from '../../../ui/icons.tsx'
import styles from './assumed-notice.module.css'

/** A property that the text left open: the assumed value and the alternatives. */
export interface Assumption {
  open: Open
  /** The name of what was assumed. */
  name: string
  taken: string
  options: readonly { key: string; label: string; onChoose: () => void }[]
}

/** Shows what was assumed, so that no buyer orders a material by mistake. One click changes it. */
export function AssumedNotice({ assumptions }: { assumptions: readonly Assumption[] }) {
  const text = useText()
  if (assumptions.length === 0) return null
  return (
    <section className={styles.notice} aria-label={text('catalogue.designation.assumed')}>
      {assumptions.map(({ open, name, taken, options }) => (
        <div key={open} className={styles.entry}>
          <p className={styles.taken}>
            <InfoIcon size={18} />
            <span>
              <strong>{formatLabel(text('catalogue.designation.taken', { name, value: taken }))}</strong>{' '}
              <span className={styles.reason}>{text(textsOfAssumption(open).reason)}</span>
            </span>
          </p>
          {options.length > 0 && (
            <Chips>
              <span className={styles.instead}>{text('catalogue.designation.instead')}</span>
              {options.map(({ key, label, onChoose }) => (
                <ToggleChip key={key} pressed={false} onToggle={onChoose}>
                  {label}
                </ToggleChip>
              ))}
            </Chips>
          )}
        </div>
      ))}
    </section>
  )
}
