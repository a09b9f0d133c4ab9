import type { Facet } from '@normwerk/contract/search'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { StarIcon } from '../../shared/parts/star-icon.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import type { SearchState } from './use-search-state.ts'

const SaveSearchDialog = lateDialog(
  () => import('./save-search-dialog.tsx').then((file) => file.SaveSearchDialog),
  'catalogue',
  'order',
  'forms',
)

/** Saves the search of the page among the favourites. A page without a search has nothing to save. */
export function SaveSearch({ state, facets }: { state: SearchState; facets: readonly Facet[] }) {
  const text = useText()
  const maySave = useCan('cart.keep')
  const [open, setOpen] = useState(false)
  const { query, filters, category, dealsOnly } = state
  const isEmpty = query === '' && filters.length === 0 && category === null && !dealsOnly
  if (!maySave || isEmpty) return null
  return (
    <>
      <Button size="small" variant="quiet" icon={<StarIcon size={16} />} onClick={() => setOpen(true)}>
        {text('search.save')}
      </Button>
      {open && <SaveSearchDialog state={state} facets={facets} onClose={() => setOpen(false)} />}
    </>
  )
}
