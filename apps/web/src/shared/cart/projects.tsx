import type { ProjectRef } from '@normwerk/contract/cart'
import { type Project, projectEndpoints } from '@normwerk/contract/project'
import { Link } from '@tanstack/react-router'
import { endpointQuery } from '../../api/endpoint-query.ts'

export function ProjectLink({ project }: { project: ProjectRef }) {
  return (
    <Link to="/projects/$id" params={{ id: project.id }}>
      {projectTitle(project)}
    </Link>
  )
}

/** Formats the name of a mould: `W-1042 B · Housing`. */
export function projectTitle({ number, revision, name }: Omit<ProjectRef, 'id'>): string {
  return `${revision === null ? number : `${number} ${revision}`} · ${name}`
}

/** Returns the projects that a cart can be given: active ones, its present one, and the one just chosen. */
export function projectOptions(
  projects: readonly Project[],
  present: ProjectRef | null,
  chosenId: string | null,
): ProjectRef[] {
  const offered = projects.filter(({ archived, id }) => !archived || id === chosenId)
  return present === null || offered.some(({ id }) => id === present.id) ? offered : [present, ...offered]
}

/** Colleagues create and archive projects too, so they are read again wherever they are shown. */
export const projectsQuery = { ...endpointQuery(projectEndpoints.list), staleTime: 0 }
