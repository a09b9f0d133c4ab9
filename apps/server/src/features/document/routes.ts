import { documentEndpoints } from '@normwerk/contract/document'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { answerLabels } from './answer-labels.ts'
import { changeSeller } from './change-seller.ts'
import { listInvoices } from './list-invoices.ts'
import type { Printer } from './printer.ts'
import { answerArchive } from './read-archive.ts'
import { answerDocument } from './read-file.ts'
import { listUnwritten, repeatWriting } from './repeat-writing.ts'
import { readSellerRow } from './repository/facts.ts'

export function documentRoutes(app: FastifyInstance, dependencies: Dependencies, printer: Printer): void {
  bind(app, dependencies, documentEndpoints, {
    read: ({ db, caller, params }) => answerDocument(db, caller, params),
    readLabels: ({ db, caller, params, input }) => answerLabels(printer, db, caller, { ...input, orderId: params.id }),
    readAll: ({ db, caller, params }) => answerArchive(db, caller, params.id),
    listInvoices: ({ db, caller, input }) => listInvoices(db, caller, input),
    listUnwritten: ({ db }) => listUnwritten(db),
    repeat: (call) => repeatWriting(dependencies, call, call.input.id),
    readSeller: ({ db }) => readSellerRow(db),
    changeSeller: (call) => changeSeller(dependencies, call, call.input),
  })
}
