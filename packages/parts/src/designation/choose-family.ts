import type { Assortment } from '../assortment.ts'
import { type Family, families, findFamily } from '../families/families.ts'
import type { FamilyForm } from '../families/family.ts'
import { collectCandidates } from './candidates.ts'
import type { Candidates, Fact } from './fact.ts'
import { isSleeve } from './general-bush.ts'
import { type Rejection, reject } from './part-request.ts'

/** The meaning of a form letter: `AH` of DIN 1530 is a cylindrical head, through-hardened. */
export interface Form extends Candidates {
  letter: string
  /** The material that is proposed first if the text names none; null if the letter means none. */
  material: string | null
  /** AH names its material. A named only the head before the standard was divided, so words come first. */
  namesMaterial: boolean
  /** The materials of all letters of the standard. */
  materials: readonly string[]
}

const forms = collectCandidates(
  (family) => family.forms,
  ({ standard, letter }) => [keyOf(standard, letter)],
)

/** People use the form letters of this standard without its number, beside the word for an ejector pin. */
const pinStandard = '1530'
const pins: readonly string[] = families
  .filter(({ standards }) => standards.some(({ number }) => number === pinStandard))
  .flatMap((family) => [family.code, ...family.standards.flatMap(({ or = [] }) => or)])

/** All letters of forms, in capitals. */
export const formLetters: ReadonlySet<string> = new Set(
  families.flatMap((family) => family.forms.map(({ letter }) => letter)),
)

/** Letters, in lower case, that mean a form without the word "Form". `b` and `d` are labels of sizes instead. */
export const looseForms: readonly string[] = families
  .flatMap((family) => family.forms.flatMap(({ standard, letter }) => (standard === pinStandard ? [letter] : [])))
  .map((letter) => letter.toLowerCase())
  .filter((letter) => letter !== 'b' && letter !== 'd')

/**
 * Finds the form letter of a text in the table of its standard; beside the word for an ejector pin that of DIN 1530.
 * @returns null if the text has none
 */
export function readForm(facts: readonly Fact[], assortment: Assortment): Form | Rejection | null {
  const said = facts.filter((fact) => fact.kind === 'form')
  const letters = new Set(said.map((fact) => fact.letter))
  const [letter, second] = letters
  if (letter === undefined) return null
  const isLoose = said.every((fact) => fact.isLoose)
  const tables = tablesOf(facts).filter((number) => forms.has(keyOf(number, letter)) && (number !== null || isLoose))
  const isStandardNamed = facts.some(({ kind }) => kind === 'standard')
  const [table, ...others] = tables.includes(null) && !isStandardNamed ? [null] : tables
  if (table === undefined || second !== undefined) return reject('unknownForm', [...letters].join(' '))
  const found = joinForms([table, ...others].flatMap((number) => forms.get(keyOf(number, letter)) ?? []))
  const rows = assortment.standards.filter(({ number, form }) => number === table && form !== null)
  const material = rows.find(({ form }) => form === letter)?.material ?? null
  const namesMaterial = material !== null && letter.endsWith('H')
  return { ...found, letter, material, namesMaterial, materials: rows.flatMap((row) => row.material ?? []) }
}

/** Two standards may use one letter for two families. */
function joinForms(found: readonly Candidates[]): Candidates {
  const codes = new Set(found.flatMap(({ families }) => families))
  const meant = new Set(found.map((each) => each.meant))
  const [only = null, second] = meant
  return { families: [...codes], meant: second === undefined ? only : null }
}

/**
 * Returns the standards whose letters the text may use: those that it names, else those of the named families. Null
 * stands for letters that need no standard.
 */
function tablesOf(facts: readonly Fact[]): readonly FamilyForm['standard'][] {
  const standards = facts.flatMap((fact) => (fact.kind === 'standard' ? [fact.number] : []))
  const named = facts.flatMap((fact) => ('families' in fact ? [fact.families] : []))
  if (named.length === 0 || named.some((codes) => codes.every((code) => pins.includes(code)))) {
    return [...standards.filter((number) => number !== pinStandard), pinStandard]
  }
  const formsOf = (code: string) => findFamily(code)?.forms.map(({ standard }) => standard) ?? []
  const own = [...new Set(named.flat().flatMap(formsOf))]
  return standards.length > 0 ? [...standards, ...own.filter((number) => number === null)] : own
}

function keyOf(standard: FamilyForm['standard'], letter: string): string {
  return `${standard ?? ''} ${letter}`
}

/**
 * Only one family is made of these: screws of other property classes may have any head, and only guide bushes are of
 * bronze.
 */
