import { noOptions } from '@normwerk/parts/configured-part'
import { formatSpecial } from '@normwerk/parts/machining/machining-kinds'
import { matchProfile } from '@normwerk/parts/recognition/match-profile'
import { assortment, stockedArticles } from '@normwerk/parts/testing/stocked-articles'
import { describe, expect, test } from 'vitest'
import { describeStepAssembly } from './describe-step-assembly.ts'
import { StepError } from './step-file/step-error.ts'
import { formatStep, type Style, tilted, usual, type WrittenBody, wrapRecords } from './testing/format-step.ts'

const byBeginning = Map.groupBy(stockedArticles, ({ articleNumber }) => articleNumber.split('-')[0] ?? '')
const stock = {
  assortment,
  findStocked: (prefix: string) =>
    (byBeginning.get(prefix.split('-')[0] ?? '') ?? []).filter(({ articleNumber }) => articleNumber.startsWith(prefix)),
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A headed pin. */
function pin(diameter: number, length: number, head: [diameter: number, height: number], shoulder?: [number, number]) {
  const [wide, height] = [head[0] / 2, head[1]]
  const [end, tip] = shoulder ?? [length, diameter / 2]
  return [
    [0, wide],
    [height, wide],
    [height, diameter / 2],
    [end, diameter / 2],
    ...(shoulder === undefined
      ? []
      : ([
          [end, tip / 2],
          [length, tip / 2],
        ] as const)),
  ] as const
}

let seed = 0
const places = (count: number) =>
  Array.from({ length: count }, () => {
    seed += 1
    return tilted(seed)
  })

/** The pins of a mould as a designer draws them: without fillets, some with a chamfer, and with other turned bodies. */
const mould: (WrittenBody & { ours: string | null })[] = [
  { name: 'EJECTOR-1', outline: pin(6, 147.25, [12, 5]), places: places(4), ours: 'AZH-6x160 147.25' },
  { name: 'EJECTOR-2', outline: pin(3.2, 98, [6, 3]), places: places(6), ours: 'AZH-3.2x100 98' },
  { name: 'EJECTOR-3', outline: pin(10, 200, [16, 5]), places: places(2), ours: 'AZH-10x200 null' },
  { name: 'STEPPED', outline: pin(8, 91.5, [14, 5], [50, 5]), places: places(3), ours: 'ASH-5x8x100x50 91.5' },
  {
    name: 'CHAMFERED',
    outline: [
      [0, 6.7],
      [0.3, 7],
      [5, 7],
      [5, 4],
      [119.5, 4],
      [120, 3.5],
    ],
    places: places(4),
    ours: 'AZH-8x125 120',
  },
  { name: 'SMALLER-HEAD', outline: pin(6, 120, [10, 4]), places: places(2), ours: 'AZH-6x125 120 HD10K4' },
  {
    name: 'CONE',
    outline: [...pin(6, 97, [12, 5]), [100, 0.0001]],
    places: places(1),
    ours: 'AZH-6x100 null TC90',
  },
  // Pins of nobody: another head, another diameter, and a bolt.
  { name: 'OTHER-HEAD', outline: pin(6, 120, [13, 4]), places: places(2), ours: null },
  { name: 'OTHER-DIAMETER', outline: pin(6.3, 120, [12, 5]), places: places(2), ours: null },
  {
    name: 'PILLAR',
    outline: [
      [0, 25],
      [80, 25],
    ],
    places: places(4),
    ours: null,
  },
]

const [first] = mould
if (first === undefined) throw new Error('no pin')

/** What is recognised, as `number length`, with its quantity. */
function recognise(bodies: ReturnType<typeof describeStepAssembly>): Map<string, number> {
  const found = new Map<string, number>()
  for (const { turned, quantity } of bodies) {
    const [match] = turned === null ? [] : matchProfile(turned.profile, stock)
    if (match === undefined) continue
    const { reducedHead, tip } = formatSpecial({ ...noOptions, ...match })
    const key = [match.articleNumber, match.changedLength ?? 'null', reducedHead, tip].filter(Boolean).join(' ')
    found.set(key, (found.get(key) ?? 0) + quantity)
  }
  return found
}

const expected = new Map(mould.flatMap(({ ours, places }) => (ours === null ? [] : [[ours, places.length] as const])))

const styles: [string, Partial<Style>][] = [
  ['an assembly with occurrences', {}],
  ['inches', { unit: 'inch' }],
  ['metres, with cylinders in halves', { unit: 'metre', isHalved: true }],
  ['nested assemblies of AP242', { structure: 'nested', schema: 'AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF' }],
  ['mapped items of AP203', { structure: 'mapped', schema: 'CONFIG_CONTROL_DESIGN' }],
  ['bodies that lie anywhere, in inches', { structure: 'bodies', unit: 'inch' }],
  ['all bodies merged into one', { merged: 'solid' }],
  ['one model of surfaces, in halves', { merged: 'surfaces', isHalved: true }],
  ['turned lines instead of cylinders', { isRevolved: true, structure: 'bodies' }],
  ['B-splines instead of circles and cylinders', { isSpline: true }],
  ['B-splines in halves, in inches', { isSpline: true, isHalved: true, unit: 'inch', structure: 'bodies' }],
  ['noise of a conversion, in halves', { noise: 0.001, isHalved: true, structure: 'bodies' }],
]

test.each(styles)('every pin is recognised with its length, and nothing else: %s', (_, style) => {
  const text = formatStep(mould, { ...usual, ...style })
  expect(recognise(describeStepAssembly(bytesOf(text)))).toEqual(expected)
})

test('records in any order, with comments and texts like records, are read', () => {
  const text = formatStep([{ ...first, name: "it's; #1=PRODUCT('X');" }], usual)
  const [head = '', data = ''] = text.split('DATA;\n')
  const records = data.split('\nENDSEC')[0]?.split('\n') ?? []
  const shuffled = [...records.filter((_, at) => at % 2 === 1).toReversed(), ...records.filter((_, at) => at % 2 === 0)]
  const mixed = `${head}DATA;\n/* #1=X(; */ ${shuffled.join(' /* ; */\r\n  ').replaceAll(',', ' ,\n ')}\nENDSEC;\nEND-ISO-10303-21;`
  const [body] = describeStepAssembly(bytesOf(mixed))
  expect(body).toMatchObject({ name: "it's; #1=PRODUCT('X');", quantity: 4 })
  expect(body?.turned?.profile.length).toBeCloseTo(147.25)
})

test('a body lies where the file places it', () => {
  const [body] = describeStepAssembly(bytesOf(formatStep([first], usual)))
  const [at] = first.places
  const origins = body?.turned?.places.map(([x, y, z]) => [x, y, z])
  expect(origins?.[0]).toEqual(at?.origin.map((value) => expect.closeTo(value, 2)))
  expect(body?.turned?.places[0]?.slice(9)).toEqual(at?.z.map((value) => expect.closeTo(value, 4)))
})

describe('a file is rejected', () => {
  const failureOf = (text: string) => {
    try {
      describeStepAssembly(bytesOf(text))
    } catch (error) {
      if (error instanceof StepError) return error.failure
      throw error
    }
    return 'read'
  }
  const whole = formatStep([first], usual)
  const box = (count: number) =>
    Array.from({ length: count }, (_, at) => `NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${at},#${at},$)`)
  const part = (at: number, child: number) => [
    `PRODUCT('p${at}','','',())`,
    `PRODUCT_DEFINITION_FORMATION('','',#${at * 13 + 1})`,
    `PRODUCT_DEFINITION('','',#${at * 13 + 2},$)`,
    ...Array.from(
      { length: 10 },
      () => `NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${at * 13 + 3},#${child * 13 + 3},$)`,
    ),
  ]

  test.each([
    ['notStep', 'nothing', ''],
    ['notStep', 'another file', '%PDF-1.7 …'],
    ['notStep', 'zeros', '\0'.repeat(1000)],
    ['broken', 'a truncated file', whole.slice(0, whole.length / 2)],
    ['broken', 'a missing record', whole.replace(/#12=.*;\n/, '')],
    ['broken', 'unreadable records', whole.replaceAll('CARTESIAN_POINT(', 'CARTESIAN_POINT((((((((((((((((((((((')],
    ['otherSchema', 'a building', whole.replace('AUTOMOTIVE_DESIGN', 'IFC4')],
    ['empty', 'no records', wrapRecords([])],
    ['empty', 'only products', wrapRecords(part(0, 0).slice(0, 3))],
    ['broken', 'an assembly of itself', wrapRecords([...part(0, 1), ...part(1, 0)])],
    ['empty', 'occurrences of nothing', wrapRecords(box(3))],
    [
      'tooLarge',
      'a bomb of references',
      wrapRecords(
        Array.from({ length: 40 }, (_, at) => part(at, at + 1))
          .flat()
          .concat(part(40, 41).slice(0, 3)),
      ),
    ],
  ])('%s: %s', (failure, _, text) => {
    expect(failureOf(text)).toBe(failure)
  })

  test('tooLarge: a million faces', { tags: ['release'] }, () => {
    expect(failureOf(wrapRecords(Array.from({ length: 1_000_000 }, () => "ADVANCED_FACE('',(#2),#3,.T.)")))).toBe(
      'tooLarge',
    )
  })
})
