import { cataloguePackageEndpoints } from '@normwerk/contract/catalogue-package'
import type { FastifyInstance } from 'fastify'
import type { Bind, Call } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { compareShipped } from './run-import.ts'
import { createPackageImports } from './upload/package-imports.ts'

export function cataloguePackageRoutes(app: FastifyInstance, bind: Bind, dependencies: Dependencies): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'catalogue package')
  const imports = createPackageImports({ ...dependencies, report })
  app.addHook('onReady', async () => void imports.purgeExpired().catch(report))
  app.addHook('onClose', async () => imports.stop())
  const senderOf = ({
    caller,
    language,
    request,
  }: Pick<Call<typeof endpoints.check>, 'caller' | 'language' | 'request'>) => ({
    ...{ userId: caller.userId, language, correlationId: request.id },
  })

  bind(endpoints, {
    read: async () => ({
      current: await imports.readCurrent(),
      offered: (await compareShipped(dependencies.database)) !== 'current',
      maxTotal: dependencies.settings.maxPackage,
    }),
    begin: (call) => imports.begin(call.input.files, senderOf(call)),
    offer: (call) => imports.takeOffer(senderOf(call)),
    send: ({ params, input, upload }) => imports.send(params.id, input, upload.content),
    check: (call) => imports.check(call.params.id, senderOf(call)),
    import: (call) => imports.start(call.params.id, senderOf(call)),
    cancel: ({ params }) => imports.cancel(params.id),
  })
}

const endpoints = cataloguePackageEndpoints
