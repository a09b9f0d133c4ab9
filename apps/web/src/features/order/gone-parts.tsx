import type { CartPosition } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './submit-panel.module.css'

const maxListed = 8

/** Replaces the order button while a cart has discontinued parts, because the server would reject the order. */
export function GoneParts({ positions }: { positions: readonly CartPosition[] }) {
  const text = useText()
  const count = positions.length
  return (
    <Notice tone="bad" title={text('order.goneTitle', { count })}>
      <p>{text('order.goneText')}</p>
      <ul className={styles.gone}>
        {positions.slice(0, maxListed).map(({ id, positionNumber, articleNo }) => (
          <li key={id}>
            <Link to="/cart" hash={id}>
              {text('order.gonePosition', { position: positionNumber, article: articleNo })}
            </Link>
          </li>
        ))}
        {count > maxListed && (
          <li>
            <Link to="/cart">{text('order.goneMore', { count: count - maxListed })}</Link>
          </li>
        )}
      </ul>
    </Notice>
  )
}