const telling: ReadonlySet<string> = new Set(['12.9', 'CuZn25Al5'])

/** Returns the one family with which all facts of the text agree. */
export function chooseFamily(
  facts: readonly (Fact & { source?: string })[],
  form: Form | null,
  { materials }: Assortment,
): Family | Rejection {
  const candidates = facts.flatMap(candidatesOf)
  if (form !== null) candidates.push(form)
  if (candidates.length === 0 && isCapScrew(facts, materials)) candidates.push({ families: ['SZ'], meant: 'SZ' })
  if (candidates.length === 0) return reject('familyMissing')
  const shared = narrow(candidates, facts)
  if (shared.length === 0) return reject('familyContradictory')
  if (form !== null && form.meant === null && shared.length > 1) return reject('unknownForm', form.families.join(' '))
  if (shared.includes('FB') && isSleeve(facts)) return findFamily('AH') ?? reject('familyMissing')
  // "Schraube" alone may mean other screws than the only ones that the shop sells.
  const isLoose = candidates.every(({ families, meant }) => families.length === 1 && meant === null)
  const namesSteel = facts.some(
    (fact) => fact.kind === 'material' && fact.codes.every((code) => telling.has(materials.get(code)?.steel ?? '')),
  )
  if (isLoose && !namesSteel) return reject('familyMissing', shared.join(' '))
  const code = shared.length === 1 ? shared[0] : (meantOf(candidates, shared) ?? pinOf(facts, shared, materials))
  const family = code === undefined ? undefined : findFamily(code)
  return family ?? reject('familyMissing', shared.join(' '))
}

/** Millimetres. A longer pin may be an ejector pin that is cut; these are sold from 100 on. */
const maxDowelLength = 80

/**
 * `6x200 nitrided pins`: dowels are hardened, and nobody calls a core only a pin. `pins 8x40`: no other pin is that
 * short. A text that names the steel may describe any pin.
 */
function pinOf(
  facts: readonly Fact[],
  shared: readonly string[],
  materials: Assortment['materials'],
): string | undefined {
  const said = facts.filter((fact) => fact.kind === 'material')
  const isNitrided = said.some(({ chosen }) => materials.get(chosen ?? '')?.finish.includes('nitrided') === true)
  const isAnyPin = shared.includes('AZ') && shared.includes('ST')
  if (!isAnyPin || said.some(({ steel }) => steel !== null)) return undefined
  return isNitrided ? 'AZ' : facts.some(isShort) ? 'ST' : undefined
}

function isShort(fact: Fact): boolean {
  if (fact.kind !== 'chain' || fact.slashed || fact.measures.length !== 2) return false
  return (fact.measures[1]?.value ?? maxDowelLength) < maxDowelLength
}

/** `M8x30 12.9`: screws of this class have a cylindrical head unless the text names another one. */
function isCapScrew(facts: readonly Fact[], materials: Assortment['materials']): boolean {
  const isThread = (fact: Fact) => fact.kind === 'chain' && fact.measures[0]?.label === 'm'
  const isOfClass = (fact: Fact) =>
    fact.kind === 'material' && fact.codes.every((code) => materials.get(code)?.steel === '12.9')
  return facts.some(isThread) && facts.some(isOfClass)
}

function candidatesOf(fact: Fact): Candidates[] {
  if (fact.kind === 'family' || fact.kind === 'standard') return [fact]
  if (fact.kind !== 'number') return []
  const { family } = fact.number
  return [{ families: [family], meant: family }]
}

function narrow(candidates: readonly Candidates[], facts: readonly Fact[]): string[] {
  const [first, ...others] = candidates.map((each) => each.families)
  const shared = (first ?? []).filter((code) => others.every((codes) => codes.includes(code)))
  // "flach" means a blade for ejector pins, but a flat seat for sprue bushings.
  const isFlat = facts.some((fact) => fact.kind === 'flat' && !fact.isSeat)
  const blades = isFlat ? shared.filter(isBlade) : []
  return blades.length > 0 ? blades : shared
}

/** Whether parts of a family have a blade. */
export function isBlade(code: string): boolean {
  return findFamily(code)?.sizes.some(({ key }) => key === 'flatStrength') === true
}

/** Returns the family that the most specific candidates mean. */
function meantOf(candidates: readonly Candidates[], shared: readonly string[]): string | undefined {
  return candidates
    .toSorted((a, b) => a.families.length - b.families.length)
    .map(({ meant }) => meant)
    .find((meant): meant is string => meant !== null && shared.includes(meant))
}
