import { configuratorEndpoints } from '@normwerk/contract/configurator'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { untilDisconnected } from '../../http/expect-waiting.ts'
import { cartsById } from '../cart/read-cart.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import type { Downloads } from '../statistics/count-downloads.ts'
import { addConfiguration, readConfiguration, replaceConfiguration } from './configurations.ts'
import { readHolePlan, readHoleTable, readModel, readStep } from './group-files.ts'
import { quoteConfiguration } from './validate-configuration.ts'

export function configuratorRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  downloads: Downloads,
): void {
  bind(
    configuratorEndpoints,
    {
      quote: (call) => quoteConfiguration(dependencies, catalogue.current(), call, call.input),
      readModel: (call) => readModel(call, catalogue.current(), call.input.easyKatConfig),
      add: (call) => addConfiguration(dependencies, catalogue.current(), call, call.input),
      replace: (call) => replaceConfiguration(dependencies, catalogue.current(), call, call.input),
      read: (call) => readConfiguration(call, call.params.id),
      readHoleTable: (call) => {
        // The name of a configuration may be that of a person.
        downloads.count(call.reply, 'holes.xlsx')
        return readHoleTable(call, call.params.id)
      },
      readHolePlan: (call) => readHolePlan(call, call.params.id),
      readStep: (call) => {
        const leaving = { ...call, signal: untilDisconnected(call.reply) }
        return readStep(dependencies, catalogue.current(), leaving, call.params.id)
      },
    },
    [cartsById],
  )
}
