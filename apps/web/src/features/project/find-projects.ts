import type { Project } from '@normwerk/contract/project'

interface Requested {
  q: string
  /** Includes archived projects. */
  archived: boolean
}

/** Returns projects that have every word in their number, name or revision. */
export function findProjects(projects: readonly Project[], { q, archived }: Requested): Project[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter((project) => {
    if (project.archived && !archived) return false
    const reported = [project.number, project.name, project.revision ?? ''].join(' ').toLowerCase()
    return words.every((word) => reported.includes(word))
  })
}
