import { maxListQueryLength } from '@normwerk/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { NoEntries } from '../../ui/data/no-entries.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { DeleteAllDialog } from './delete-all-dialog.tsx'
import { rememberedPartsQuery } from './queries.ts'
import { RememberedPartList } from './remembered-part-list.tsx'

interface Props {
  q: string
  page: number
  onSearch: (q: string) => void
  onPage: (page: number) => void
}

/** The parts that the company has chosen for texts of its lists. */
export function RememberedParts({ q, page, onSearch, onPage }: Props) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const parts = useQuery({ ...rememberedPartsQuery({ q, page }), placeholderData: keepPreviousData })
  const hasNone = q === '' && parts.data?.total === 0
  // A buyer should not delete what they cannot see.
  const mayDelete = parts.data !== undefined && !hasNone
  return (
    <Section
      title={text('rememberedPart.parts')}
      aside={mayDelete && <Button onClick={() => setAsking(true)}>{text('rememberedPart.deleteAll')}</Button>}
    >
      <SearchedList
        query={parts}
        count={(total) => text('rememberedPart.count', { count: total })}
        label={text('rememberedPart.search')}
        placeholder={text('rememberedPart.searchPlaceholder')}
        maxLength={maxListQueryLength}
        q={q}
        onSearch={onSearch}
        page={page}
        onPage={onPage}
        height="22rem"
        nothing={
          <NoEntries
            isSearched={q !== ''}
            none={{ title: text('rememberedPart.none'), text: text('rememberedPart.noneText') }}
            noneFound={{ title: text('rememberedPart.noneFound') }}
            showAll={text('rememberedPart.showAll')}
            onShowAll={() => onSearch('')}
          />
        }
      >
        {(items, stale) => <RememberedPartList entries={items} stale={stale} />}
      </SearchedList>
      {asking && <DeleteAllDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}
