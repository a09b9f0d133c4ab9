import type { Project } from '@normwerk/contract/project'
import type { CountedRow } from './repository/projects.ts'

export function presentProject({ project, cartCount }: CountedRow): Project {
  return {
    id: project.id,
    number: project.number,
    name: project.name,
    revision: project.revision,
    description: project.description,
    archived: project.archived,
    cartCount,
    createdAt: project.createdAt.toISOString(),
  }
}
