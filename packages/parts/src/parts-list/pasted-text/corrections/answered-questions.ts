import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { firstMentions, splitSizes } from '../lines/split-mentions.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { agreed, denial } from './agreed-words.ts'
import { isCancelled } from './change-words.ts'

interface Line {
  text: string
  /** How often the line was quoted. */
  level: number
}

/**
 * Removes the question behind a quoted part that the line below it answers by what it asked for: a material or the pieces
 * that are there. Any other question stays with its part, as "yes" may mean either.
 */
export function withoutAnsweredQuestions<Said extends Line>(lines: readonly Said[]): Said[] {
  const answered = new Set<Said>()
  return lines.map((line, at) => {
    if (answered.has(line)) return { ...line, text: '' }
    const answer = line.level > 0 && /\?\)?$/.test(line.text) ? lines[at + 1] : undefined
    const asked = answer === undefined || answer.level >= line.level ? null : splitQuestion(line.text)
    if (asked === null || answer === undefined) return line
    const size = chosenSize(asked, answer.text) ?? chosenClass(asked, answer.text)
    if (size !== null) {
      answered.add(answer)
      return { ...line, text: `${asked.part}, ${size}` }
    }
    const isAnswered =
      namesAskedMaterial(asked, answer.text) || namesAskedCount(asked, answer.text) || namesPieces(asked, answer.text)
    return isAnswered ? { ...line, text: asked.part } : line
  })
}

/** A longer message is hardly a question of two materials or its answer. */
const maxMessage = 80

/**
 * Puts the material into a part of a chat that the two messages below it ask for and answer: `pins 6x125, 8 pcs`, `hardened
 * or nitrided?`, `hardened`. A part that has a material stays as it is.
 */
export function answerInChat<Said extends Line>(lines: readonly Said[]): Said[] {
  const written = lines.flatMap((line, at) => (line.text.trim() === '' ? [] : at))
  const texts = new Map<number, string>()
  written.forEach((at, place) => {
    const [part, question, answer] = [at, written[place + 1] ?? -1, written[place + 2] ?? -1].map(
      (index) => lines[index],
    )
    if (part === undefined || question === undefined || answer === undefined) return
    if (question.level !== part.level || answer.level !== part.level) return
    const isTakenBack = written.slice(place + 3, place + 5).some((index) => namesOther(lines[index]?.text ?? ''))
    const material = isTakenBack ? null : chosenMaterial(question.text, answer.text)
    const sizes = material === null ? null : splitSizes(part.text)
    if (sizes === null || firstMentions(part.text).length !== 1 || wordsOf(part.text).some(belongsToPart)) return
    texts.set(at, `${sizes[0]}${sizes[1]} ${material}${sizes[2]}`)
    texts.set(written[place + 1] ?? -1, '')
    texts.set(written[place + 2] ?? -1, '')
  })
  return texts.size === 0 ? [...lines] : lines.map((line, at) => ({ ...line, text: texts.get(at) ?? line.text }))
}

/** Whether a message has a material of no part of its own, which may take back the one before it: `no, nitrided` */
function namesOther(message: string): boolean {
  return !hasSizes(message) && wordsOf(message).some((word) => belongsToPart(word))
}

/** Returns the material of several in a question that its answer names, and nothing else; null for other messages. */
function chosenMaterial(question: string, answer: string): string | null {
  if (!question.trim().endsWith('?') || Math.max(question.length, answer.length) > maxMessage) return null
  if (/\d/.test(question + answer) || denial.test(foldLetters(answer)) || answer.includes('?')) return null
  const asked = wordsOf(question).filter((word) => belongsToPart(word))
  const [material, ...others] = wordsOf(answer).filter((word) => belongsToPart(word))
  const isPlain = wordsOf(answer).every((word) => word === material || isFillerWord(word) || isAgreed(word))
  if (asked.length < 2 || material === undefined || others.length > 0 || !isPlain) return null
  const stem = foldLetters(material).slice(0, -1)
  return asked.some((word) => foldLetters(word).startsWith(stem)) ? material : null
}

interface Asked {
  part: string
  question: string
}

