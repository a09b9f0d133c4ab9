import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { bind } from '../../http/bind.ts'
import { safeFileName } from '../../http/content-disposition.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import type { Tools } from '../../tools.ts'
import { readCart } from '../cart/read-cart.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { answerWorkbook } from './answer-workbook.ts'
import { loadCart } from './load-cart.ts'
import { saveCart } from './save-cart.ts'
import { tablesOfCart } from './table-of-cart.ts'

export function cartFileRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  const { productKey } = tools.settings
  const endings = [`.${productKey.toLowerCase()}`, '.json']
  bind(app, tools, cartFileEndpoints, {
    export: async (call) => {
      const cart = await readCart(call, call.params.id)
      return answerWorkbook(cart.name, tablesOfCart(cart, call.language, tools.clock.now()))
    },
    save: async (call) => {
      const { name, content } = await saveCart(tools, call, call.params.id, call.input.name)
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
      return loadCart(tools, catalogue.current(), call, content)
    },
  })
}
