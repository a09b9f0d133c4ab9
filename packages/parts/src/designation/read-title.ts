import type { Assortment } from '../assortment.ts'
import type { Synonyms } from '../synonyms/synonyms.ts'
import type { SaidFact } from './fact.ts'
import { normalise } from './normalise.ts'
import type { RejectionReason } from './part-request.ts'
import { createScanner } from './scan.ts'

const maxTitleLength = 600
/** Parts, materials and coatings that the shop does not sell must not be read as others. */
const notSold: ReadonlySet<RejectionReason> = new Set([
  'familyNotStocked',
  'unknownStandard',
  'materialNotStocked',
  'coatingNotOffered',
])

/** Returns the words of a title that apply to all parts below it. */
export type TitleReader = (title: string) => string

/**
 * Creates a reader of titles: `Auswerferstifte für Werkzeug 118, nitriert` becomes `auswerferstifte nitriert`. A title
 * also names projects, companies and dates, so only words for kinds of parts, standards, materials and cuts remain.
 */
export function createTitleReader(assortment: Assortment, synonyms: Synonyms): TitleReader {
  const scan = createScanner(assortment, synonyms)
  return (title) => {
    const text = title.slice(0, maxTitleLength)
    const facts = scan(text, normalise(text))
    const hasKind = facts.some(({ kind }) => kind === 'family' || kind === 'standard')
    const said = facts.filter((fact) => isOfParts(fact) || (hasKind && fact.kind === 'form'))
    return [...new Set(said.map(({ source }) => source))].join(' ')
  }
}

function isOfParts(fact: SaidFact): boolean {
  if (fact.kind === 'rejection') return notSold.has(fact.reason)
  return ['family', 'standard', 'flat', 'material', 'coating', 'coated', 'cut'].includes(fact.kind)
}
