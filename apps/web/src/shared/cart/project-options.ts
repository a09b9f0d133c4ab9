import type { ProjectRef } from '@normwerk/contract/cart'
import type { Project } from '@normwerk/contract/project'

/** Returns the projects that a cart can be given: active ones, its present one, and the one just chosen. */
export function projectOptions(
  projects: readonly Project[],
  present: ProjectRef | null,
  chosenId: string | null,
): ProjectRef[] {
  const offered = projects.filter(({ archived, id }) => !archived || id === chosenId)
  return present === null || offered.some(({ id }) => id === present.id) ? offered : [present, ...offered]
}
