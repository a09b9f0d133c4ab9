import { partNoteEndpoints } from '@normwerk/contract/part-note'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { addPartNote, changePartNote, deletePartNote, listNotedParts, listPartNotes } from './part-notes.ts'

export function partNoteRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, partNoteEndpoints, {
    list: ({ db, caller, input, language }) => listPartNotes(db, caller, input, language),
    listParts: ({ db, caller }) => listNotedParts(db, caller.companyId),
    add: (call) => addPartNote(dependencies, call, call.input),
    change: (call) => changePartNote(dependencies, call, call.params.id, call.input.text),
    delete: (call) => deletePartNote(dependencies, call, call.params.id),
  })
}
