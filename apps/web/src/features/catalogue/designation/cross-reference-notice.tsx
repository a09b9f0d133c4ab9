import type { Designation } from '@normwerk/contract/search'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Names the maker of the typed number, and what buyers must know before they order our part instead. */
export function CrossReferenceNotice({ crossReference }: Pick<Designation, 'crossReference'>) {
  const text = useText()
  if (crossReference == null) return null
  const { maker, differences } = crossReference
  return (
    <Notice tone={differences === null ? 'info' : 'warn'} title={text('catalogue.designation.replaces', { maker })}>
      {differences !== null && <p>{differences}</p>}
    </Notice>
  )
}
