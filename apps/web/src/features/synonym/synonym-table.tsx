import type { Synonym } from '@normwerk/contract/synonym'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { useLanguageNames } from '../../texts/language-names.ts'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import styles from './synonym.module.css'

const keepFocusInside = keepFocusOn('button')

interface Props {
  entries: readonly Synonym[]
  stale: boolean
  onChange: (entry: Synonym) => void
  onDelete: (entry: Synonym) => void
}

export function SynonymTable({ entries, stale, onChange, onDelete }: Props) {
  const text = useText()
  return (
    <RecordTable label={text('synonym.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('synonym.words')}</th>
          <th scope="col">{text('synonym.means')}</th>
          <th scope="col">{text('synonym.language')}</th>
          <th scope="col">{text('synonym.products')}</th>
          <ActionsHeading />
        </tr>
      </thead>
      <tbody ref={keepFocusInside}>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onChange={onChange} onDelete={onDelete} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ entry, onChange, onDelete }: { entry: Synonym } & Pick<Props, 'onChange' | 'onDelete'>) {
  const text = useText()
  const nameOf = useLanguageNames()
  const { words, means, language, products } = entry
  const finds = text('synonym.finds', { count: products })
  return (
    <tr>
      <th scope="row" className={styles.words}>
        {words}
      </th>
      <td data-label={text('synonym.means')} className={styles.words}>
        <Link to="/search" search={{ q: means }}>
          {means}
        </Link>
      </td>
      <td data-label={text('synonym.language')}>
        {language === null ? text('synonym.allLanguages') : nameOf(language)}
      </td>
      <td data-label={text('synonym.products')}>
        {products === 0 ? <StatusBadge tone="bad">{finds}</StatusBadge> : finds}
      </td>
      <td data-corner className={styles.actions}>
        <span className={styles.buttons}>
          <IconButton
            size="small"
            label={text('synonym.change', { words })}
            icon={<PencilIcon size={18} />}
            onClick={() => onChange(entry)}
          />
          <IconButton
            size="small"
            label={text('synonym.deleteEntry', { words })}
            icon={<TrashIcon size={18} />}
            onClick={() => onDelete(entry)}
          />
        </span>
      </td>
    </tr>
  )
}
