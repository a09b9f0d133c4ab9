import { projectEndpoints } from '@normwerk/contract/project'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { changeProject, createProject, deleteProject, listProjects, readProjectDetail } from './projects.ts'

export function projectRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, projectEndpoints, {
    list: ({ db, caller }) => listProjects(db, caller),
    read: (call) => readProjectDetail(dependencies, call, call.params.id),
    create: ({ db, caller, input }) => createProject(dependencies, db, caller, input),
    change: ({ db, caller, params, input }) => changeProject(db, caller, params.id, input),
    delete: ({ db, caller, params }) => deleteProject(db, caller, params.id),
  })
}
