import type { Source } from './formula.ts'

/** The works in which the formulas and limits were read. Read them there before you rely on them. */
export const sources = {
  mouldDesign: { standing: 'published', work: 'Kazmer, Injection Mold Design Engineering, ch. 11 (study notes)' },
  columns: { standing: 'published', work: 'Kazmer, ch. 11; MISUMI, mould technology 67 and 68' },
  johnson: { standing: 'published', work: 'J. B. Johnson, parabola of short columns (mechanixcalc.com, probsee.com)' },
  derived: { standing: 'derived', work: null },
  usual: { standing: 'usual', work: null },
} as const satisfies Record<string, Source>
