import { EmptyState } from '../feedback/empty-state.tsx'
import { Button } from '../forms/button.tsx'
import { SearchIcon } from '../icons.tsx'

interface Message {
  title: string
  text?: string
}

interface Props {
  isSearched: boolean
  /** What a list without entries says. */
  none: Message
  /** What a search without entries says. */
  noneFound: Message
  showAll: string
  onShowAll: () => void
}

/** Says that a list is empty, or that a search has found none of its entries. */
export function NoEntries({ isSearched, none, noneFound, showAll, onShowAll }: Props) {
  if (!isSearched) return <EmptyState title={none.title}>{none.text}</EmptyState>
  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={noneFound.title}
      actions={<Button onClick={onShowAll}>{showAll}</Button>}
    >
      {noneFound.text}
    </EmptyState>
  )
}
