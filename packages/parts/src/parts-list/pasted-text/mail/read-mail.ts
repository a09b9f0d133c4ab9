import { hasSizes, namesKind } from '../../cell-content.ts'
import { asksForCut, shortenGaps } from '../../rows/read-cells.ts'
import { answerInChat, withoutAnsweredQuestions } from '../corrections/answered-questions.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { splitChanges } from '../corrections/read-change.ts'
import { areAnswersInBrackets, splitAnswer } from '../corrections/split-answers.ts'
import { splitInstead } from '../corrections/split-instead.ts'
import { withoutMistaken } from '../corrections/without-mistaken.ts'
import { cleanLine } from '../lines/clean-line.ts'
import { readCountedNoun } from '../lines/counted-noun.ts'
import { sayCountsOfColumn } from '../lines/counts-of-column.ts'
import { withoutFormerLines } from '../lines/former-lines.ts'
import { joinLines, lineOf } from '../lines/join-lines.ts'
import { sayBracketed } from '../lines/say-bracketed.ts'
import { sayCounts } from '../lines/say-counts.ts'
import { sayHeadedLengths } from '../lines/say-headed-lengths.ts'
import { splitFurtherLength } from '../lines/split-further-length.ts'
import { splitInlineList } from '../lines/split-inline-list.ts'
import { splitParagraph } from '../lines/split-paragraph.ts'
import { multiplyPieces, statePieces } from '../moulds/mould-pieces.ts'
import { readMouldsOfLines } from '../moulds/mould-sections.ts'
import { statesPerMould } from '../moulds/per-mould.ts'
import { splitMouldSentences } from '../moulds/pieces-of-several.ts'
import { isAboutMoulds } from '../moulds/read-moulds.ts'
import { saySpares } from '../moulds/say-spares.ts'
import { sumShares } from '../moulds/sum-shares.ts'
import { withoutCounting } from '../omissions/without-counting.ts'
import { withoutDictatedSigns } from '../omissions/without-dictated-signs.ts'
import { withoutGaps } from '../omissions/without-gaps.ts'
import { withoutOfferedPrices } from '../omissions/without-offered-prices.ts'
import { messagesOf, withoutSpeakers } from '../omissions/without-speakers.ts'
import { readWithChanges } from '../quoted-changes/read-with-changes.ts'
import { applyReferences } from '../references/apply-references.ts'
import { readLetters } from '../references/read-letters.ts'
import { sayFigures } from '../references/say-figures.ts'
import { sayPositions } from '../references/say-positions.ts'
import { sayRaised } from '../references/say-raised.ts'
import { withoutKnownCounts } from '../sentences/known-counts.ts'
import { doubtLost, withoutToldLosses } from '../sentences/told-losses.ts'
import { withoutExplained } from '../sentences/without-explained.ts'
import { withoutOwned } from '../sentences/without-owned.ts'
import { withoutSentence } from '../sentences/without-sentence.ts'
import { withoutThresholds } from '../sentences/without-thresholds.ts'
import { addUnread } from './add-unread.ts'
import { changeQuoted } from './change-quoted.ts'
import { concludeCount } from './conclude-count.ts'
import { doubtCountedKinds } from './doubt-counted-kinds.ts'
import { doubtOrdinals } from './doubt-ordinals.ts'
import { doubtOtherSources } from './doubt-other-sources.ts'
import { doubtReturned } from './doubt-returned.ts'
import { doubtUnknownWords } from './doubt-unknown-words.ts'
import { doubtUnread } from './doubt-unread.ts'
import { doubtRates } from './doubtful-count.ts'
import { doubtDropped, doubtOnlyForOne } from './dropped-kinds.ts'
import { findWork, keepWork, saidOf } from './keep-work.ts'
import { doubtLeftOut } from './left-out-kinds.ts'
import { beginReading, type MailRow } from './mail-reading.ts'
import {
  doubtAllChanged,
  doubtAnswered,
  doubtNamed,
  doubtRest,
  doubtUnnamed,
  levelsOf,
  numberQuoted,
} from './quoted-parts.ts'
import { readLine } from './read-line.ts'
import { resizeQuoted } from './resize-quoted.ts'
import { shareCut } from './share-cut.ts'
import { shareMaterialAbove } from './share-material.ts'
import { doubtUndecided } from './undecided-parts.ts'
import { addUnplaced } from './unplaced-parts.ts'
import { withoutBeside } from './without-beside.ts'
import { withoutOtherKinds } from './without-other-kinds.ts'

