import type { Assortment } from '../../assortment.ts'
import { families } from '../../families/families.ts'
import { collectCandidates } from '../candidates.ts'
import { formLetters, looseForms } from '../choose-family.ts'
import { type Recogniser, recognise } from '../fact.ts'

/** National standards bodies before an international standard: `SS-ISO 6751`, `PN-EN ISO 8734`, `NF EN ISO 4762`. */
const nation = /(?:(?:ss|nf|uni|pn|csn|stn|bs|une|nen|msz|sist|sr|np|oenorm|onorm|ds|sfs|ns|sn|ansi)[\s/-]+)?/.source
const body = `${nation}${/(?:(?:din|en)[\s/-]*en[\s/-]*iso|din[\s/-]*iso|en[\s/-]*iso|din[\s/-]*en|din|iso)/.source}`
const year = /(?::\s?\d{4}(?:-\d\d)?)?/.source
// Must not match the diameter of "DIN 1530-3x160" or "ISO 8734 - 6 m6 x 40".
const part = /(?:\s*-\s*(\d{1,2})(?![\d.]|\s*(?:[a-z]\d{1,2}\s*)?x|\s*mm)|\s*(?:teil|part|blatt|bl|t)\.?\s*(\d)(?!\d))?/
  .source

const standards = collectCandidates(
  (family) => family.standards,
  ({ number, part }) => [keyOf(number, part)],
)

/** `DIN 1530-1`, `DIN ISO 6751`, `DIN 1530 Teil 3:2017-11`. */
export function standardRecogniser(assortment: Assortment): Recogniser {
  const notStocked = new Set(
    assortment.standards.filter(({ form }) => form === null).map(({ number, part }) => keyOf(number, part)),
  )
  return recognise(
    new RegExp(`${body}[\\s-]*(\\d{1,5})(?!\\d|[.,]\\d)${year}${part}${year}`),
    ([text = '', number = '', dashed, spelled]) => {
      const key = keyOf(number, dashed ?? spelled)
      const found = standards.get(key)
      if (found !== undefined) return [{ kind: 'standard', number, ...found }]
      return [{ kind: 'rejection', reason: notStocked.has(key) ? 'familyNotStocked' : 'unknownStandard', detail: text }]
    },
  )
}

/** `ZYL.STIFT 8734 8M6X40`: the number alone, behind a part that the standard describes. */
export const recogniseBareStandard: Recogniser = recognise(
  new RegExp(`(\\d{3,5})${part}(?![\\dx.,/]|\\s*(?:x|mm))`),
  ([, number = '', dashed, spelled], before) => {
    const found = standards.get(keyOf(number, dashed ?? spelled))
    const last = before.at(-1)
    const isOfPart = last?.kind === 'family' && found?.families.some((code) => last.families.includes(code))
    return found !== undefined && isOfPart === true ? [{ kind: 'standard', number, ...found }] : null
  },
)

function keyOf(number: string, part: string | null | undefined): string {
  return part ? `${number}-${part}` : number
}

/** `Form AH`, `Typ C`. */
export const recogniseForm: Recogniser = recognise(
  /(?:form|type|typ|ausfuehrung|ausf)(?![a-z])\.?\s*[:=]?\s*([a-z]{1,3})(?![a-z=:]|\s*[=:])/,
  ([, letter = '']) => [{ kind: 'form', letter: letter.toUpperCase(), isLoose: false }],
)

const loose = looseForms.toSorted((a, b) => b.length - a.length).join('|')

/** A letter directly behind a standard: `DIN 1530 A`, `DIN 1530 AH3,2x160`; `D3` would be a diameter. */
export const recogniseFormBehindStandard: Recogniser = recognise(
  new RegExp(`((?:${loose})(?=\\d)|[a-z]{1,3}(?![a-z0-9=:]|\\s*[=:]))`),
  ([, letter = ''], before) => {
    const form = letter.toUpperCase()
    // Any other letter here is reported as an unknown form rather than as an unknown word.
    const isForm = before.at(-1)?.kind === 'standard' && (formLetters.has(form) || /^[A-G]$/.test(form))
    return isForm ? [{ kind: 'form', letter: form, isLoose: false }] : null
  },
)

const longLoose = looseForms
  .filter((letters) => letters.length > 1)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const size = '\\d+(?:\\.\\d+)?'

/**
 * A letter elsewhere: `Auswerferstift AH 3,2x160`, `A12x160`. A single one in lower case is a word of some languages; B,
 * D and E before a figure are symbols of sizes, but `Platte B 246x296x46` has all three sizes of a plate.
 */
export const recogniseLooseForm: Recogniser = recognise(
  new RegExp(
    [
      `((?:(?-i:[ACF])|${longLoose})(?:(?![a-z0-9=:.]|\\s*[=:])|(?=${size}\\s*x\\s*\\d))`,
      `(?-i:[BDE])(?![a-z0-9=:.]|\\s*[=:]|\\s*\\d)`,
      `(?-i:B)(?=\\s+${size}\\s*x\\s*${size}\\s*x))`,
    ].join('|'),
  ),
  ([, letter = '']) => [{ kind: 'form', letter: letter.toUpperCase(), isLoose: true }],
)

/** `D-HEAD`: a letter beside the head may be a shape as well as a form, so it is asked about. */
export const recogniseLetterOfHead: Recogniser = recognise(/(?-i:[A-Z])[\s-]?(?:head|kopf)(?![a-z])/, ([text = '']) => [
  { kind: 'rejection', reason: 'unknownWord', detail: text },
])

const codes = families
  .map(({ code }) => code)
  .filter((code) => !formLetters.has(code) && code !== 'AB' && code !== 'AS')

/** `FS 22x56x75`: the letters of our article numbers as the name of a part. */
export const recogniseFamilyCode: Recogniser = recognise(
  new RegExp(`(?-i:(${codes.join('|')}))(?=[\\s-]?${size}\\s*x\\s*\\d)`),
  ([, code = ''], before) => {
    const isNamed = before.some(({ kind }) => kind === 'family' || kind === 'standard')
    return isNamed ? null : [{ kind: 'family', families: [code], meant: code }]
  },
)
