import { type EntryKey, entryRanges } from '@normwerk/parts/assistant/entries'
import { finishes } from '@normwerk/parts/assistant/finishes'
import { parsePicks } from '@normwerk/parts/assistant/picks'
import { pinTypes } from '@normwerk/parts/assistant/pin-types'
import * as z from 'zod/mini'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { AcceptedLanguage } from './language.ts'
import { maxArticleNumberLength } from './limits.ts'
import { partErrors } from './part-options.ts'
import { AttributeKey } from './product.ts'

/** The slug of the category below which parts are chosen with the assistant. */
export const assistantCategory = 'ejection'
/** The parts that one sheet can have. */
export const maxPicks = 20

const Figure = z.nullable(z.number())

/** What the assistant offers and calculates with. */
export const AssistantGuide = z.strictObject({
  pinTypes: z.array(
    z.strictObject({
      type: z.enum(pinTypes),
      name: z.string(),
      drawing: z.string(),
      /** The sizes by which one chooses, with their letters. */
      sizes: z.array(z.strictObject({ key: AttributeKey, symbol: z.string(), label: z.string() })),
      products: z.array(
        z.strictObject({ id: Id, productNr: z.string(), material: z.string(), coating: z.nullable(z.string()) }),
      ),
    }),
  ),
  finishes: z.array(z.strictObject({ key: z.enum(finishes), name: z.string() })),
  materials: z.array(
    z.strictObject({
      code: z.string(),
      /** With its number: `1.2344 X40CrMoV5-1`. */
      name: z.string(),
      /** The group by which it is chosen; null for none of the assistant's. */
      group: z.nullable(z.enum(finishes)),
      /** Keys of the trade's terms. */
      finish: z.array(z.string()),
      hardness: z.string(),
      temperature: Figure,
      expansion: Figure,
      eModulus: Figure,
      yield: Figure,
      fatigueLimit: Figure,
    }),
  ),
  coatings: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      temperature: z.number(),
      deposition: Figure,
      materials: z.array(z.string()),
    }),
  ),
  plastics: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      eModulus: z.number(),
      yield: z.number(),
      expansion: z.number(),
      solidification: z.number(),
      ejection: z.number(),
      mould: z.number(),
    }),
  ),
})
export type AssistantGuide = z.output<typeof AssistantGuide>

/** Limits relative to the nominal size, mm. */
const Limits = z.strictObject({ text: z.string(), upper: z.number(), lower: z.number() })

const numberText = /^\d{1,9}(\.\d{1,6})?$/

function entryText(key: EntryKey) {
  const { min, max } = entryRanges[key]
  const isInRange = (text: string) => Number(text) >= min && Number(text) <= max
  return z.optional(z.pipe(z.string().check(z.regex(numberText), z.refine(isInRange)), z.transform(Number)))
}

const askedEntries = {
  force: entryText('force'),
  band: entryText('band'),
  friction: entryText('friction'),
  draft: entryText('draft'),
  wall: entryText('wall'),
  yield: entryText('yield'),
  free: entryText('free'),
  temperature: entryText('temperature'),
  endFactor: entryText('endFactor'),
  safety: entryText('safety'),
} satisfies Record<EntryKey, z.ZodMiniType>

const Picks = z.pipe(
  text(maxPicks * (maxArticleNumberLength + 6)).check(
    z.refine((picks) => {
      const count = parsePicks(picks)?.length ?? 0
      return count > 0 && count <= maxPicks
    }),
  ),
  z.transform((picks) => parsePicks(picks) ?? []),
)

/** What a person entered, as it stands in addresses. */
export const SheetQuery = z.strictObject({
  /** Parts with their quantities: `AZH-6x200-L147.25:4,AZN-4x100:2`. */
  picks: Picks,
  plastic: z.optional(text(20)),
  /** `estimate`: the force follows from shrinkage instead of being entered. */
  by: z.optional(z.literal('estimate')),
  ...askedEntries,
  language: z.optional(AcceptedLanguage),
})
export type SheetQuery = z.output<typeof SheetQuery>

export const assistantEndpoints = {
  readGuide: endpoint({
    route: 'GET /api/assistant',
    summary:
      'What the ejector assistant offers: types of pins with their products, and figures of materials and plastics.',
    permission: 'catalogue.browse',
    output: AssistantGuide,
    errors: [],
  }),
  readFit: endpoint({
    route: 'GET /api/assistant/fit',
    summary: 'The limits of a pin and of the hole proposed for it (ISO 286); null for a size without limits.',
    permission: 'catalogue.browse',
    input: z.strictObject({ articleNo: text(maxArticleNumberLength) }),
    output: z.strictObject({ fit: z.nullable(z.strictObject({ pin: Limits, hole: Limits })) }),
    errors: ['entryNotFound', 'articleWithoutShape'],
  }),
  sheet: endpoint({
    route: 'GET /api/assistant/sheet',
    summary:
      'Chosen pins with their calculation as a PDF sheet for the file of a mould. Entries are in mm, N, N/mm² and °C.',
    permission: 'catalogue.browse',
    input: SheetQuery,
    file: true,
    lane: 'heavy',
    errors: ['entryNotFound', 'articleWithoutShape', ...partErrors],
  }),
}
