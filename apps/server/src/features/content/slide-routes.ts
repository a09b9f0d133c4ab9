import { pictureEndpoints } from '@normwerk/contract/content/picture'
import { pictureShape } from '@normwerk/contract/content/picture-shape'
import { slideEndpoints } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { expectShop } from './expect-shop.ts'
import { answerPicture, encodeUpload } from './pictures.ts'
import {
  addSlide,
  changePicture,
  changeSlide,
  deleteSlide,
  expectSlide,
  listAllSlides,
  listSlidesIn,
  orderSlides,
} from './slides.ts'

export function slideRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { settings } = dependencies
  bind(app, dependencies, pictureEndpoints, { file: ({ db, params }) => answerPicture(db, params) })
  bind(app, dependencies, slideEndpoints, {
    list: async ({ params, input, language, db }) => {
      expectShop(settings, params)
      return listSlidesIn(db, input.lang ?? language)
    },
  })
  bind(app, dependencies, slideEditingEndpoints, {
    listAll: async ({ params, db }) => {
      expectShop(settings, params)
      return listAllSlides(db)
    },
    add: async (call) => {
      expectShop(settings, call.params)
      return addSlide(dependencies, call)
    },
    change: async (call) => {
      expectShop(settings, call.params)
      return changeSlide(dependencies, call, call.params.slideId, call.input)
    },
    upload: async ({ params, input, upload, once, caller, request, db }) => {
      expectShop(settings, params)
      await expectSlide(db, params.slideId)
      return once(
        () => encodeUpload(upload, { ...pictureShape, crop: input }),
        (transaction, encoded) =>
          changePicture(dependencies, { db: transaction, caller, request }, params.slideId, encoded),
      )
    },
    order: async (call) => {
      expectShop(settings, call.params)
      await orderSlides(dependencies, call, call.input.slideIds)
    },
    delete: async (call) => {
      expectShop(settings, call.params)
      await deleteSlide(dependencies, call, call.params.id)
    },
  })
}
