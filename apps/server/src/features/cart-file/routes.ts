import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { answerWorkbook, FileAnswer, safeFileName } from '../../http/answers/file-answer.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { cartsById, readCart } from '../cart/read-cart.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import type { Downloads } from '../statistics/count-downloads.ts'
import { loadCart, saveCart } from './cart-file.ts'
import { tablesOfCart } from './columns-of-cart.ts'

export function cartFileRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  downloads: Downloads,
): void {
  const { productKey } = dependencies.settings
  const endings = [`.${productKey.toLowerCase()}`, '.json']
  bind(
    cartFileEndpoints,
    {
      export: async (call) => {
        const cart = await readCart(call, call.params.id)
        // The name of a cart may be that of a person.
        downloads.count(call.reply, 'cart.xlsx')
        return answerWorkbook(cart.name, tablesOfCart(cart, call.language, dependencies.clock.now()))
      },
      save: async (call) => {
        const { name, content } = await saveCart(dependencies, call, call.params.id, call.input.name)
        return new FileAnswer({
          content,
          contentType: 'application/json',
          fileName: safeFileName(name, `.${productKey}`),
          disposition: 'attachment',
          cacheControl: 'private, no-store',
        })
      },
      load: (call) => {
        const { fileName, content } = call.upload
        if (!endings.some((ending) => fileName.toLowerCase().endsWith(ending))) throw new AppError('NOT_ALLOWED_FILE')
        return loadCart(dependencies, catalogue.current(), call, content)
      },
    },
    [cartsById],
  )
}
