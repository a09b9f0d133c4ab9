import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { newSynonym, SynonymDialog } from '../../features/synonym/synonym-dialog.tsx'
import { SynonymsView } from '../../features/synonym/synonyms-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { turnPage } from '../turn-page.ts'

const route = getRouteApi('/administration/synonyms')

export function SynonymsPage() {
  const text = useText()
  const { q = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const mayAdd = useCan('shop.administer')
  const [adding, setAdding] = useState(false)
  return (
    <OfficeFrame
      title={text('synonym.title')}
      lead={text('synonym.lead')}
      permission="shop.administer"
      actions={
        mayAdd && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {text('synonym.add')}
          </Button>
        )
      }
    >
      <SynonymsView
        q={q}
        page={page}
        // Otherwise every typed letter would be a step back.
        onSearch={(next) =>
          void navigate({ search: next === '' ? {} : { q: next }, replace: true, resetScroll: false })
        }
        onPage={(next) => void navigate({ search: turnPage(next) })}
      />
      {adding && <SynonymDialog id={null} initial={newSynonym('')} onClose={() => setAdding(false)} />}
    </OfficeFrame>
  )
}
