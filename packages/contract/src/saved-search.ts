import * as z from 'zod/mini'
import { Id, Instant, line, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxSavedFiltersLength, maxSavedSearchNameLength, maxSearchTextLength } from './limits.ts'

/** A slug of a category, or the key of an attribute. */
const key = text(100)

/** A search as the address of its page has it, without the number of the page that was open. */
export const SearchAddress = z.strictObject({
  q: z.optional(text(maxSearchTextLength)),
  /** In the form of the address: `diameter:3|3.2;length:100..200`. */
  filters: z.optional(text(maxSavedFiltersLength)),
  category: z.optional(key),
  deals: z.optional(z.literal(true)),
  /** An attribute, with a leading `-` for descending. */
  sort: z.optional(key),
  /** Left out: products. */
  view: z.optional(z.literal('dimensions')),
})
export type SearchAddress = z.output<typeof SearchAddress>

const Name = z.strictObject({ name: line(maxSavedSearchNameLength) })

export const SavedSearch = z.strictObject({
  id: Id,
  name: z.string(),
  search: SearchAddress,
  createdAt: Instant,
})
export type SavedSearch = z.output<typeof SavedSearch>

export const AddSavedSearch = z.extend(Name, { search: SearchAddress })
export type AddSavedSearch = z.output<typeof AddSavedSearch>

export const savedSearchEndpoints = {
  list: endpoint({
    route: 'GET /api/saved-search',
    summary: "The caller's saved searches, the newest first.",
    permission: 'cart.keep',
    output: z.array(SavedSearch),
    errors: [],
  }),
  add: endpoint({
    route: 'POST /api/saved-search',
    summary: 'Saves a search. One that is saved already gets the new name.',
    permission: 'cart.keep',
    input: AddSavedSearch,
    output: SavedSearch,
    errors: ['tooManyEntries'],
  }),
  rename: endpoint({
    route: 'PUT /api/saved-search/{id}',
    summary: 'Renames a saved search.',
    permission: 'cart.keep',
    input: Name,
    output: SavedSearch,
    errors: ['entryNotFound'],
  }),
  delete: endpoint({
    route: 'DELETE /api/saved-search/{id}',
    summary: 'Deletes a saved search.',
    permission: 'cart.keep',
    errors: ['entryNotFound'],
  }),
}
