import { projectEndpoints } from '@normwerk/contract/project'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changeProject, createProject, deleteProject, listProjects, readProjectDetail } from './projects.ts'

export function projectRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, projectEndpoints, {
    list: ({ db, caller }) => listProjects(dependencies, db, caller),
    read: (call) => readProjectDetail(dependencies, call, call.params.id),
    create: (call) => createProject(dependencies, call, call.input),
    change: (call) => changeProject(dependencies, call, call.params.id, call.input),
    delete: (call) => deleteProject(dependencies, call, call.params.id),
  })
}