const separator = /\s+[–-]\s+|[,;:.]\s+|\s+\(/g

/** Splits a line into a part with its sizes and the question behind it; null for another line. */
function splitQuestion(text: string): Asked | null {
  for (const { index, 0: sign } of findAll(separator, text)) {
    const [part, question] = [text.slice(0, index), text.slice(index + sign.length)]
    const isCounted = !/\d/.test(question) || readOrderLine(part).quantity !== ''
    if (hasSizes(part) && !hasSizes(question) && isCounted) return { part, question }
  }
  return null
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? []
}

/** Whether an answer says no more than one of several materials: `nitrided or hardened?` and below it `nitrided` */
function namesAskedMaterial({ question }: Asked, answer: string): boolean {
  if (/\d/.test(question + answer) || denial.test(foldLetters(answer))) return false
  const words = wordsOf(answer)
  const isPlain = words.every((word) => belongsToPart(word) || isOrdering(word) || isFillerWord(word) || isAgreed(word))
  return isPlain && words.some(belongsToPart) && wordsOf(question).some(belongsToPart)
}

const figure = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*mm)?`
/** `Radius 15,5 oder 40?` */
const choice = new RegExp(
  String.raw`^[¿(\s]*(\p{L}+)\s*=?\s*${figure}\s+(?:oder|or|ou|oppure|o|nebo|lub|czy|vagy|ali|sau|eller|of)\s+(?:\p{L}+\s+)?${figure}\s*\?\)?$`,
  'u',
)
/** `R 40 bitte`, `40` */
const chosen = new RegExp(String.raw`^(?:\p{L}+\s+){0,2}\p{L}*\s*=?\s*${figure}(?:\s+\p{L}+){0,2}\s*[.!]?$`, 'u')

/** Returns the size that an answer chooses of two, with its name; null for another answer. */
function chosenSize({ question }: Asked, answer: string): string | null {
  const [, name, first, second] = choice.exec(foldLetters(question)) ?? []
  const size = chosen.exec(foldLetters(answer))?.[1]
  if (name === undefined || size === undefined || first === second) return null
  return [first, second].includes(size) ? `${name} ${size}` : null
}

const propertyClasses = /(?<![\d.,])(?:8|10|12)[.,][89](?![\d.,]\d|\d)/gu
const className =
  /^(?:klasse|class|classe|clase|klasa|klasy|klas[ey]|trida|tridy|klass|osztaly|clasa|grade|kvalitet|festigkeit\p{L}*|strength|vastnost\p{L}*|razred\p{L}*)$/u

/** Returns the property class of a screw that an answer chooses of several, and nothing else: `8.8 or 12.9?` and below it `12.9 please` */
function chosenClass({ question }: Asked, answer: string): string | null {
  const [asked, said] = [question, answer].map((text) => findAll(propertyClasses, text).map(([figure]) => figure))
  const [choice, ...others] = said ?? []
  const choices = new Set(asked?.map((figure) => figure.replace(',', '.')))
  const isChoice = choice !== undefined && others.length === 0 && choices.size > 1
  if (!isChoice || !choices.has(choice.replace(',', '.')) || /\d/.test(answer.replace(propertyClasses, ''))) return null
  if (/\d/.test(question.replace(propertyClasses, '')) || answer.includes('?') || denial.test(foldLetters(answer)))
    return null
  const isPlain = wordsOf(answer).every(
    (word) => isFillerWord(word) || isAgreed(word) || className.test(foldLetters(word)),
  )
  return isPlain ? choice.replace(',', '.') : null
}

function isAgreed(word: string): boolean {
  return agreed.has(foldLetters(word))
}

const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/=-])(?:\d{1,4}(?![.,/]?\d|\s*(?:[x×*°%]|mm))|${wordOfSeveral}(?!\p{L}))(?:\s*(?:${units.pieces}))?`,
  'gu',
)

/** Whether an answer has one number, which is that of the question or of the part: `only 3 in stock?` and below it `3 will do` */
function namesAskedCount({ part, question }: Asked, answer: string): boolean {
  if (hasSizes(answer) || namesKind(answer)) return false
  const quantity = readOrderLine(part).quantity
  const [asked] = /\d\D+\d/.test(question) ? [] : countsIn(question)
  const [stated, ...others] = countsIn(answer)
  if (asked === undefined || stated === undefined || others.length > 0) return false
  // "Radius 40?" asks for no pieces, unless they are fewer.
  return Number(asked) < Number(quantity) && (stated === asked || stated === quantity)
}

const howMany =
  /^[¿\s]*(?:wie\s?viele?|how many|what (?:quantity|number)|which quantity|combien|quelle quantite|quant[ie]|che quantita|cuant[ao]s|que cantidad|hoeveel|ile|jaka ilosc|kolik|kolko|jake mnozstvi|hany|mennyi|quant[ao]s|que quantidade|cat[ei]|ce cantitate|hur manga|koliko|menge|stuckzahl|quantity|qty|quantite|cantidad|cantitate|aantal|ilosc|pocet|mennyiseg|quantidade|antal|kolicina)(?!\p{L})[^\d,;]*\?*\)?$/u

/** Whether an answer is the number that a question asks for: `how many?` and below it `two pieces` */
function namesPieces({ part, question }: Asked, answer: string): boolean {
  const [stated, ...others] = countsIn(answer)
  const isAsked = howMany.test(foldLetters(question)) && readOrderLine(part).quantity === ''
  return isAsked && stated !== undefined && others.length === 0 && !hasSizes(answer) && !namesKind(answer)
}

function countsIn(text: string): string[] {
  return findAll(count, foldLetters(text)).map(([said]) => sayPieces(said))
}

const rest =
  /(?<!\p{L})(?:rest(?:e|o|ul|en|ante[ns]?)?|remainder|the others|tobbi\p{L}*|zbyt\p{L}+|zbyl\p{L}+|reszt\p{L}+|ostal\p{L}+)(?!\p{L})/u
/** Whether a clause of a line leaves out the rest: `and cancel the rest` */
export function leavesRest(line: string): boolean {
  const clauses = line.split(clauseEnd).filter((clause) => withoutUnchanged(` ${clause}`) === ` ${clause}`)
  return clauses
    .map((clause) => foldLetters(clause))
    .some((clause) => rest.test(clause) && (isCancelled(clause) || denial.test(clause)))
}

const clauseEnd = /[,;.]\s+|\s+[–-]\s+/

/** Removes the clause of an answer that the rest is not wanted, beside one with the number: `3 will do, we don't need the rest` */
export function withoutRest(answer: string): string {
  const clauses = answer.split(clauseEnd)
  const kept = clauses.filter((clause) => /\d/.test(clause) || !rest.test(foldLetters(clause)))
  return kept.length < clauses.length && kept.some((clause) => countsIn(clause).length > 0) ? kept.join(', ') : answer
}
