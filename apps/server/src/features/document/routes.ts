import { documentEndpoints } from '@normwerk/contract/document'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { answerArchive, answerDocument, answerLabels, listInvoices } from './list-documents.ts'
import type { Printer } from './printer.ts'
import { readSellerRow } from './repository/facts.ts'
import { changeSeller } from './seller.ts'
import { listUnwritten, repeatWriting } from './write-document.ts'

export function documentRoutes(bind: Bind, dependencies: Dependencies, printer: Printer): void {
  bind(documentEndpoints, {
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
