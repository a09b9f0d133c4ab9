import type { Values } from '../../shape/shape-of.ts'

/** Returns a sprue bushing as it is ground when it is fitted: a shorter one ends where its channel is still narrower. */
export function shortenSprueBushing(values: Values, length: number): Values {
  const { length: stocked, headHeight, boreDiameter, outletDiameter } = values
  const sizes = [stocked, headHeight, boreDiameter, outletDiameter].map(Number)
  const [from = 0, head = 0, bore = 0, outlet = 0] = sizes
  return { ...values, length, outletDiameter: bore + ((outlet - bore) * (length + head)) / (from + head) }
}
