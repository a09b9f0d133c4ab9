import type { FamilyCode } from '@normwerk/parts/families/families'
import fc from 'fast-check'

type Sizes = Record<string, number | string>

const millimetres = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const between = (from: number, to: number, part: number) => Math.round((from + (to - from) * part) * 100) / 100

function headed(key: string, shaft: fc.Arbitrary<number>, longest: number): fc.Arbitrary<Sizes & { length: number }> {
  return fc.record({ shaft, wider: share, higher: share, longer: share }).map(({ shaft, wider, higher, longer }) => {
    const headHeight = between(1, 4 + shaft / 3, higher)
    return {
      [key]: shaft,
      headDiameter: between(1.2 * shaft + 0.8, 2 * shaft + 2, wider),
      headHeight,
      length: between(headHeight + 25, longest, longer),
    }
  })
}

function extend<T extends Sizes>(base: fc.Arbitrary<T>, more: (sizes: T, a: number, b: number) => Sizes) {
  return fc.tuple(base, share, share).map(([sizes, a, b]): Sizes => ({ ...sizes, ...more(sizes, a, b) }))
}

const number = (value: number | string | undefined) => Number(value)

/** Sizes from the smallest to the largest of the trade, in every combination that fits together. */
const plates = fc
  .record({ width: millimetres(96, 846), length: millimetres(96, 996), thickness: millimetres(9, 136) })
  .map((sizes) => ({ ...sizes }))

export const arbitrarySizes: Record<FamilyCode, fc.Arbitrary<Sizes>> = {
  AZ: extend(headed('diameter', millimetres(1, 32), 1000), (_, a) => ({ headRadius: between(0.2, 0.4, a) })),
  KS: extend(headed('diameter', millimetres(1.6, 16), 400), (_, a) => ({ headRadius: between(0.2, 0.4, a) })),
  AK: extend(headed('diameter', millimetres(1, 12), 400), (sizes, a) => ({
    coneHeight: between(0.4, 0.8 * number(sizes.headHeight), a),
    headAngle: 60,
  })),
  AS: extend(headed('shaftDiameter', millimetres(2, 8), 250), (sizes, a, b) => ({
    diameter: between(0.3 * number(sizes.shaftDiameter), 0.8 * number(sizes.shaftDiameter), a),
    shoulderLength: between(number(sizes.headHeight) + 10, sizes.length - 10, b),
    headRadius: 0.2,
  })),
  AF: extend(headed('shaftDiameter', millimetres(4, 16), 400), (sizes, a, b) => ({
    flatStrength: between(0.1 * number(sizes.shaftDiameter), 0.3 * number(sizes.shaftDiameter), a),
    flatWidth: between(0.5 * number(sizes.shaftDiameter), 0.9 * number(sizes.shaftDiameter), b),
    shoulderLength: between(number(sizes.headHeight) + 10, sizes.length - 10, b),
    headRadius: 0.3,
  })),
  AH: extend(headed('outerDiameter', millimetres(3, 20), 300), (sizes, a, b) => ({
    diameter: between(0.4 * number(sizes.outerDiameter), 0.75 * number(sizes.outerDiameter), a),
    reliefDiameter: between(0.8 * number(sizes.outerDiameter), 0.85 * number(sizes.outerDiameter), a),
    guideLength: between(15, 45, b),
  })),
  AB: extend(headed('diameter', millimetres(12, 24), 156), (sizes, a, b) => ({
    headDiameter: between(28, 48, a),
    headHeight: between(15, 23, a),
    boreDiameter: between(2, 0.3 * number(sizes.diameter), b),
    outletDiameter: between(0.3 * number(sizes.diameter), 0.7 * number(sizes.diameter), b),
    nozzleRadius: a < 0.3 ? 0 : between(10, 40, a),
    taperAngle: 2.41,
  })),
  FS: extend(headed('outerDiameter', millimetres(14, 54), 136), (sizes, a, b) => {
    const length2 = between(35, 195, b)
    return {
      diameter: between(0.6 * number(sizes.outerDiameter), 0.8 * number(sizes.outerDiameter), a),
      length1: sizes.length,
      length2,
      length: Math.round((sizes.length + length2) * 100) / 100,
    }
  }),
  FB: extend(headed('outerDiameter', millimetres(14, 54), 136), (sizes, a) => ({
    diameter: between(0.6 * number(sizes.outerDiameter), 0.8 * number(sizes.outerDiameter), a),
  })),
  ZR: fc
    .tuple(millimetres(60, 250), millimetres(8, 22), share, fc.constantFrom('2x M6', '4x M8'))
    .map(([diameter, height, a, screws]) => ({
      diameter,
      height,
      innerDiameter: between(30, 0.5 * diameter, a),
      screws,
    })),
  PLA: plates,
  PLB: plates,
  PLC: plates,
  PLD: plates,
  PLE: plates,
  PLF: plates,
  PLG: plates,
}
