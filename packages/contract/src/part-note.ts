import * as z from 'zod/mini'
import { askedMachining } from './asked-options.ts'
import { Id, Instant, pageOf, queryPage, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxListQueryLength, maxPartNoteLength } from './limits.ts'
import { partErrors } from './part-options.ts'

/** What somebody wrote to their colleagues about a part: an article as stocked, or machined. */
export const PartNote = z.strictObject({
  id: Id,
  text: z.string(),
  productDimensionId: Id,
  /** The number of the part with its machining. A note about a stocked article is also about all that is made of it. */
  articleNo: z.string(),
  productNr: z.string(),
  description: z.string(),
  /** False: the article is no longer sold. */
  isSold: z.boolean(),
  /** Who wrote the text as it is now; null if they have left the company. */
  writtenBy: z.nullable(z.string()),
  writtenAt: Instant,
})
export type PartNote = z.output<typeof PartNote>

const NoteText = text(maxPartNoteLength).check(z.trim(), z.minLength(1))

export const AddPartNote = z.strictObject({ productDimensionId: Id, ...askedMachining, text: NoteText })
export type AddPartNote = z.output<typeof AddPartNote>

export const ListPartNotes = z.strictObject({
  query: z.optional(text(maxListQueryLength)),
  /** Only notes about this article and about what is made of it. */
  productDimensionId: z.optional(Id),
  ...queryPage,
})
export type ListPartNotes = z.output<typeof ListPartNotes>

export const partNoteEndpoints = {
  list: endpoint({
    route: 'GET /api/part-note',
    summary: "The company's notes about parts, the last written first.",
    permission: 'cart.keep',
    input: ListPartNotes,
    output: pageOf(PartNote),
    errors: ['entryNotFound', 'pageSizeTooLarge'],
  }),
  listParts: endpoint({
    route: 'GET /api/part-note/part',
    summary: 'The numbers of the parts about which the company has notes.',
    permission: 'cart.keep',
    output: z.array(z.string()),
    errors: [],
  }),
  add: endpoint({
    route: 'POST /api/part-note',
    summary: 'Adds a note about a part, which the whole company sees.',
    permission: 'cart.keep',
    input: AddPartNote,
    output: PartNote,
    errors: ['entryNotFound', 'tooManyEntries', ...partErrors],
  }),
  change: endpoint({
    route: 'PUT /api/part-note/{id}',
    summary: 'Changes the text of a note. It then has the name of who changed it.',
    permission: 'cart.keep',
    input: z.strictObject({ text: NoteText }),
    output: PartNote,
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/part-note/{id}',
    summary: 'Deletes a note.',
    permission: 'cart.keep',
    errors: ['entryNotFound'],
  }),
}
