import type { ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import styles from './trimming.module.css'

interface Props {
  blank: ProductDimension
  current: ProductDimension
  onSwitch: () => void
}

/** Names a shorter stock part from which the same length can be cut for less. */
export function CheaperBlank({ blank, current, onSwitch }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <Notice tone="good">
      <div className={styles.cheaper}>
        <span>
          {blank.price === null || current.price === null
            ? text('catalogue.trimming.cheaperBlank', { article: blank.articleNo })
            : text('catalogue.trimming.cheaperBlankPrice', {
                article: blank.articleNo,
                price: format.money(blank.price),
                current: format.money(current.price),
              })}
        </span>
        <Button size="small" onClick={onSwitch}>
          {text('catalogue.trimming.switchBlank')}
        </Button>
      </div>
    </Notice>
  )
}
