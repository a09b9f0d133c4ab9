import type { ComponentProps } from 'react'
import { ListSearch } from '../forms/list-search.tsx'
import { TypedSearchField } from '../forms/typed-search-field.tsx'
import { PagedList } from './paged-list.tsx'

type ListProps<Item> = Omit<ComponentProps<typeof PagedList<Item>>, 'found'>
type FieldProps = Pick<ComponentProps<typeof TypedSearchField>, 'label' | 'maxLength' | 'onSearch'>

interface Props<Item> extends ListProps<Item>, FieldProps {
  placeholder: string
  /** What is looked for at present. */
  q: string
  /** Formats the number of results. */
  count: (total: number) => string
}

/** A paged list below its search, which is hidden if there is nothing to search. */
export function SearchedList<Item>({ label, placeholder, maxLength, q, onSearch, count, ...list }: Props<Item>) {
  const { data } = list.query
  const hasNone = q === '' && data?.total === 0
  return (
    <>
      {!hasNone && (
        <ListSearch count={data === undefined ? null : count(data.total)}>
          <TypedSearchField {...{ label, placeholder, maxLength, onSearch }} value={q} />
        </ListSearch>
      )}
      <PagedList {...list} />
    </>
  )
}
