import type { Assortment, Material } from '../../assortment.ts'
import { type Fact, type Recogniser, recognise } from '../fact.ts'

const label = /(?:w(?:erkstoff)?[.\s-]*n(?:umme)?r\.?\s*:?\s*)?/.source

/**
 * Recognises a material number, `1.2344` or `12344`, or another name of an equivalent steel, `P20`. It does not name a
 * finish.
 */
export function steelRecogniser({ materials }: Assortment): Recogniser {
  const all = [...materials.values()]
  const known = new Set(all.flatMap(({ steel, equivalentSteels }) => [steel, ...equivalentSteels]))
  const undotted = new Map([...known].map((steel) => [steel.replace('.', ''), steel]))
  const names = all
    .flatMap(({ equivalentSteels }) => equivalentSteels)
    .filter((steel) => /^[a-z]/i.test(steel))
    .map((name) => name.replace(/[^a-z\d]+/gi, '[\\s.-]?'))
  return recognise(
    new RegExp(`${label}(?:(1\\.\\d{4})(?!\\d)|(1\\d{4})(?![\\d.]|\\s*x)|(${names.join('|') || '(?!)'})(?![a-z\\d]))`),
    ([, dotted, plain = '', name]) => {
      const asked = dotted ?? undotted.get(plain) ?? name
      if (asked === undefined) return null
      const isAsked = (steel: string) => steel.toLowerCase() === asked.toLowerCase()
      const codes = all
        .filter(({ steel, equivalentSteels }) => isAsked(steel) || equivalentSteels.some(isAsked))
        .map(({ code }) => code)
      if (codes.length > 0) return [{ kind: 'material', codes, named: false, chosen: null, steel: asked }]
      return [{ kind: 'rejection', reason: 'materialNotStocked', detail: asked, ...nearestOf(asked, all) }]
    },
  )
}

/** EN 10027-2 gives the second pair of figures to groups of steels: 40 to 46 are stainless, 32 and 33 high-speed steels. */
function nearestOf(asked: string, materials: readonly Material[]): { nearest?: Fact } {
  const near = stainless.test(asked)
    ? materials.filter(({ finish }) => finish.includes('stainless'))
    : materials.filter(({ steel }) => highSpeed.test(asked) && highSpeed.test(steel))
  if (near.length === 0) return {}
  return { nearest: { kind: 'material', codes: near.map(({ code }) => code), named: true, chosen: null, steel: null } }
}

const stainless = /^1\.4[0-6]/
const highSpeed = /^1\.3[23]/

/** `60 HRC`, `60 ± 2 HRC`, `58-62 HRC`, `HRC 60±2`, `≥ 950 HV 0,3`. */
export function hardnessRecogniser({ materials }: Assortment): Recogniser {
  return recognise(
    /(?:[>≥]=?\s*|min\.?\s*|mind\.?\s*|ca\.?\s*)?(?:(\d{2})(?:\s*(?:-|bis|to)\s*(\d{2}))?(?:\s*(?:±|\+\/?-)\s*\d)?\s*hrc|hrc\s*(\d{2})(?:\s*(?:-|bis|to)\s*(\d{2}))?(?:\s*(?:±|\+\/?-)\s*\d)?|(\d{3,4})\s*hv(?:\s*\d+(?:\.\d+)?)?|hv\s*(\d{3,4}))(?![\d.])/,
    ([text = '', low1, high1, low2, high2, vickers1, vickers2]) => {
      const vickers = vickers1 ?? vickers2
      const low = Number(low1 ?? low2)
      const high = Number(high1 ?? high2 ?? low)
      const codes = [...materials.values()]
        .filter(({ rockwellFrom, rockwellTo, vickersFrom }) =>
          vickers === undefined
            ? rockwellFrom !== null && rockwellTo !== null && low >= rockwellFrom && high <= rockwellTo
            : vickersFrom !== null && Number(vickers) >= vickersFrom,
        )
        .map(({ code }) => code)
      if (codes.length === 0) return [{ kind: 'rejection', reason: 'unknownHardness', detail: text }]
      return [{ kind: 'material', codes, named: true, chosen: null, steel: null }]
    },
  )
}
