import { differences } from '@normwerk/parts/recognition/compare-profiles'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** An article that a body of the mould may be. */
const MouldChoice = z.strictObject({
  /** With its cut and its flats: `AZH-6x160-L147.25`. */
  articleNo: z.string(),
  /** The product in the caller's language, with its material. */
  name: z.string(),
})
export type MouldChoice = z.output<typeof MouldChoice>

/** What is drawn of a body, in mm of the assembly. */
const MouldPicture = z.strictObject({
  /** Of a turned body, from its head face to its tip: along the axis and from it. */
  outline: z.array(z.tuple([z.number(), z.number()])),
  blade: z.nullable(z.strictObject({ from: z.number(), to: z.number(), width: z.number(), strength: z.number() })),
  /** Each place of a turned body: its origin, and the directions of x, y and z, which is the axis. */
  places: z.array(z.array(z.number())),
  /** Of any other body at all its places: x, y and z of the points of each edge. */
  edges: z.array(z.array(z.number())),
})
export type MouldPicture = z.output<typeof MouldPicture>

/** Equal bodies of the mould. */
export const MouldPart = z.strictObject({
  row: z.int(),
  quantity: z.int(),
  /** The product in the file; empty if it has none. */
  name: z.string(),
  /** mm: diameter and length of a turned body, three sides of any other one; null if it was too complex. */
  size: z.nullable(z.array(z.number())),
  /** Null: no part of ours. */
  found: z.nullable(
    z.strictObject({
      /** The kind of the part in the caller's language. */
      family: z.string(),
      /** The likeliest kind first, in every material. */
      choices: z.array(MouldChoice),
      /** The choice that the name in the file says; null if it does not say the material. */
      named: z.nullable(z.string()),
      /** Whether shape and sizes leave no doubt. */
      isSure: z.boolean(),
      /** `smallerHead`: the head of our article is ground smaller; `shapedTip`: its tip is plane. */
      // A list that is spread would keep the schema, and zod with it, in the pages.
      differences: z.array(z.union([z.enum(differences), z.enum(['smallerHead', 'shapedTip', 'noHead'])])),
    }),
  ),
  pictures: z.array(MouldPicture),
})
export type MouldPart = z.output<typeof MouldPart>

export const mouldEndpoints = {
  read: endpoint({
    route: 'POST /api/cart/import/mould',
    readsOnly: true,
    summary: 'Recognises the parts of a mould in a STEP assembly (AP203, AP214 or AP242, up to 50 MB); stores nothing.',
    permission: 'cart.use',
    upload: true,
    streamed: true,
    /** Those of ours first. */
    output: z.strictObject({ parts: z.array(MouldPart) }),
    errors: ['noStepFile', 'stepFileBroken', 'stepOfOtherSchema', 'stepWithoutBodies', 'stepTooComplex'],
  }),
}
