import { settingsOf } from '@normwerk/contract/configurator/mould-base'
import { may } from '@normwerk/contract/permissions'
import { patternOf } from '@normwerk/parts/mould-base/pattern'
import { usualSettings } from '@normwerk/parts/mould-base/usual-settings'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { meQuery } from '../api/me.ts'
import { MouldBaseConfigurator } from '../features/configurator/mould-base-configurator.tsx'
import { configurationQuery } from '../features/configurator/queries.ts'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHead } from '../ui/page.tsx'

const route = getRouteApi('/configurator')
const start = usualSettings({ width: 246, length: 296 })

/** The mould base configurator: a new mould base, or one of a cart. */
export function ConfiguratorPage() {
  const { group } = route.useSearch()
  return group === undefined ? <NewMouldBase /> : <MouldBaseOfCart key={group} groupId={group} />
}

function NewMouldBase() {
  return (
    <Frame>
      <MouldBaseConfigurator start={start} name={null} positionId={null} mayOrder={useMayOrder()} />
    </Frame>
  )
}

function MouldBaseOfCart({ groupId }: { groupId: string }) {
  const text = useText()
  const mayOrder = useMayOrder()
  const { data, error, refetch } = useQuery(configurationQuery(groupId))
  if (data === undefined) {
    return (
      <Frame>
        {error === null ? (
          <Loading>
            <Skeleton height="30rem" />
          </Loading>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Frame>
    )
  }
  const kept = settingsOf(data.easyKatConfig)
  const settings = kept !== null && patternOf(kept) !== null ? kept : null
  return (
    <Frame>
      {settings === null && <Notice tone="warn">{text('configurator.unknownSettings')}</Notice>}
      <MouldBaseConfigurator
        start={settings ?? start}
        name={data.configurationName}
        positionId={data.articles[0]?.positionId ?? null}
        mayOrder={mayOrder}
      />
    </Frame>
  )
}

function useMayOrder(): boolean {
  const { data: me } = useQuery(meQuery)
  return may(me?.roles ?? null, 'cart.use')
}

function Frame({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <Page title={text('configurator.title')}>
      <PageHead title={text('configurator.title')} lead={text('configurator.lead')} />
      {children}
    </Page>
  )
}
