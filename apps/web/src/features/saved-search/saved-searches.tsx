import type { SavedSearch, SearchAddress } from '@normwerk/contract/saved-search'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { IconButton } from '../../ui/forms/button.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { Section } from '../../ui/page.tsx'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import { savedSearchesQuery, useDeleteSearch, useRenameSearch, useSaveSearch } from './queries.ts'
import styles from './saved-searches.module.css'
import { SearchNameDialog } from './search-name-dialog.tsx'

const keepFocusInside = keepFocusOn('[data-delete]')

/** The searches of the user, each a link that repeats it. */
export function SavedSearches() {
  const text = useText()
  const { data, error, refetch } = useQuery({ ...savedSearchesQuery, meta: { showsError: true } })
  const [renamed, setRenamed] = useState<SavedSearch | null>(null)
  const remove = useDeleteSearch()
  const restore = useSaveSearch()

  function deleteSearch({ id, name, search }: SavedSearch): void {
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          message: text('savedSearch.deleted', { name }),
          action: { label: text('ui.undo'), onAction: () => restore.mutate({ name, search }) },
        }),
    })
  }

  return (
    <Section title={text('savedSearch.title')}>
      {data === undefined && error === null && (
        <Loading>
          <Skeleton height="3rem" />
        </Loading>
      )}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.none}>{text('savedSearch.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul ref={keepFocusInside} className={styles.rows}>
          {data.map((saved) => (
            <Row key={saved.id} saved={saved} onRename={() => setRenamed(saved)} onDelete={() => deleteSearch(saved)} />
          ))}
        </ul>
      )}
      {renamed !== null && <RenameDialog saved={renamed} onClose={() => setRenamed(null)} />}
    </Section>
  )
}

interface RowProps {
  saved: SavedSearch
  onRename: () => void
  onDelete: () => void
}

function Row({ saved: { name, search }, onRename, onDelete }: RowProps) {
  const text = useText()
  const filters = search.filters?.split(';').length ?? 0

  return (
    <li className={styles.row}>
      <SearchIcon size={18} />
      <Link to="/search" search={paramsOf(search)} className={styles.name}>
        {name}
      </Link>
      <span className={styles.soft}>{filters > 0 && text('savedSearch.filters', { count: filters })}</span>
      <span className={styles.actions}>
        <IconButton
          size="small"
          label={text('savedSearch.rename', { name })}
          icon={<PencilIcon size={18} />}
          onClick={onRename}
        />
        <IconButton
          size="small"
          label={text('savedSearch.delete', { name })}
          icon={<TrashIcon size={18} />}
          data-delete
          onClick={onDelete}
        />
      </span>
    </li>
  )
}

/** An address has no parameter that is undefined. */
function paramsOf({ q, filters, category, deals, sort, view }: SearchAddress) {
  return {
    ...(q !== undefined && { q }),
    ...(filters !== undefined && { filters }),
    ...(category !== undefined && { category }),
    ...(deals !== undefined && { deals }),
    ...(sort !== undefined && { sort }),
    ...(view !== undefined && { view }),
  }
}

function RenameDialog({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  const text = useText()
  const rename = useRenameSearch(saved.id)
  return (
    <SearchNameDialog
      title={text('savedSearch.renameTitle')}
      initial={saved.name}
      pending={rename.isPending}
      failure={rename.error}
      onClose={onClose}
      onSubmit={(name) => (name === saved.name ? onClose() : rename.mutate(name, { onSuccess: onClose }))}
    />
  )
}
