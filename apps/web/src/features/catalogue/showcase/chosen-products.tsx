import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../texts/language-context.tsx'
import { OrderedList } from '../../../ui/data/ordered-list.tsx'
import { StatusBadge } from '../../../ui/data/status-badge.tsx'
import { summariesQuery } from '../queries.ts'
import styles from './showcase.module.css'

interface Props {
  productNrs: readonly string[]
  onChange: (productNrs: string[]) => void
}

/** The chosen products in their order. One that is no longer sold is marked; visitors do not see it. */
export function ChosenProducts({ productNrs, onChange }: Props) {
  const text = useText()
  const { data: summaries } = useQuery({
    ...summariesQuery([...productNrs]),
    enabled: productNrs.length > 0,
    placeholderData: (previous) => previous,
  })
  if (productNrs.length === 0) return <p className={styles.note}>{text('catalogue.showcase.none')}</p>
  const entries = productNrs.map((productNr) => {
    const summary = summaries?.find((item) => item.productNr === productNr)
    return {
      key: productNr,
      name: productNr,
      content: (
        <span className={styles.chosen}>
          <span className={styles.number}>{productNr}</span>
          {summary !== undefined && <span>{summary.name}</span>}
          {summary === undefined && summaries !== undefined && (
            <StatusBadge tone="warn">{text('catalogue.showcase.gone')}</StatusBadge>
          )}
        </span>
      ),
    }
  })
  return <OrderedList label={text('catalogue.showcase.chosen')} entries={entries} onChange={onChange} />
}
