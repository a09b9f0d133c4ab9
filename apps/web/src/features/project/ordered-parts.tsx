import type { OrderedPart } from '@normwerk/contract/order/ordered-part'
import { Link } from '@tanstack/react-router'
import { OrderField } from '../../shared/cart/order-field.tsx'
import { linkToOrdered, useOrderPart } from '../../shared/cart/use-order-part.ts'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import styles from './ordered-parts.module.css'

interface Props {
  parts: readonly OrderedPart[]
  /** Net total of the project's orders. */
  total: string
}

/** All parts that were ordered for a mould so far, as they were configured. */
export function OrderedParts({ parts, total }: Props) {
  const order = useOrderPart()
  const text = useText()
  const format = useFormat()
  return (
    <RecordTable label={text('project.ordered')} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('shared.cart.article')}</th>
          <th scope="col">{text('project.partName')}</th>
          <th scope="col" data-numeric>
            {text('shared.pieces')}
          </th>
          <th scope="col" data-numeric className={styles.minor}>
            {text('project.orders')}
          </th>
          <th scope="col" className={styles.minor}>
            {text('project.lastOrdered')}
          </th>
          <th scope="col" data-numeric>
            {text('project.orderedSum')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text('project.order')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => {
          const { articleNo, description, quantity, orderCount, totalPrice, lastOrderedAt } = part
          return (
            <tr key={articleNo}>
              <th scope="row" className={styles.number}>
                <Link {...linkToOrdered(part)}>
                  <ArticleNumber>{articleNo}</ArticleNumber>
                </Link>
              </th>
              <td data-row>{description}</td>
              <td data-numeric data-label={text('shared.pieces')}>
                {format.number(quantity)}
              </td>
              <td data-numeric className={styles.minor} data-label={text('project.orders')}>
                {orderCount}
              </td>
              <td className={styles.minor} data-label={text('project.lastOrdered')}>
                {format.date(lastOrderedAt)}
              </td>
              <td data-numeric data-label={text('project.orderedSum')} data-empty={totalPrice === null}>
                {totalPrice === null ? '–' : format.money(totalPrice)}
              </td>
              <td data-row className={styles.action}>
                <div>
                  <OrderField
                    articleNo={articleNo}
                    onOrder={(requested) => order.mutate({ part, quantity: requested })}
                  />
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot className={styles.total}>
        <tr>
          <td colSpan={7}>{text('project.orderedTotalIs', { sum: format.money(total) })}</td>
        </tr>
      </tfoot>
    </RecordTable>
  )
}
