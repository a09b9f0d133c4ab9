import type { OrderedPart } from '@normwerk/contract/project'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ArticleNumber } from '../../trade/article-number.tsx'
import { partOf } from '../../trade/part-of.ts'
import { RecordTable } from '../../ui/record-table.tsx'

/** What has been ordered for a mould so far, over all its orders. */
export function OrderedParts({ parts }: { parts: readonly OrderedPart[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <RecordTable label={text('project.ordered')} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('trade.article')}</th>
          <th scope="col">{text('project.partName')}</th>
          <th scope="col" data-numeric>
            {text('trade.pieces')}
          </th>
          <th scope="col" data-numeric>
            {text('project.orders')}
          </th>
          <th scope="col">{text('project.lastOrdered')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ articleNo, description, quantity, orderCount, lastOrderedAt }) => {
          const { productNr, article } = partOf(articleNo)
          return (
            <tr key={articleNo}>
              <th scope="row">
                <Link to="/product/$productNr" params={{ productNr }} search={{ article }}>
                  <ArticleNumber>{articleNo}</ArticleNumber>
                </Link>
              </th>
              <td data-row>{description}</td>
              <td data-numeric data-label={text('trade.pieces')}>
                {format.number(quantity)}
              </td>
              <td data-numeric data-label={text('project.orders')}>
                {orderCount}
              </td>
              <td data-label={text('project.lastOrdered')}>{format.date(lastOrderedAt)}</td>
            </tr>
          )
        })}
      </tbody>
    </RecordTable>
  )
}
