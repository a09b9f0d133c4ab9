import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesDiameter, namesKind, statesLength } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { asksForCut, mayChangePart } from '../../rows/read-cells.ts'
import { namesWork } from '../../work-words.ts'
import { agreed } from '../corrections/agreed-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { withoutFormer } from '../corrections/read-correction.ts'
import { namesAll } from '../lines/all-words.ts'
import { readBecoming, readFromTo } from './becoming.ts'
import { agreesAlone, clausesOfKinds, isOffered } from './clauses-of-kinds.ts'
import { saysEnough } from './enough-words.ts'
import { kindStems, singular, stemOf, withoutKinds } from './kind-stems.ts'
import { readPostponed } from './postponed.ts'
import { asksForCertificate, certified } from './read-certificate.ts'
import { readSaid } from './read-said.ts'
import { clauseEnds, clauseOf, type Reference, saidOf, withoutWord } from './reference.ts'

const cancelled = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')
const corrected = new RegExp(String.raw`(?<!\p{L})${anyChange('correction')}(?!\p{L})`, 'u')
const only = new RegExp(String.raw`(?<!\p{L})${anyChange('only')}(?!\p{L})`, 'u')
/** Other words for "only" are also conjunctions. */
const onlyOfKinds =
  /(?<!\p{L})(?:only|nur|jen|pouze|solo|solamente|unicamente|soltanto|seulement|uniquement|csak|slechts|alleen|tylko|jedynie|apenas|somente|doar|numai|endast|bara|samo)(?!\p{L})/u

/** Reads what a line says about each kind of parts, as one of them may be fine and the next one changed. */
export function readKinds(line: string, folded: string): Reference[] {
  const clauses = clausesOfKinds(line)
  const said = clauses.length < 2 ? [] : clauses.map((clause) => readKind(clause, foldLetters(clause)))
  const isApart = said.length > 0 && said.every(({ length }, at) => length > 0 || agreesAlone(clauses[at] ?? ''))
  return isApart ? said.flat() : readKind(line, folded)
}

/** Reads `die Hülsen nur 2 Stück`, `the sleeves are no longer needed`: a kind with a change. */
function readKind(line: string, folded: string): Reference[] {
  const stems = kindStems(folded)
  if (stems.length === 0) return []
  const clauses = line.split(clauseEnds)
  const at = clauses.findIndex((part) => stems.some((stem) => foldLetters(part).includes(stem)))
  const [named = line, next = ''] = at < 0 ? [] : clauses.slice(at)
  // "Of the springs, 4 will do"
  const clause = saysEnough(foldLetters(next)) && !/\d/.test(named) ? `${named} ${next}` : named
  const plain = withoutKinds(clause, stems)
  const left = readWithout(line, folded)
  if (left.length > 0) return left
  const now = readBecoming(plain)
  const change = readFromTo(plain)
  if (change !== null) return [{ positions: [], stems, ...saidOf(''), ...change, isWork: false }]
  if (now !== '') return [{ positions: [], stems, ...saidOf(''), quantity: now, isWork: false }]
  const said = readSaid(plain)
  const later = readPostponed(clause)
  if (later !== '') return [{ positions: [], stems, ...saidOf(later), isWork: false }]
  const isChange =
    cancelled.test(folded) ||
    said.factor !== 1 ||
    ((only.test(folded) || corrected.test(folded) || saysEnough(folded) || withoutFormer(clause) !== clause) &&
      said.quantity !== '')
  if (isChange) return [{ positions: [], stems, ...said, isWork: false }]
  if (asksForCertificate(clause))
    return [{ positions: [], stems: kindStems(foldLetters(clause)), ...workOf(certified) }]
  const kept = /\d/.test(line) || namesWork(clause) ? [] : clauses.flatMap(readOnlyKinds)
  if (kept.length > 0) return kept
  if (!namesWork(clause) && !asksForCut(clause) && !statesOther(clause)) return []
  const work = [clause, ...clauses.slice(at + 1).filter((part) => /\d/.test(part))].join(', ')
  return [{ positions: [], stems, ...workOf(withoutOrdering(withoutKinds(work, stems))) }]
}

function workOf(words: string): Omit<Reference, 'positions' | 'stems'> {
  return { ...saidOf(words), isWork: true }
}

const withoutKind = new RegExp(String.raw`(?<!\p{L})(?:${withoutWord})\s+(?=[^.;!?]*$|[^.;!?]*[.;!?])`, 'u')

/** Reads `all as quoted, without the sleeves`: only an order of all parts leaves out a kind, as others lack a part of themselves. */
function readWithout(line: string, folded: string): Reference[] {
  const found = withoutKind.exec(folded)
  const words = (folded.slice(0, found?.index).match(/\p{L}+/gu) ?? []).some(
    (word) => agreed.has(word) || isOffered(word),
  )
  if (found === null || !(words || namesAll(folded.slice(0, found.index)))) return []
  const said = clauseOf(line.slice(found.index))
  const stems = kindStems(foldLetters(said))
  return stems.length === 0 ? [] : [{ positions: [], stems, ...saidOf(said.trim()), isWork: false }]
}

/** Reads `only the core pins and the guide bushes`, which leaves out all other kinds. */
function readOnlyKinds(clause: string): Reference[] {
  const folded = foldLetters(clause)
  const found = onlyOfKinds.exec(folded)
  if (found === null) return []
  const kinds = folded.slice(found.index + found[0].length).split(betweenKinds)
  return kinds.filter(namesKind).map((kind) => {
    const stems = (kind.match(/\p{L}{3,}/gu) ?? []).filter((word) => namesKind(word) || !isOrdering(word))
    return {
      positions: [],
      stems: stems.map((word) => singular(stemOf(word))),
      words: '',
      quantity: '',
      former: null,
      isOnly: true,
      factor: 1,
      isWork: false,
    }
  })
}

const betweenKinds = new RegExp(String.raw`\s*,\s*|\s+${joining}\s+`, 'u')

/** Whether a clause states a length although it names no part by its sizes: `the sleeves 187.5 long` */
function statesOther(clause: string): boolean {
  return !namesDiameter(clause) && /\d{2}/.test(clause) && (mayChangePart(clause) || statesLength(clause))
}
