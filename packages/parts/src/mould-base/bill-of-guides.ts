import { type BillLine, lineWriter, type Role } from './bill.ts'
import type { Pattern } from './pattern.ts'
import type { Reason } from './reason.ts'
import type { MouldBaseSettings } from './settings.ts'

/** How far a guide must reach into its bushing, in diameters, and how far it should. */
const [minReach, goodReach] = [1, 1.4]

export interface Guides {
  lines: BillLine[]
  /** The length of the pillars beyond their plate; 0: none fits. */
  guideLength: number
  errors: Reason[]
  warnings: Reason[]
}

/** Lists pillars and bushings. A pillar is as long as its plate, and guides up to 1 mm before the opposite one ends. */
export function billGuides(settings: MouldBaseSettings, pattern: Pattern): Guides {
  const { stripper, pillarSide } = settings
  const [own, opposite] = pillarSide === 'moving' ? [settings.b, settings.a] : [settings.a, settings.b]
  const field = pillarSide === 'moving' ? 'a' : 'b'
  const { pillar, guide } = pattern
  const possible = opposite + stripper - 1
  const guideLength = guide.guides.findLast((length) => length <= possible) ?? 0
  const reach = guideLength - stripper
  const errors: Reason[] = []
  const warnings: Reason[] = []
  if (reach < minReach * pillar) {
    errors.push({ field, code: 'guideTooShort', values: { needed: pillar + stripper, possible } })
  } else if (reach < goodReach * pillar) {
    warnings.push({ field, code: 'guideShort', values: { reach, better: Math.ceil(goodReach * pillar) } })
  }
  const write = lineWriter(settings)
  const ofFour = (
    role: Role,
    other: Role,
    line: (diameter: number) => Omit<Parameters<typeof write>[1], 'quantity'>,
  ) =>
    guide.partner === null
      ? [write(role, { quantity: 4, ...line(pillar) })]
      : [write(role, { quantity: 3, ...line(pillar) }), write(other, { quantity: 1, ...line(guide.partner) })]
  const bushing = (length: number) => (diameter: number) =>
    ({ family: 'FB', sizes: [diameter, length], material: 'bushing' }) as const
  const lines = [
    ...ofFour('guidePillar', 'guidePillarOffset', (diameter) => ({
      ...{ family: 'FS', sizes: [diameter, own, guideLength], material: { code: 'E' } },
      ...(guideLength === 0 && { article: null }),
    })),
    ...ofFour('guideBushing', 'guideBushingOffset', bushing(opposite)),
    ...(stripper > 0 ? ofFour('guideBushingStripper', 'guideBushingStripperOffset', bushing(stripper)) : []),
  ]
  return { lines, guideLength, errors, warnings }
}