/**
 * Reads the parts that a mail asks for, whatever surrounds them: quotes of replies, list numbers, greetings and
 * signatures. A line that may name a part is never left out.
 */
export function readMail(text: string): MailRow[] {
  const lines = withoutGaps(shortenGaps(text).split('\n'))
  const rows = readWithChanges(
    lines.map(({ text }) => text),
    readLines,
  )
  return rows.map((row) => ({ ...row, line: lines[row.line]?.place ?? 0 }))
}

/** The rows that a sentence may change; of a longer list it hardly means an earlier one. */
const maxWatched = 300

/** `Pos. 1 -> ` */
const arrow = /^(\s*(?:\p{L}{1,8}\.?\s*)?\d{1,3}[.):]?)\s*(?:[-–=]+>|[→➔»])\s+(?=\S)/u

/** Long dashes between words are written as short ones: `6x160 — 20` */
const longDash = /(?<=\S)\s—\s(?=\S)/g

function withoutArrow(written: string): string {
  const line = written.replace(longDash, ' – ')
  const [said = '', position = ''] = arrow.exec(line) ?? []
  return said === '' ? line : `${position.replace(/[.):]$/, '')}) ${line.slice(said.length)}`
}

function readLines(lines: readonly string[]): MailRow[] {
  const said = withoutDictatedSigns(sayHeadedLengths(sayCountsOfColumn(lines.map(withoutArrow))))
  const written = withoutBeside(withoutMistaken(said))
  const levels = levelsOf(written)
  const current = withoutFormerLines(written)
  const spoken = withoutSpeakers(current)
  const joined = joinLines(spoken, levels, messagesOf(current, spoken))
  const inBrackets = areAnswersInBrackets(written, levels)
  const areOfMoulds = written.some(statesPerMould)
  const deepest = Math.max(0, ...levels)
  const cleanedLines = joined.flatMap((said) => {
    const level = levels[said.pieces[0]?.line ?? 0] ?? 0
    const [offered, answer] = splitAnswer(withoutThresholds(said.text), inBrackets && level > 0)
    const pieces = splitInlineList(offered)
      .flatMap(splitParagraph)
      .flatMap(splitFurtherLength)
      .flatMap(splitChanges)
      .flatMap(splitInstead)
      .flatMap(splitMouldSentences)
      .flatMap((piece) => (areOfMoulds ? saySpares(piece) : [piece]))
    const whole = said.pieces.map(({ line }) => lines[line] ?? '').join(' ')
    const own = pieces.map((piece) => {
      const numbered = level < deepest ? sayPositions(sayFigures(piece)) : piece
      return { said, level, written: pieces.length > 1 ? piece : whole, ...cleanLine(sayRaised(numbered)) }
    })
    return answer === '' ? own : [...own, { said, level: level - 1, written: answer, ...cleanLine(answer) }]
  })
  const cleaned = answerInChat(withoutAnsweredQuestions(withoutOfferedPrices(cleanedLines)))
  const letters = readLetters(cleaned.map(({ text }) => text))
  const isNumbered = cleaned.map(({ position, text, whole }) => position !== null && text !== whole)
  const uncounted = withoutCounting(
    letters.map(({ text }) => text),
    isNumbered,
  )
  const texts = uncounted.map(({ text }) => text)
  const counted = readMouldsOfLines(texts).map(({ line, moulds }) => {
    const concluded = concludeCount(line, moulds.moulds) ?? sumShares(line)
    return concluded === null
      ? statePieces(isAboutMoulds(line) && !isCancelled(line) ? '' : line, moulds)
      : { line: concluded, times: 1 }
  })
  const reading = beginReading(
    sayBracketed(counted.map(({ line }) => sayCounts(line))),
    cleaned.map(({ level }) => level),
  )
  const lastSized = reading.lines.findLastIndex(hasSizes)
  // The moulds are those of the line with the pieces, which may stand above or below the part.
  const countedAt = new Map<MailRow, number>()
  const unused = new Set<number>()
  cleaned.forEach(({ whole, position }, index) => {
    const owned = withoutOwned(reading, index, reading.lines[index] ?? '')
    const told = withoutToldLosses(reading.lines, reading.levels, index, owned)
    const said = withoutKnownCounts(reading, withoutExplained(reading, told))
    reading.lines[index] = said
    if (said === '') return
    const before = reading.rows.length
    const { next } = reading
    const above = reading.rows.at(-1)
    const formerQuantity = above?.quantity
    const work = findWork(said, reading.rows.length > 0 && index > lastSized)
    const former = work.length === 0 ? [] : reading.rows.map(saidOf)
    const watched = namesKind(said) && !hasSizes(said) ? reading.rows.slice(-maxWatched) : null
    const formerly = watched?.map(saidOf)
    readLine(reading, index, whole, letters[index]?.position ?? uncounted[index]?.position ?? position)
    const added = reading.rows.slice(before)
    if (above !== undefined && above.quantity !== formerQuantity) countedAt.set(above, index)
    const [row] = added
    const isHeaded = next.line === index - 1 && next.quantity !== ''
    if (isHeaded && row?.quantity === next.quantity) countedAt.set(row, next.line)
    if (added.length > 0 || reading.next.line === index) doubtUnread(reading, index, added)
    addUnread(reading, index, added)
    keepWork(reading, index, { work, added, former })
    const isChanged = watched?.some((row, at) => saidOf(row) !== formerly?.[at]) ?? true
    const isNext = reading.next.line === index && reading.next.quantity !== ''
    const isUsed = added.length > 0 || isChanged || isNext
    if (!isUsed) unused.add(index)
  })
  const { rows, references, tolerance } = reading
  // What other lines say of a part stays with it.
  for (const row of rows) {
    const counted = row.quantity === '' ? readCountedNoun(row.requested) : null
    Object.assign(row, counted)
    doubtLost(reading.lines[row.line] ?? '', row)
    row.requested = withoutSentence(row.requested)
  }
  shareCut(reading)
  shareMaterialAbove(reading)
  numberQuoted(reading)
  addUnplaced(reading, (line) => cleaned[line]?.position ?? null)
  doubtNamed(reading)
  doubtOrdinals(reading)
  doubtUnnamed(reading)
  doubtCountedKinds(reading)
  doubtRest(reading)
  doubtDropped(reading)
  const writtenAt = (line: number) => cleaned[line]?.written ?? ''
  const isMultiplied = counted.some(({ times }) => (times ?? 1) > 1)
  const textAt = (line: number) => cleaned[line]?.said.text ?? ''
  doubtAllChanged(reading, (line) => (isMultiplied ? '' : textAt(line)))
  doubtOnlyForOne(reading, writtenAt)
  doubtRates(rows, textAt)
  doubtUndecided(rows, writtenAt)
  withoutOtherKinds(reading, writtenAt)
  doubtOtherSources(reading, writtenAt)
  doubtReturned(reading, writtenAt)
  const referred = rows.map(saidOf)
  applyReferences([...references.values()].flat(), rows)
  const isReferred = referred.some((said, at) => said !== saidOf(rows[at]))
  doubtUnknownWords(reading, isReferred ? new Set([...unused].filter((line) => !references.has(line))) : unused)
  doubtLeftOut(reading, writtenAt)
  const read = rows.map((row) => {
    const said = cleaned[row.line]?.said
    return {
      ...row,
      quantity: multiplyPieces(row.quantity, counted[countedAt.get(row) ?? row.line]?.times ?? null),
      line: said === undefined ? 0 : lineOf(said, row.requested),
      tolerance: asksForCut(row.requested) ? tolerance : '',
    }
  })
  const told = written.map((line, at) => withoutExplained(reading, withoutToldLosses(written, levels, at, line)))
  return doubtAnswered(changeQuoted(resizeQuoted(read, levels, written), levels, written), levels, told)
}
