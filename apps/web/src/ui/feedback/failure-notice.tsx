import { useText } from '../../texts/language-context.tsx'
import { Button } from '../forms/button.tsx'
import { Notice } from './notice.tsx'

interface Props {
  message: string
  onRetry: () => void
}

/** Says beside the content that something failed, with a button that tries it again. */
export function FailureNotice({ message, onRetry }: Props) {
  const text = useText()
  return (
    <Notice tone="bad" live>
      {message}{' '}
      <Button size="small" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </Notice>
  )
}
