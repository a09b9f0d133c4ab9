import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageSection } from '../page-text.ts'
import { pageLanguages } from './page-language.ts'

/** What the help is about, in the order in which buyers need it. */
export const helpTopics = ['find', 'trim', 'import', 'cad', 'order', 'punchout', 'interface'] as const
export type HelpTopic = (typeof helpTopics)[number]

export const HelpPage = z.strictObject({
  topic: z.enum(helpTopics),
  /** In which it is written. */
  language: z.enum(pageLanguages),
  title: z.string(),
  sections: z.array(PageSection),
})
export type HelpPage = z.output<typeof HelpPage>

export const helpEndpoints = {
  list: endpoint({
    route: 'GET /api/page/help',
    summary: 'All pages of the help in the language of the visitor, else in English.',
    permission: 'catalogue.browse',
    output: z.array(HelpPage),
    errors: [],
  }),
  read: endpoint({
    route: 'GET /api/page/help/{topic}',
    summary: 'One page of the help: find, trim, import, cad, order, punchout or interface.',
    permission: 'catalogue.browse',
    output: HelpPage,
    errors: ['entryNotFound'],
  }),
}
