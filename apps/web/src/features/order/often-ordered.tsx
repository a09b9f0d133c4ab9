import { orderedPartEndpoints } from '@normwerk/contract/order/ordered-part'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { OrderField } from '../../shared/cart/order-field.tsx'
import { linkToOrdered, useOrderPart } from '../../shared/cart/use-order-part.ts'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { keepSizesTogether } from '../../shared/parts/sizes-text.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './often-ordered.module.css'

/** Left out if it is empty or fails, because every part can be found otherwise. */
export function OftenOrdered() {
  const text = useText()
  const format = useFormat()
  const order = useOrderPart()
  const { data: parts = [] } = useQuery({
    ...endpointQuery(orderedPartEndpoints.listOften),
    meta: { showsError: true },
  })
  if (parts.length === 0) return null
  return (
    <Section title={text('order.often')}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.articleNo} className={styles.part}>
            <div className={styles.facts}>
              <Link {...linkToOrdered(part)} className={styles.number}>
                <ArticleNumber>{part.articleNo}</ArticleNumber>
              </Link>
              <p className={styles.name}>{keepSizesTogether(part.description)}</p>
              <p className={styles.soft}>
                {text('order.oftenFacts', { count: part.orderCount, date: format.date(part.lastOrderedAt) })}
              </p>
            </div>
            <OrderField articleNo={part.articleNo} onOrder={(quantity) => order.mutate({ part, quantity })} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
