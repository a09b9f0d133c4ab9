import { assistantEndpoints } from '@normwerk/contract/assistant'
import { noOptions } from '@normwerk/parts/configured-part'
import { tagAnswer } from '../../http/answers/tag-answer.ts'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { answerPinSheet } from './answer-sheet.ts'
import { findPin, readGuide } from './pins.ts'

export function assistantRoutes(bind: Bind, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(assistantEndpoints, {
    readGuide: async ({ language, reply }) => tagAnswer(reply, readGuide(catalogue.current(), language)),
    readFit: async ({ db, input }) => {
      const { fit } = await findPin(db, catalogue.current(), input.articleNo, noOptions)
      return { fit }
    },
    sheet: ({ db, input, language }) =>
      answerPinSheet(dependencies, db, catalogue.current(), input, input.language ?? language),
  })
}
