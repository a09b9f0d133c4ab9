import type { ProjectRef } from '@normwerk/contract/cart'
import { Link } from '@tanstack/react-router'
import { projectTitle } from './project-title.ts'

export function ProjectLink({ project }: { project: ProjectRef }) {
  return (
    <Link to="/projects/$id" params={{ id: project.id }}>
      {projectTitle(project)}
    </Link>
  )
}
