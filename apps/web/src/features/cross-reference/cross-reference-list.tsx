import type { CrossReference } from '@normwerk/contract/cross-reference'
import { Link } from '@tanstack/react-router'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ActionsHeading, RecordTable } from '../../ui/data/record-table.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { TrashIcon } from '../../ui/page-icons.tsx'
import styles from './cross-references.module.css'

interface Props {
  entries: readonly CrossReference[]
  stale: boolean
  onDelete: (entry: CrossReference) => void
}

export function CrossReferenceList({ entries, stale, onDelete }: Props) {
  const text = useText()
  return (
    <RecordTable label={text('crossReference.title')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('crossReference.pattern')}</th>
          <th scope="col">{text('crossReference.maker')}</th>
          <th scope="col">{text('crossReference.ourProduct')}</th>
          <th scope="col">{text('crossReference.sizes')}</th>
          <th scope="col">{text('crossReference.differences')}</th>
          <ActionsHeading />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onDelete={onDelete} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function Row({ entry, onDelete }: { entry: CrossReference; onDelete: Props['onDelete'] }) {
  const text = useText()
  const { pattern, maker, productNr, dimensions, differences } = entry
  return (
    <tr>
      <th scope="row" className={styles.pattern}>
        <ArticleNumber>{pattern}</ArticleNumber>
      </th>
      <td data-label={text('crossReference.maker')}>{maker}</td>
      <td data-label={text('crossReference.ourProduct')} className={styles.product}>
        <Link to="/product/$productNr" params={{ productNr }}>
          <ArticleNumber>{productNr}</ArticleNumber>
        </Link>
      </td>
      <td data-label={text('crossReference.sizes')} className={styles.sizes}>
        {Object.entries(dimensions)
          .map(([name, attribute]) => `${name} = ${attribute}`)
          .join(', ')}
      </td>
      <td data-label={text('crossReference.differences')} data-empty={differences === null}>
        {differences ?? '–'}
      </td>
      <td data-corner className={styles.actions}>
        <IconButton
          size="small"
          label={text('crossReference.deletePattern', { pattern })}
          icon={<TrashIcon size={18} />}
          onClick={() => onDelete(entry)}
        />
      </td>
    </tr>
  )
}
