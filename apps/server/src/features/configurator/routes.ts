import { configuratorEndpoints } from '@normwerk/contract/configurator'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { addConfiguration } from './add-configuration.ts'
import { readConfiguration } from './read-configuration.ts'
import { readStep } from './read-step.ts'
import { replaceConfiguration } from './replace-configuration.ts'

export function configuratorRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  bind(app, tools, configuratorEndpoints, {
    add: (call) => addConfiguration(tools, catalogue.current(), call, call.input),
    replace: (call) => replaceConfiguration(tools, catalogue.current(), call, call.input),
    read: (call) => readConfiguration(call, call.params.id),
    readStep: (call) => readStep(tools, call, call.params.id),
  })
}
