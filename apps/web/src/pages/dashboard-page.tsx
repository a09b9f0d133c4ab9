import { useQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../api/me.ts'
import { waitsForOrder } from '../features/cart/saved/waits-for-order.ts'
import { PartsListButton } from '../features/parts-list/parts-list-button.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { cartsQuery } from '../shared/cart/carts-query.ts'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { TableIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { ContactTile } from './dashboard/contact-tile.tsx'
import { DashboardGrid, LinkTiles } from './dashboard/dashboard-grid.tsx'
import { DirectOrderTile } from './dashboard/direct-order-tile.tsx'
import { LastOrder } from './dashboard/last-order.tsx'
import { OfficeTiles } from './dashboard/office-tiles.tsx'
import { ShopTiles } from './dashboard/shop-tiles.tsx'
import { Tile } from './dashboard/tile.tsx'
import { WaitingCarts } from './dashboard/waiting-carts.tsx'

export function DashboardPage() {
  const text = useText()
  const me = useMe()
  return (
    <Page title={text('dashboard.title')}>
      <PageHead
        title={text('dashboard.title')}
        lead={
          me?.company != null &&
          text('dashboard.lead', { company: me.company.companyName, number: me.company.customerNumber })
        }
      />
      <CustomerGate
        permission="account.use"
        reason="dashboard.signInReason"
        rejection="dashboard.signInReason"
        loading={<TilesSkeleton />}
      >
        <Tiles />
      </CustomerGate>
    </Page>
  )
}

function TilesSkeleton() {
  return (
    <Loading>
      <Skeleton height="28rem" />
    </Loading>
  )
}

function Tiles() {
  const text = useText()
  const mayShop = useCan('cart.keep')
  const mayOrder = useCan('order.submit')
  const seesOrders = useCan('order.history')
  const company = useMe()?.company ?? null
  const waiting = useQuery({
    ...cartsQuery,
    enabled: mayShop && mayOrder,
    meta: { showsError: true },
    select: (carts) => carts.filter(waitsForOrder),
  })
  const contacts = [company?.officeStaff, company?.fieldService].filter((contact) => contact != null)
  // Above the tiles, so it would push them down.
  if (waiting.isLoading) return <TilesSkeleton />
  return (
    <>
      {waiting.data !== undefined && <WaitingCarts carts={waiting.data} />}
      <DashboardGrid>
        {mayShop && <DirectOrderTile />}
        {seesOrders && <LastOrder />}
        {mayShop && (
          <Tile title={text('dashboard.partsList')} icon={<TableIcon />}>
            <p>{text('dashboard.partsListText')}</p>
            <PartsListButton wide />
          </Tile>
        )}
        {contacts.length > 0 && <ContactTile contacts={contacts} />}
        <LinkTiles>
          {mayShop && <ShopTiles />}
          <OfficeTiles />
        </LinkTiles>
      </DashboardGrid>
    </>
  )
}
