import { projectEndpoints } from '@normwerk/contract/project'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { listProjects, readProjectDetail } from './read-project.ts'
import { changeProject, createProject, deleteProject } from './store-project.ts'

export function projectRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, projectEndpoints, {
    list: ({ db, caller }) => listProjects(db, caller),
    read: (call) => readProjectDetail(tools, call, call.params.id),
    create: ({ db, caller, input }) => createProject(tools, db, caller, input),
    change: ({ db, caller, params, input }) => changeProject(db, caller, params.id, input),
    delete: ({ db, caller, params }) => deleteProject(db, caller, params.id),
  })
}
