import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan, useMe } from '../api/me.ts'
import { waitsForOrder } from '../features/cart/saved/waits-for-order.ts'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { cartsQuery } from '../shared/cart/carts-query.ts'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/forms/button.tsx'
import { GridIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { ArrangedTiles } from './dashboard/arranged-tiles.tsx'
import { CadTile } from './dashboard/cad-tile.tsx'
import { ContactTile } from './dashboard/contact-tile.tsx'
import { DirectOrderTile } from './dashboard/direct-order-tile.tsx'
import { LastOrder } from './dashboard/last-order.tsx'
import { NewsletterTile } from './dashboard/newsletter-tile.tsx'
import { OffersTile } from './dashboard/offers-tile.tsx'
import { OfficeTiles } from './dashboard/office-tiles.tsx'
import { OrderHistoryTile } from './dashboard/order-history-tile.tsx'
import { PartsListTile } from './dashboard/parts-list-tile.tsx'
import { ShopTiles } from './dashboard/shop-tiles.tsx'
import { LinkTiles } from './dashboard/tile.tsx'
import { WaitingCarts } from './dashboard/waiting-carts.tsx'

export function DashboardPage() {
  const text = useText()
  const me = useMe()
  const mayShop = useCan('cart.keep')
  const [arranging, setArranging] = useState(false)
  return (
    <Page title={text('dashboard.title')}>
      <PageHead
        title={text('dashboard.title')}
        lead={
          me?.company != null &&
          text('dashboard.lead', { company: me.company.companyName, number: me.company.customerNumber })
        }
        actions={
          mayShop &&
          !arranging && (
            <Button size="small" icon={<GridIcon size={16} />} onClick={() => setArranging(true)}>
              {text('dashboard.arrange')}
            </Button>
          )
        }
      />
      <CustomerGate
        permission="account.use"
        reason="dashboard.signInReason"
        rejection="dashboard.signInReason"
        loading={<TilesSkeleton />}
      >
        <Tiles arranging={arranging} onArranged={() => setArranging(false)} />
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

function Tiles({ arranging, onArranged }: { arranging: boolean; onArranged: () => void }) {
  const mayShop = useCan('cart.keep')
  const mayOrder = useCan('order.submit')
  const seesOrders = useCan('order.history')
  const me = useMe()
  const company = me?.company ?? null
  const receivesCarts = mayShop && mayOrder
  const waiting = useQuery({
    ...cartsQuery,
    enabled: receivesCarts,
    meta: { showsError: true },
    select: (carts) => carts.filter(waitsForOrder),
  })
  const contacts = [company?.officeStaff, company?.fieldService].filter((contact) => contact != null)
  // The notice stands above the tiles and would push them down. Only the first attempt counts: the tiles request the
  // carts too, so tiles that waited for each attempt would come and go for ever while the server fails.
  if (receivesCarts && !waiting.isFetched) return <TilesSkeleton />
  return (
    <>
      {waiting.data !== undefined && <WaitingCarts carts={waiting.data} />}
      <ArrangedTiles
        arranging={arranging}
        onDone={onArranged}
        tiles={{
          directOrder: mayShop && <DirectOrderTile />,
          lastOrder: seesOrders && <LastOrder />,
          orderHistory: seesOrders && <OrderHistoryTile />,
          offers: seesOrders && <OffersTile />,
          partsList: mayShop && <PartsListTile />,
          cad: mayShop && <CadTile />,
          contact: contacts.length > 0 && <ContactTile contacts={contacts} />,
          newsletter: me != null && <NewsletterTile email={me.email} />,
        }}
      />
      <LinkTiles>
        {mayShop && <ShopTiles />}
        <OfficeTiles />
      </LinkTiles>
    </>
  )
}
