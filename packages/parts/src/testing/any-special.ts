import fc from 'fast-check'
import { checkContour } from '../machining/check-contour.ts'
import { flatArrangements } from '../machining/head-flats.ts'
import { checkSpecial } from '../machining/machining-rules.ts'
import type { OfferedMachining, SpecialKey, SpecialMachining, SpecialValue } from '../machining/special-machining.ts'
import { type Tip, tipForms } from '../machining/tip.ts'
import type { TipContour } from '../machining/tip-contour.ts'
import { isLength, tipRange } from '../machining/tip-rule.ts'

const size = (max: number, digits: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((value) => value / 10 ** digits)

/** Any special machining that can be written; no article offers it all. */
export const anySpecial: { readonly [Key in SpecialKey]: fc.Arbitrary<SpecialValue<Key>> } = {
  headFlats: fc.record({
    arrangement: fc.constantFrom(...flatArrangements),
    distance: size(999, 3),
    angle: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 359 })),
  }),
  reducedHead: fc
    .record({ diameter: fc.option(size(199, 1).filter((diameter) => diameter >= 1)), height: fc.option(size(99, 2)) })
    .filter(({ diameter, height }) => diameter !== null || height !== null),
  tip: fc.oneof<fc.Arbitrary<Tip>[]>(
    fc
      .record({ form: fc.constantFrom(...tipForms), value: size(170, 2) })
      .map(({ form, value }) => ({ form, value: isLength(form) ? value : Math.ceil(value) })),
    fc.integer({ min: 100, max: 3200 }).chain((width) => anyContour(width / 100)),
  ),
  engraving: fc.record({ text: fc.stringMatching(/^[A-Z0-9]{1,8}$/) }),
}

/** Any contour for a tip of this diameter (mm): some points from side to side, the foremost of them at its end. */
function anyContour(diameter: number): fc.Arbitrary<Tip> {
  const hundredths = (max: number) => fc.integer({ min: 0, max: Math.floor(100 * max) })
  const inner = fc.record({
    depth: hundredths(diameter),
    across: hundredths(diameter),
    bulge: fc.integer({ min: -2, max: 2 }),
  })
  return fc
    .record({ inner: fc.array(inner, { maxLength: 6 }), ends: fc.tuple(hundredths(diameter), hundredths(diameter)) })
    .map(({ inner: between, ends }): TipContour => {
      const rising = between.toSorted((one, other) => one.across - other.across)
      const all = [
        { depth: ends[0], across: 0, bulge: 0 },
        ...rising.filter(({ across }) => across > 0 && across < 100 * diameter),
        { depth: ends[1], across: 100 * diameter, bulge: 0 },
      ]
      const foremost = Math.min(...all.map(({ depth }) => depth))
      return all.map(({ depth, across, bulge }, at) => {
        const point = { depth: (depth - foremost) / 100, across: Math.round(across) / 100 }
        const before = all[at - 1]
        if (before === undefined || bulge === 0) return point
        const chord = Math.hypot(depth - before.depth, across - before.across) / 100
        return { ...point, arc: (Math.sign(bulge) * Math.ceil(100 * Math.abs(bulge) * chord)) / 100 }
      })
    })
    .filter((contour) => checkContour(contour, diameter) === null)
    .map((contour) => ({ form: 'contour', contour }))
}

/** Any special machining of one part, each kind there or not. */
export const anyMachining: fc.Arbitrary<SpecialMachining> = fc.record({
  headFlats: fc.option(anySpecial.headFlats),
  reducedHead: fc.option(anySpecial.reducedHead),
  tip: fc.option(anySpecial.tip),
  engraving: fc.option(anySpecial.engraving),
})

/** Special machining that an article offers, each kind there or not. */
export function anyOffered(offered: OfferedMachining): fc.Arbitrary<SpecialMachining> {
  const option = <Limits, Value>(limits: Limits | null, any: (limits: Limits) => fc.Arbitrary<Value>) =>
    limits === null ? fc.constant(null) : fc.option(any(limits))
  const below = ({ from, below: end }: { from: number; below: number }, steps: number) =>
    fc.integer({ min: Math.ceil(from * steps), max: Math.ceil(end * steps) - 1 }).map((value) => value / steps)
  return fc
    .record({
      headFlats: option(offered.headFlats, (range) =>
        fc.record({
          arrangement: fc.constantFrom(...flatArrangements),
          distance: below(range, 1000),
          angle: fc.constantFrom(0, 0, 30, 345),
        }),
      ),
      reducedHead: option(offered.reducedHead, ({ diameter, height }) =>
        fc
          .record({ diameter: fc.option(below(diameter, 10)), height: fc.option(below(height, 100)) })
          .filter((head) => head.diameter !== null || head.height !== null),
      ),
      tip: option(offered.tip, ({ diameter }) =>
        fc.constantFrom(...tipForms, 'contour' as const).chain((form): fc.Arbitrary<Tip> => {
          if (form === 'contour') return anyContour(diameter)
          const { from, to } = tipRange(form, diameter)
          const steps = isLength(form) ? 100 : 1
          const values = fc.integer({ min: Math.ceil(from * steps), max: Math.floor(to * steps) })
          return values.map((value) => ({ form, value: value / steps }))
        }),
      ),
      engraving: option(offered.engraving, () => fc.record({ text: fc.stringMatching(/^[A-Z0-9]{1,3}$/) })),
    })
    .filter((machining) => checkSpecial(machining, offered) === null)
}
