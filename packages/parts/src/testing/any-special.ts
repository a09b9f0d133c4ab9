import fc from 'fast-check'
import { flatArrangements } from '../machining/head-flats.ts'
import { checkSpecial } from '../machining/machining-kinds.ts'
import type { OfferedMachining, SpecialKey, SpecialMachining, SpecialValue } from '../machining/special-machining.ts'
import { isLength, tipForms, tipRange } from '../machining/tip.ts'

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
  tip: fc
    .record({ form: fc.constantFrom(...tipForms), value: size(170, 2) })
    .map(({ form, value }) => ({ form, value: isLength(form) ? value : Math.ceil(value) })),
  engraving: fc.record({ text: fc.stringMatching(/^[A-Z0-9]{1,8}$/) }),
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
        fc.constantFrom(...tipForms).chain((form) => {
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
