import type { Assortment } from '../assortment.ts'
import { type Recogniser, recognise } from './fact.ts'

/** Recognises a material number, `1.2344`, of a material or of an equivalent steel. It does not name a finish. */
export function steelRecogniser({ materials }: Assortment): Recogniser {
  return recognise(/(?:w(?:erkstoff)?[.\s-]*n(?:umme)?r\.?\s*:?\s*)?(1\.\d{4})(?!\d)/, ([, asked = '']) => {
    const codes = [...materials.values()]
      .filter(({ steel, equivalentSteels }) => steel === asked || equivalentSteels.includes(asked))
      .map(({ code }) => code)
    if (codes.length === 0) return [{ kind: 'rejection', reason: 'materialNotStocked', detail: asked }]
    return [{ kind: 'material', codes, named: false, chosen: null, steel: asked }]
  })
}

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
