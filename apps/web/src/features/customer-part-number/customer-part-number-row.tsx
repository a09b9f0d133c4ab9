import { takeMachining } from '@normwerk/contract/asked-options'
import type { CustomerPartNumber } from '@normwerk/contract/customer-part-number'
import { formatConfiguredPart, noOptions } from '@normwerk/parts/configured-part'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { addressOf } from '../../shared/parts/part-address.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import styles from './customer-part-number.module.css'
import { RenameForm } from './rename-form.tsx'

interface Props {
  entry: CustomerPartNumber
  onRemove: () => void
}

const keepFocusOnButton = keepFocusOn('button')

export function CustomerPartNumberRow({ entry, onRemove }: Props) {
  const text = useText()
  const format = useFormat()
  const [editing, setEditing] = useState(false)
  const { ownNumber: number, articleNo, changedLength, description } = entry
  const part = { ...noOptions, ...takeMachining(entry), articleNumber: articleNo }

  return (
    <tr ref={keepFocusOnButton}>
      <th scope="row" className={styles.number}>
        {editing ? <RenameForm entry={entry} onDone={() => setEditing(false)} /> : <strong>{number}</strong>}
      </th>
      <td data-label={text('customerPartNumber.ourArticle')} className={styles.article}>
        <Link to="/product/$productNr" params={{ productNr: entry.productNr }} search={addressOf(part)}>
          <ArticleNumber>{formatConfiguredPart({ ...part, changedLength: null })}</ArticleNumber>
        </Link>
      </td>
      <td data-numeric data-label={text('customerPartNumber.length')} data-empty={changedLength === null}>
        {changedLength === null ? '–' : format.measure(changedLength, 'mm')}
      </td>
      <td data-row>{description}</td>
      <td data-corner className={styles.actions}>
        {!editing && (
          <>
            <IconButton
              size="small"
              label={text('customerPartNumber.edit', { number })}
              icon={<PencilIcon size={18} />}
              onClick={() => setEditing(true)}
            />
            <IconButton
              size="small"
              label={text('customerPartNumber.delete', { number })}
              icon={<TrashIcon size={18} />}
              data-remove
              onClick={onRemove}
            />
          </>
        )}
      </td>
    </tr>
  )
}
