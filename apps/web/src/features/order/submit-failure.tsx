import { Link } from '@tanstack/react-router'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { meansOtherCart } from './queries.ts'
import styles from './submit-panel.module.css'

/** Why the order was rejected, and what to do. */
export function SubmitFailure({ error }: { error: Error }) {
  const text = useText()
  const { message, errorId } = formatError(error, text)
  if (meansOtherCart(error)) {
    return (
      <Notice tone="warn" title={text('order.cartChangedTitle')} live>
        <p>{message}</p>
        <Link to="/cart">{text('order.reviewCart')}</Link>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" title={text('order.notSent')} live>
      <p>{message}</p>
      <p>{text('order.tryAgainSafely')}</p>
      {errorId !== null && <p className={styles.errorId}>{text('ui.errorId', { id: errorId })}</p>}
    </Notice>
  )
}
