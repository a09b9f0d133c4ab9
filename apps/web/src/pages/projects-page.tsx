import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { findProjects } from '../features/project/find-projects.ts'
import { ProjectDialog } from '../features/project/late-dialogs.ts'
import { ProjectList } from '../features/project/project-list.tsx'
import { readProjectSort, sortProjects } from '../features/project/sort-projects.ts'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { projectsQuery } from '../shared/cart/projects.tsx'
import { useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/forms/button.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { useTypedSearch } from '../ui/forms/use-typed-search.ts'
import { GridIcon, SearchIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { PlusIcon } from '../ui/page-icons.tsx'
import styles from './projects-page.module.css'

const route = getRouteApi('/projects')

export function ProjectsPage() {
  const text = useText()
  return (
    <Page title={text('project.list')}>
      <PageHead title={text('project.list')} lead={text('project.lead')} />
      <CustomerGate
        permission="cart.keep"
        reason="cart.saved.signInReason"
        rejection="cart.saved.notAllowed"
        loading={<ProjectsSkeleton />}
      >
        <Projects />
      </CustomerGate>
    </Page>
  )
}

function Projects() {
  const text = useText()
  const { q = '', archived = false, ...search } = route.useSearch()
  const sort = readProjectSort(search.sort)
  const navigate = route.useNavigate()
  const projects = useQuery(projectsQuery)
  const [asksNew, setAsksNew] = useState(false)
  const { typed, setTyped, onBlur } = useTypedSearch(
    q,
    (next) => void navigate({ search: ({ q: _, ...old }) => (next === '' ? old : { ...old, q: next }), replace: true }),
  )
  if (projects.data === undefined) {
    if (projects.error === null) return <ProjectsSkeleton />
    return <ErrorState error={projects.error} onRetry={() => void projects.refetch()} />
  }
  const found = sortProjects(findProjects(projects.data, { q: typed, archived }), sort)
  const archivedCount = projects.data.filter((project) => project.archived).length
  const newButton = (
    <Button variant="primary" icon={<PlusIcon size={16} />} onClick={() => setAsksNew(true)}>
      {text('project.new')}
    </Button>
  )

  return (
    <>
      {projects.data.length > 0 && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <TextField
              type="search"
              label={text('project.search')}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={onBlur}
            />
          </div>
          {archivedCount > 0 && (
            <Checkbox
              label={text('project.showArchived', { count: archivedCount })}
              checked={archived}
              onChange={(event) =>
                void navigate({
                  search: ({ archived: _, ...old }) => (event.target.checked ? { ...old, archived: true } : old),
                })
              }
            />
          )}
          <div className={styles.new}>{newButton}</div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {text('project.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <ProjectList
          projects={found}
          sort={sort}
          onSort={(next) => void navigate({ search: (old) => ({ ...old, sort: next }) })}
        />
      ) : projects.data.length === 0 ? (
        <EmptyState icon={<GridIcon size={28} />} title={text('project.noneYet')} actions={newButton}>
          {text('project.noneYetText')}
        </EmptyState>
      ) : (
        <EmptyState icon={<SearchIcon size={28} />} title={text('project.noneFound')}>
          {text('project.noneFoundText')}
        </EmptyState>
      )}
      {asksNew && (
        <ProjectDialog
          project={null}
          onClose={() => setAsksNew(false)}
          onSaved={({ id }) => void navigate({ to: '/projects/$id', params: { id } })}
        />
      )}
    </>
  )
}

function ProjectsSkeleton() {
  return (
    <Loading>
      <Skeleton height="16rem" />
    </Loading>
  )
}
