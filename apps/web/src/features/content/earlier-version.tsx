import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** What was accepted once stays readable; it must not be taken for what holds today. */
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
