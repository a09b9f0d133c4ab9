import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { PackageImport } from '../../features/catalogue-package/package-import.tsx'
import { AddPatternDialog } from '../../features/cross-reference/add-pattern-dialog.tsx'
import { CrossReferences } from '../../features/cross-reference/cross-references.tsx'
import { MissedSearches } from '../../features/missed-search/missed-searches.tsx'
import { ChosenParts } from '../../features/remembered-part/chosen-parts.tsx'
import { newSynonym, SynonymDialog } from '../../features/synonym/synonym-dialog.tsx'
import { wordsOf } from '../../features/synonym/words-of.ts'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/imports')

export function ImportsPage() {
  const text = useText()
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  /** The number of another maker that the open form begins with; null: the form is closed. */
  const [adding, setAdding] = useState<string | null>(null)
  /** The text of a search whose words staff explain to the shop; null: the form is closed. */
  const [explained, setExplained] = useState<string | null>(null)
  return (
    <OfficeFrame
      title={text('administration.imports')}
      lead={text('administration.importsLead')}
      permission="shop.administer"
    >
      <PackageImport />
      <CrossReferences
        q={q}
        page={page}
        // Otherwise every typed letter would be a step back.
        onSearch={(next) =>
          void navigate({ search: next === '' ? {} : { q: next }, replace: true, resetScroll: false })
        }
        onPage={(next) => void navigate({ search: turnPage(next) })}
        onAdd={() => setAdding('')}
      />
      <MissedSearches onAnswer={setAdding} onExplain={setExplained} />
      <ChosenParts />
      {explained !== null && (
        <SynonymDialog id={null} initial={newSynonym(wordsOf(explained))} onClose={() => setExplained(null)} />
      )}
      {adding !== null && <AddPatternDialog number={adding} onClose={() => setAdding(null)} />}
    </OfficeFrame>
  )
}
