import type { ProjectDetail } from '@normwerk/contract/project'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { NewCartDialog } from '../features/cart/late-dialogs.ts'
import { CartList } from '../features/cart/saved/cart-list.tsx'
import { OrderList } from '../features/order/order-list.tsx'
import { OrderedParts } from '../features/project/ordered-parts.tsx'
import { ProjectActions } from '../features/project/project-actions.tsx'
import { projectQuery } from '../features/project/queries.ts'
import { WearNotice } from '../features/project/wear-notice.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { useFormat, useText } from '../texts/language-context.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '../ui/forms/button.tsx'
import { Page, PageHead, Section } from '../ui/page.tsx'
import { PlusIcon } from '../ui/page-icons.tsx'
import styles from './project-page.module.css'

const route = getRouteApi('/projects/$id')

export function ProjectPage() {
  const text = useText()
  return (
    <CustomerGate
      permission="cart.keep"
      reason="cart.saved.signInReason"
      rejection="cart.saved.notAllowed"
      loading={<ProjectSkeleton />}
      frame={(content) => <Page title={text('project.title')}>{content}</Page>}
    >
      <WithProject />
    </CustomerGate>
  )
}

function WithProject() {
  const text = useText()
  const { id } = route.useParams()
  const project = useQuery({ ...projectQuery(id), meta: { showsError: true } })
  if (project.data !== undefined) return <Project project={project.data} />
  if (project.error === null) return <ProjectSkeleton />
  if (!(project.error instanceof CallError) || project.error.code !== 'entryNotFound') {
    return (
      <Page title={text('project.title')}>
        <ErrorState error={project.error} onRetry={() => void project.refetch()} />
      </Page>
    )
  }
  return (
    <Page title={text('project.title')}>
      <EmptyState
        heading="page"
        title={text('project.unknown')}
        actions={<LinkButton to="/projects">{text('project.list')}</LinkButton>}
      >
        {text('project.unknownText')}
      </EmptyState>
    </Page>
  )
}

function Project({ project }: { project: ProjectDetail }) {
  const text = useText()
  const { date } = useFormat()
  const navigate = useNavigate()
  const [asksCart, setAsksCart] = useState(false)
  const { number, name, revision, description, archived, wear, createdAt } = project
  const { carts, orders, ordered, orderedTotal } = project
  const facts = [
    revision === null ? null : text('project.revisionIs', { revision }),
    text('project.sinceIs', { date: date(createdAt) }),
  ].filter(Boolean)
  return (
    <Page title={`${number} ${name}`}>
      <PageHead
        title={`${number} · ${name}`}
        breadcrumb={
          <Breadcrumb entries={[{ key: 'projects', link: <Link to="/projects">{text('project.list')}</Link> }]} />
        }
        lead={facts.join(' · ')}
        actions={
          <>
            <LinkButton to="/cad" search={{ project: project.id }}>
              {text('shared.cadFiles')}
            </LinkButton>
            <ProjectActions project={project} onDeleted={() => void navigate({ to: '/projects' })} />
          </>
        }
      />
      {archived && <Notice tone="info">{text('project.archivedNote')}</Notice>}
      {description !== null && <p className={styles.description}>{description}</p>}
      {wear !== null && !archived && <WearNotice wear={wear} />}
      <Section
        title={text('project.carts')}
        aside={
          !archived && (
            <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setAsksCart(true)}>
              {text('project.newCart')}
            </Button>
          )
        }
      >
        {carts.length === 0 ? (
          <p>{text('project.noCarts')}</p>
        ) : (
          <CartList label={text('project.carts')} carts={carts} />
        )}
      </Section>
      <Section title={text('project.ordered')}>
        {ordered.length === 0 ? (
          <p>{text('project.nothingOrdered')}</p>
        ) : (
          <OrderedParts parts={ordered} total={orderedTotal} />
        )}
      </Section>
      {orders.length > 0 && (
        <Section title={text('project.orders')}>
          <OrderList orders={orders} stale={false} />
        </Section>
      )}
      {asksCart && (
        <NewCartDialog
          from={null}
          project={project}
          onClose={() => setAsksCart(false)}
          onCreated={({ id }) => {
            setAsksCart(false)
            void navigate({ to: '/cart', search: { cart: id } })
          }}
        />
      )}
    </Page>
  )
}

function ProjectSkeleton() {
  const text = useText()
  return (
    <Page title={text('project.title')}>
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    </Page>
  )
}
