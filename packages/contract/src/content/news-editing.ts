import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { EditedNews, WrittenNews } from './news.ts'
import { Crop } from './picture.ts'

/** Apart from what visitors call, so that the landing page does not load it. */
export const newsEditingEndpoints = {
  listAll: endpoint({
    route: 'GET /api/{product}/news/all',
    summary:
      'All news of the shop, the newest first, also the hidden ones, with their texts in all languages; and the feed that visitors see instead.',
    permission: 'shop.administer',
    output: z.strictObject({ feed: z.nullable(z.string()), news: z.array(EditedNews) }),
    errors: ['entryNotFound'],
  }),
  add: endpoint({
    route: 'POST /api/{product}/news',
    summary: 'Adds a piece of news without a picture.',
    permission: 'shop.administer',
    input: WrittenNews,
    output: EditedNews,
    errors: ['entryNotFound', 'tooManyEntries'],
  }),
  change: endpoint({
    route: 'PUT /api/{product}/news/{id}',
    summary: 'Changes the texts of a piece of news, and whether visitors see it. The texts replace the former ones.',
    permission: 'shop.administer',
    input: WrittenNews,
    output: EditedNews,
    errors: ['entryNotFound'],
  }),
  upload: endpoint({
    route: 'PUT /api/{product}/news/image/{newsId}',
    summary:
      'Replaces the picture of a piece of news by a part of a JPEG, PNG, WebP or AVIF file, or by its middle. `fields.file` says why a file is rejected.',
    permission: 'shop.administer',
    upload: true,
    ownTransactions: true,
    idempotent: true,
    input: Crop,
    output: EditedNews,
    errors: ['entryNotFound', 'errorImageUpload'],
  }),
  delete: endpoint({
    route: 'DELETE /api/{product}/news/{id}',
    summary: 'Deletes a piece of news.',
    permission: 'shop.administer',
    errors: ['entryNotFound'],
  }),
}
