import type { Project } from '@normwerk/contract/project'
import { Link } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { RecordTable } from '../../ui/data/record-table.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import styles from './project-list.module.css'

export function ProjectList({ projects }: { projects: readonly Project[] }) {
  const text = useText()
  const format = useFormat()
  return (
    <RecordTable label={text('project.list')} stale={false}>
      <thead>
        <tr>
          <th scope="col">{text('project.number')}</th>
          <th scope="col">{text('project.name')}</th>
          <th scope="col">{text('project.revision')}</th>
          <th scope="col" data-numeric>
            {text('project.carts')}
          </th>
          <th scope="col">{text('project.since')}</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ id, number, name, revision, archived, cartCount, createdAt }) => (
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
            <td data-row>{name}</td>
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
