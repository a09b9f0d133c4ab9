import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesOwnStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { ownVerb } from '../sentences/without-owned.ts'
import { doubtQuantity, type MailReading, type MailRow, ofKind } from './mail-reading.ts'

/** "For" and what else leads to the part with which another one goes, per language and in folded letters. */
const leading = {
  de: '(?:passend |gehor\\p{L}* )?(?:fur|zu[mr]?|an|bei[m]?)',
  en: '(?:to (?:suit|fit|go with|match)|matching|for)',
  cs: '(?:na|pro|k|ke|do)',
  es: 'para',
  fr: 'pour',
  hu: 'a|az',
  it: 'per',
  nl: '(?:passend )?(?:voor|bij)',
  pl: 'do|na|dla',
  pt: 'para',
  ro: 'pentru|la',
  se: 'till|for',
  sl: 'za|k',
} as const
/** `for the upper sleeve`, at the end of a clause */
const goesWith = new RegExp(
  String.raw`[\s,(–-]+(?:${Object.values(leading).join('|')})\s(?:\p{L}{1,6}['’]\s?)?(?:\p{L}+\s){0,3}\p{L}+\s*\)?[.\s]*$`,
  'u',
)
const goesWithFirst = new RegExp(String.raw`(?=\s(?:${Object.values(leading).join('|')})\s)`, 'iu')
/** The Hungarian "for" is an ending. */
const hungarianFor = /h[oe]z$/u
/** A plate is a place where another part of the same name may have a number of its own. */
const plates = /(?<!\p{L})\p{L}*(?:plat|plaq|plac|piastr|plyt|desk|lap|plosc|plac|chap)\p{L}*/u
const clauseStart = /[,;(]\s*|\s[–-]\s/u
const owned = new RegExp(
  String.raw`(?<!\p{L})${ownVerb}(?!\p{L})|(?:already|schon|deja|gia|juz|uz|redan|ze) (?:here|da|la|qui|tu|har|tukaj)(?!\p{L})`,
  'u',
)
const several = new RegExp(String.raw`(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const maxTail = 120

/**
 * Removes from a part the other one with which it goes, and that the buyer has that one: `core pins 10x315 for the upper
 * sleeve`, `sleeves 8x12x200, we have the pins`. Rows of the other kind are left open, if the buyer has it.
 * @param writtenAt the line as it was written
 */
export function withoutOtherKinds({ rows }: MailReading, writtenAt: (line: number) => string): void {
  for (const row of rows) {
    row.requested = withoutPurposeOfName(row.requested)
    const [before = '', sizes = '', behind = ''] = splitSizes(row.requested) ?? []
    if (behind.length > maxTail || !namesKind(before) || !namesKind(behind)) continue
    const found = findPurpose(before, behind)
    if (found !== null) row.requested = `${before}${sizes}${behind.slice(0, found)}`
    else leaveOwned(rows, row, writtenAt(row.line))
  }
}

/** `core pins for the upper sleeve, hardened, 10x315` */
function withoutPurposeOfName(requested: string): string {
  const name = requested.slice(0, Math.max(0, requested.indexOf(',')))
  const [kind = ''] = name.length > maxTail || /\d/.test(name) ? [] : name.split(goesWithFirst)
  const found = kind === '' || !namesKind(kind) ? null : findPurpose(kind, name.slice(kind.length))
  return found === null ? requested : `${kind}${requested.slice(name.length)}`
}

/** Returns where the words begin for the part with which another one goes; null without them. */
function findPurpose(before: string, behind: string): number | null {
  const found = goesWith.exec(foldLetters(behind))
  const said = found?.[0] ?? ''
  if (found === null || !namesOther(before, said) || plates.test(said) || several.test(said)) return null
  const isHungarian = /^[\s,(–-]+az?\s/.test(said)
  return isHungarian && !hungarianFor.test(said.replace(/[^\p{L}]+$/u, '')) ? null : found.index
}

/** Whether words without figures name a kind that the part is none of, and nothing else of a part. */
function namesOther(before: string, said: string): boolean {
  const stems = kindStems(foldLetters(said))
  const own = foldLetters(before)
  const words = said.match(/\p{L}+/gu) ?? []
  return (
    stems.length > 0 &&
    !/\d/.test(said) &&
    !denial.test(foldLetters(said)) &&
    !stems.some((stem) => own.includes(stem)) &&
    !words.some((word) => belongsToPart(word) && !namesKind(word)) &&
    !namesWork(said) &&
    !namesCut(said)
  )
}

function leaveOwned(rows: readonly MailRow[], row: MailRow, written: string): void {
  const [before = '', sizes = '', behind = ''] = splitSizes(row.requested) ?? []
  const start = clauseStart.exec(behind)
  const rest = behind.slice(start?.index)
  const clause = (splitSizes(written)?.[2] ?? '').split(clauseStart).find((text) => namesOther(before, text)) ?? ''
  const folded = foldLetters(clause)
  const isOwned = (owned.test(folded) || namesOwnStock(clause)) && !several.test(folded) && !clause.includes('?')
  if (start === null || !isOwned || !namesOther(before, rest)) return
  // What goes with a part has its first size: the pins of a sleeve, the bushes of a pillar.
  const fitting = rows.filter((each) => each !== row && firstSizeOf(each) === firstSizeOf(row))
  ofKind(fitting, kindStems(folded)).forEach(doubtQuantity)
  row.requested = `${before}${sizes}${behind.slice(0, start.index)}`
}

function firstSizeOf({ requested }: MailRow): string {
  return sizesOf(requested).split('x', 1).join()
}
