import type { Project } from '@normwerk/contract/project'

interface Requested {
  q: string
  /** Also those that are done with. */
  archived: boolean
}

/** Projects in whose number, name or revision every word stands somewhere. */
export function findProjects(projects: readonly Project[], { q, archived }: Requested): Project[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return projects.filter((project) => {
    if (project.archived && !archived) return false
    const reported = [project.number, project.name, project.revision ?? ''].join(' ').toLowerCase()
    return words.every((word) => reported.includes(word))
  })
}
