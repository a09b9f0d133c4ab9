import type { Project } from '@normwerk/contract/project'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { ColumnHead } from '../../ui/data/column-head.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import styles from './project-list.module.css'
import type { ProjectSort } from './sort-projects.ts'

interface Props {
  projects: readonly Project[]
  sort: ProjectSort
  onSort: (sort: ProjectSort) => void
}

export function ProjectList({ projects, ...sorting }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <RecordTable label={text('project.list')} stale={false}>
      <thead>
        <tr>
          <ColumnHead column="number" {...sorting}>
            {text('project.number')}
          </ColumnHead>
          <ColumnHead column="name" {...sorting}>
            {text('project.name')}
          </ColumnHead>
          <ColumnHead column="revision" {...sorting}>
            {text('project.revision')}
          </ColumnHead>
          <ColumnHead column="cartCount" numeric {...sorting}>
            {text('project.carts')}
          </ColumnHead>
          <ColumnHead column="createdAt" {...sorting}>
            {text('project.since')}
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, number, name, revision, archived, wear, cartCount, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/projects/$id" params={{ id }}>
                {number}
              </Link>
              {archived && (
                <span className={styles.archived}>
                  <StatusBadge tone="neutral" plain>
                    {text('project.archived')}
                  </StatusBadge>
                </span>
              )}
            </th>
            <td data-row>
              <span className={styles.name}>{name}</span>
              {wear?.isDue && !archived && <StatusBadge tone="warn">{text('project.wearDue')}</StatusBadge>}
            </td>
            <td data-label={text('project.revision')} data-empty={revision === null}>
              {revision ?? '–'}
            </td>
            <td data-numeric data-label={text('project.carts')}>
              {cartCount}
            </td>
            <td data-label={text('project.since')}>{format.date(createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  )
}
