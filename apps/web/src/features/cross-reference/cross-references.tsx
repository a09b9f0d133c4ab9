import type { CrossReference } from '@normwerk/contract/cross-reference'
import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { NoEntries } from '../../ui/data/no-entries.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { CrossReferenceImport } from './cross-reference-import.tsx'
import { CrossReferenceList } from './cross-reference-list.tsx'
import styles from './cross-references.module.css'
import { DeletePatternDialog } from './delete-pattern-dialog.tsx'
import { crossReferencesQuery } from './queries.ts'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
  /** Opens the form for a new pattern. */
  onAdd: () => void
}

/** Numbers of other makers for the shop's articles. */
export function CrossReferences({ q, page, onSearch, onPage, onAdd }: Props) {
  const text = useText()
  const [importing, setImporting] = useState(false)
  const [leaving, setLeaving] = useState<CrossReference | null>(null)
  const known = useQuery({ ...crossReferencesQuery({ q, page }), placeholderData: keepPreviousData })
  return (
    <Section
      title={text('crossReference.title')}
      aside={
        <span className={styles.buttons}>
          <Button onClick={onAdd}>{text('crossReference.addPattern')}</Button>
          <Button onClick={() => setImporting(true)}>{text('crossReference.importPatterns')}</Button>
        </span>
      }
    >
      <p className={styles.lead}>{text('crossReference.crossReferencesText')}</p>
      <SearchedList
        query={known}
        count={(total) => text('crossReference.patternCount', { count: total })}
        label={text('company.searchUsers')}
        placeholder={text('crossReference.searchPatterns')}
        maxLength={maxListQueryLength}
        q={q}
        onSearch={onSearch}
        page={page}
        onPage={onPage}
        height="16rem"
        nothing={
          <NoEntries
            isSearched={q !== ''}
            none={{ title: text('crossReference.noPatterns'), text: text('crossReference.noPatternsText') }}
            noneFound={{ title: text('crossReference.noPatternFound') }}
            showAll={text('company.showAll')}
            onShowAll={() => onSearch('')}
          />
        }
      >
        {(items, stale) => <CrossReferenceList entries={items} stale={stale} onDelete={setLeaving} />}
      </SearchedList>
      <CrossReferenceImport open={importing} onClose={() => setImporting(false)} />
      {leaving !== null && <DeletePatternDialog entry={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}
