import { roles } from '@normwerk/parts/mould-base/bill'
import * as z from 'zod/mini'

const list = <Item extends z.ZodMiniType>(item: Item) => z.readonly(z.array(item))

const Path = list(z.strictObject({ x: z.number(), y: z.number(), arc: z.exactOptional(z.number()) }))
const CrossPoint = z.strictObject({ y: z.number(), z: z.number() })
const Cut = z.strictObject({
  loop: z.union([z.strictObject({ centre: CrossPoint, radius: z.number() }), list(CrossPoint)]),
  from: z.number(),
  to: z.number(),
})

const Turned = z.strictObject({
  kind: z.literal('turned'),
  contour: Path,
  bore: Path,
  cuts: list(Cut),
  flats: z.nullable(
    z.strictObject({
      angles: list(z.number()),
      distance: z.number(),
      radius: z.number(),
      height: z.number(),
      to: z.number(),
    }),
  ),
  face: Path,
})
const Block = z.strictObject({
  kind: z.literal('block'),
  from: z.number(),
  to: z.number(),
  height: z.number(),
  depth: z.number(),
  cuts: list(Cut),
})

/** Equal parts of a mould base, with the bodies of one of them as its shape describes them, mm. */
export const MouldBasePart = z.strictObject({
  role: z.enum(roles),
  solid: z.readonly(z.tuple([z.union([Turned, Block])], z.union([Turned, Block]))),
  /** Where the head faces are, from the centre of the moving platen, and the way in which the axes point. */
  places: list(z.strictObject({ x: z.number(), y: z.number(), z: z.number(), points: z.enum(['up', 'down']) })),
})
export type MouldBasePart = z.output<typeof MouldBasePart>
