import { giveMachining } from '@normwerk/contract/asked-options'
import { maxNotesOfArticle } from '@normwerk/contract/limits'
import { partNoteEndpoints } from '@normwerk/contract/part-note'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { partOf } from '../parts/part-of.ts'

/** A part that can have notes. */
export interface NotedPart {
  productDimensionId: string
  /** With its options. */
  articleNo: string
}

export const notesOfArticleQuery = (productDimensionId: string) =>
  endpointQuery(partNoteEndpoints.list, { input: { productDimensionId, size: maxNotesOfArticle } })

/** Adds a note about the part, or changes the one with this id. */
export function useWriteNote() {
  const reload = useReloadNotes()
  return useMutation({
    mutationFn: ({ part, id, text }: { part: NotedPart; id: string | null; text: string }) =>
      id === null
        ? call(partNoteEndpoints.add, {
            input: { productDimensionId: part.productDimensionId, ...giveMachining(partOf(part.articleNo)), text },
          })
        : call(partNoteEndpoints.change, { params: { id }, input: { text } }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}

export function useDeleteNote() {
  const reload = useReloadNotes()
  return useMutation({
    mutationFn: (id: string) => call(partNoteEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: reload,
  })
}

function useReloadNotes(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const shown = [partNoteEndpoints.list, partNoteEndpoints.listParts]
    await Promise.all(shown.map(({ route }) => client.invalidateQueries({ queryKey: [route] })))
  }
}
