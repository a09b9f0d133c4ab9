import { type ShopFigures as Figures, statisticsEndpoints } from '@normwerk/contract/statistics'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFormat, useLanguage, useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FigureTable } from './figure-table.tsx'
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
  return (
    <FigureTable
      title={text('statistics.viewed')}
      of={text('statistics.product')}
      columns={[text('statistics.views')]}
      rows={products.map(({ productNr, name, views }) => ({
        key: productNr,
        name: (
          <Link to="/product/$productNr" params={{ productNr }}>
            {productNr} {name}
          </Link>
        ),
        figures: [views],
      }))}
    />
  )
}

function Sales({ openCarts, months }: Pick<Figures, 'openCarts' | 'months'>) {
  const text = useText()
  const language = useLanguage()
  return (
    <FigureTable
      title={text('statistics.sales')}
      lead={text('statistics.openCartsNow', { count: openCarts })}
      of={text('statistics.month')}
      columns={[text('shared.account.navOrders'), text('backOffice.queue.inquiries')]}
      rows={months
        .filter(({ orders, inquiries }) => orders + inquiries > 0)
        .toReversed()
        .map(({ month, orders, inquiries }) => ({
          key: month,
          name: monthName(month, language),
          figures: [orders, inquiries],
        }))}
    />
  )
}

function Companies({ companies }: Pick<Figures, 'companies'>) {
  const text = useText()
  const format = useFormat()
  return (
    <FigureTable
      title={text('statistics.companies')}
      of={text('backOffice.company')}
      columns={[
        text('statistics.openCarts'),
        text('backOffice.queue.inquiries'),
        text('shared.account.navOrders'),
        text('statistics.sumNet'),
      ]}
      rows={companies.map(({ companyName, customerNumber, openCarts, inquiries, orders, sumNet }) => ({
        key: customerNumber,
        name: `${companyName} · ${customerNumber}`,
        figures: [openCarts, inquiries, orders, format.money(sumNet)],
      }))}
    />
  )
}
