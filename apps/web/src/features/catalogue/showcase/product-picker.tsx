import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { maxSearchTextLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { TypedSearchField } from '../../../ui/forms/typed-search-field.tsx'
import { PlusIcon } from '../../../ui/page-icons.tsx'
import styles from './showcase.module.css'

const maxFound = 8

interface Props {
  chosen: readonly string[]
  onAdd: (productNr: string) => void
}

/** Finds products by text, and adds one by a click. */
export function ProductPicker({ chosen, onAdd }: Props) {
  const text = useText()
  const [query, setQuery] = useState('')
  const found = useQuery({
    ...endpointQuery(catalogueEndpoints.searchSimple, { input: { query, pageRequest: { page: 1, size: maxFound } } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  const offered = query === '' ? [] : (found.data?.items.filter(({ productNr }) => !chosen.includes(productNr)) ?? [])
  return (
    <div className={styles.picker}>
      <TypedSearchField
        label={text('catalogue.showcase.add')}
        maxLength={maxSearchTextLength}
        value={query}
        onSearch={setQuery}
      />
      <p role="status" className={styles.note}>
        {query !== '' && found.data?.items.length === 0 && text('catalogue.showcase.nothingFound')}
      </p>
      {offered.length > 0 && (
        <ul className={styles.found}>
          {offered.map(({ productNr, name }) => (
            <li key={productNr}>
              <button type="button" className={styles.offer} onClick={() => onAdd(productNr)}>
                <PlusIcon />
                <span className={styles.number}>{productNr}</span>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
