import { type ShopFigures as Figures, statisticsEndpoints } from '@normwerk/contract/statistics'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Section } from '../../ui/page.tsx'
import { monthName } from './month-name.ts'

const figuresQuery = endpointQuery(statisticsEndpoints.readFigures)

/** What was viewed most, and what became of carts, by month and by company. */
export function ShopFigures() {
  const { data: figures, error, refetch } = useQuery(figuresQuery)
  if (figures === undefined && error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (figures === undefined) {
    return (
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    )
  }
  return (
    <>
      <Viewed products={figures.productViews} />
      <Sales openCarts={figures.openCarts} months={figures.months} />
      <Companies companies={figures.companies} />
    </>
  )
}

function Viewed({ products }: { products: Figures['productViews'] }) {
  const text = useText()
  const format = useFormat()
  return (
    <Section title={text('statistics.viewed')}>
      {products.length === 0 && <p>{text('statistics.noneYet')}</p>}
      {products.length > 0 && (
        <RecordTable label={text('statistics.viewed')} stale={false}>
          <thead>
            <tr>
              <th scope="col">{text('statistics.product')}</th>
              <th scope="col" data-numeric>
                {text('statistics.views')}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ productNr, name, views }) => (
              <tr key={productNr}>
                <th scope="row">
                  <Link to="/product/$productNr" params={{ productNr }}>
                    {productNr} {name}
                  </Link>
                </th>
                <td data-numeric data-label={text('statistics.views')}>
                  {format.number(views)}
                </td>
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  )
}

function Sales({ openCarts, months }: Pick<Figures, 'openCarts' | 'months'>) {
  const text = useText()
  const format = useFormat()
  const language = useLanguage()
  const rows = months.filter(({ orders, inquiries }) => orders + inquiries > 0).toReversed()
  return (
    <Section title={text('statistics.sales')}>
      <p>{text('statistics.openCartsNow', { count: openCarts })}</p>
      {rows.length === 0 && <p>{text('statistics.noneYet')}</p>}
      {rows.length > 0 && (
        <RecordTable label={text('statistics.sales')} stale={false}>
          <thead>
            <tr>
              <th scope="col">{text('statistics.month')}</th>
              <th scope="col" data-numeric>
                {text('shared.account.navOrders')}
              </th>
              <th scope="col" data-numeric>
                {text('backOffice.queue.inquiries')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, orders, inquiries }) => (
              <tr key={month}>
                <th scope="row">{monthName(month, language)}</th>
                <td data-numeric data-label={text('shared.account.navOrders')}>
                  {format.number(orders)}
                </td>
                <td data-numeric data-label={text('backOffice.queue.inquiries')}>
                  {format.number(inquiries)}
                </td>
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  )
}

function Companies({ companies }: Pick<Figures, 'companies'>) {
  const text = useText()
  const format = useFormat()
  return (
    <Section title={text('statistics.companies')}>
      {companies.length === 0 && <p>{text('statistics.noneYet')}</p>}
      {companies.length > 0 && (
        <RecordTable label={text('statistics.companies')} stale={false}>
          <thead>
            <tr>
              <th scope="col">{text('backOffice.company')}</th>
              <th scope="col" data-numeric>
                {text('statistics.openCarts')}
              </th>
              <th scope="col" data-numeric>
                {text('backOffice.queue.inquiries')}
              </th>
              <th scope="col" data-numeric>
                {text('shared.account.navOrders')}
              </th>
              <th scope="col" data-numeric>
                {text('statistics.sumNet')}
              </th>
            </tr>
          </thead>
          <tbody>
            {companies.map(({ companyName, customerNumber, openCarts, inquiries, orders, sumNet }) => (
              <tr key={customerNumber}>
                <th scope="row">
                  {companyName} · {customerNumber}
                </th>
                <td data-numeric data-label={text('statistics.openCarts')}>
                  {format.number(openCarts)}
                </td>
                <td data-numeric data-label={text('backOffice.queue.inquiries')}>
                  {format.number(inquiries)}
                </td>
                <td data-numeric data-label={text('shared.account.navOrders')}>
                  {format.number(orders)}
                </td>
                <td data-numeric data-label={text('statistics.sumNet')}>
                  {format.money(sumNet)}
                </td>
              </tr>
            ))}
          </tbody>
        </RecordTable>
      )}
    </Section>
  )
}
