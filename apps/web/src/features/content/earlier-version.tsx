import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shows an earlier version, which users have accepted, with the notice that it is no longer valid. */
export function EarlierVersion({ pageKey }: { pageKey: string }) {
  const text = useText()
  return (
    <Notice tone="warn" title={text('content.earlier')}>
      <Link to="/info/$key" params={{ key: pageKey }}>
        {text('content.toCurrent')}
      </Link>
    </Notice>
  )
}
