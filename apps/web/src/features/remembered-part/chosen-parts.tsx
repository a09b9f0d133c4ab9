import { maxListQueryLength } from '@normwerk/contract/limits'
import type { ChosenPart } from '@normwerk/contract/remembered-part'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { SearchedList } from '../../ui/data/searched-list.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { useSearchedPage } from '../../ui/data/use-searched-page.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import { PartCell } from './part-cell.tsx'
import { chosenPartsQuery, useSharePart } from './queries.ts'
import styles from './remembered-part.module.css'

const keepFocusInside = keepFocusOn('button')

/** The parts that companies have chosen for texts; staff may propose them to every company. */
export function ChosenParts() {
  const text = useText()
  const searched = useSearchedPage()
  const parts = useQuery({ ...chosenPartsQuery(searched), placeholderData: keepPreviousData })
  const isSearched = searched.q !== ''

  return (
    <Section title={text('rememberedPart.chosenParts')}>
      <p className={styles.lead}>{text('rememberedPart.chosenPartsText')}</p>
      <SearchedList
        {...searched}
        query={parts}
        count={(total) => text('rememberedPart.count', { count: total })}
        label={text('rememberedPart.search')}
        placeholder={text('rememberedPart.searchPlaceholder')}
        maxLength={maxListQueryLength}
        height="16rem"
        nothing={
          <EmptyState title={text(isSearched ? 'rememberedPart.noneFound' : 'rememberedPart.noneChosen')}>
            {!isSearched && text('rememberedPart.noneChosenText')}
          </EmptyState>
        }
      >
        {(items, stale) => <ChosenPartTable entries={items} stale={stale} />}
      </SearchedList>
    </Section>
  )
}

function ChosenPartTable({ entries, stale }: { entries: readonly ChosenPart[]; stale: boolean }) {
  const text = useText()
  return (
    <RecordTable label={text('rememberedPart.chosenParts')} stale={stale}>
      <thead>
        <tr>
          <th scope="col">{text('rememberedPart.text')}</th>
          <th scope="col">{text('rememberedPart.part')}</th>
          <th scope="col" data-numeric>
            {text('rememberedPart.companies')}
          </th>
          <th scope="col">{text('rememberedPart.proposed')}</th>
        </tr>
      </thead>
      <tbody ref={keepFocusInside}>
        {entries.map((entry) => (
          <ChosenPartRow key={`${entry.text} ${entry.articleNo}`} entry={entry} />
        ))}
      </tbody>
    </RecordTable>
  )
}

function ChosenPartRow({ entry }: { entry: ChosenPart }) {
  const text = useText()
  const format = useFormat()
  const { mutate, isPending } = useSharePart()
  const { id, text: written, companies, isShared } = entry
  return (
    <tr>
      <th scope="row" className={styles.text}>
        {written}
      </th>
      <td data-row>
        <PartCell part={entry} />
      </td>
      <td data-numeric data-label={text('rememberedPart.companies')}>
        {format.number(companies)}
      </td>
      <td data-row className={styles.share}>
        {isShared && <StatusBadge tone="good">{text('rememberedPart.toAll')}</StatusBadge>}{' '}
        <Button
          size="small"
          pending={isPending}
          aria-label={text(isShared ? 'rememberedPart.endText' : 'rememberedPart.shareText', { text: written })}
          onClick={() => mutate({ id, isShared: !isShared })}
        >
          {text(isShared ? 'rememberedPart.end' : 'rememberedPart.share')}
        </Button>
      </td>
    </tr>
  )
}
