import { findAll, replaceFound } from '../parts-list/find-all.ts'
import { foldLetters } from '../parts-list/fold-letters.ts'
import { hoseWords } from '../parts-list/quantities/write-hose-bore.ts'

/**
 * What the catalogue distinguishes parts by that have no family: heaters by a form and a power, sensors by a type, nipples
 * by a bore.
 */
export interface AccessoryKinds {
  /** Capital letters: `A`, `B` or `J`, `K`. */
  letters: readonly string[]
  /** Nominal bores in millimetres: 9, 13, 19. */
  bores: readonly number[]
  /** In watts. */
  powers: readonly number[]
}

export interface AccessoryDetails {
  /** More than one if the text leaves it open: `Typ J oder K`. */
  letters: readonly string[]
  bores: readonly number[]
  powers: readonly number[]
  /** The text without them, its threads closed up: `G 1/8"` becomes `G1/8`, `M 14 x 1,5` becomes `M14x1.5`. */
  otherWords: string
}

/** What a letter is called, in folded letters of all languages. */
const letterLabel =
  '(?:typ[eu]?|typus\\p{L}{0,2}|tip(?:o|ul|us\\p{L}{0,2})?|form[aeiuy]?|vorm|tvar\\p{L}?|alak\\p{L}{0,3}|oblik[aei]|ausfuhrung|ausf|version[e]?|versao|versiun(?:e|ea)|provedeni|wersj[aei]|kivitel\\p{L}{0,3}|uitvoering|utforande|izvedb[aei]|exec(?:ution|ucao|utie)|esecuzione|ejecucion)'
const mark = '["\'„“”‚’]'
const labelledLetter = new RegExp(
  String.raw`(?<!\p{L})${letterLabel}[\s.:=-]*${mark}?([a-z])${mark}?(?![\p{L}\d/'])|(?<![\p{L}\d/])${mark}?([a-z])${mark}?[\s-]${letterLabel}(?!\p{L})`,
  'gu',
)
/** `Thermocouple J 3x80`, `12,5x160-A`; a small letter is a word of many languages. */
const bareLetter = /(?<=\d-|(?<![^\s,;(])["„“]?)([A-Z])(?=["“”]?(?![^\s,;)]))/gu

/** The wires of the sensors: what a person says instead of the letter. */
const wires: readonly (readonly [letter: string, pattern: RegExp])[] = [
  ['J', /(?<!\p{L})(?:fe[\s/-]*cu[\s-]*ni|fe[\s/-]*[ck]on?st?\p{L}*|iron[\s/-]*constantan)(?!\p{L})/gu],
  ['K', /(?<!\p{L})(?:ni[\s-]*cr[\s/-]*ni(?:[\s-]*al)?|chromel[\s/-]*alumel)(?!\p{L})/gu],
]

const angled =
  '(?:(?:ab)?gewinkelt\\p{L}*|winkl\\p{L}*|(?:at\\s+(?:a\\s+)?)?right[\\s-]angled?|angled|coude\\p{L}*|ad\\s+angolo|angolat\\p{L}*|acodad\\p{L}*|en\\s+angulo|zahnut\\p{L}*|uhlov\\p{L}*|wygiet\\p{L}*|katow\\p{L}*|szog\\p{L}*|hajlitott\\p{L}*|haaks\\p{L}*|em\\s+angulo|in\\s+unghi|cotit\\p{L}*|vinkl\\p{L}*|zakrivlj\\p{L}*|kotn\\p{L}*)'
const straight =
  '(?:gerade\\p{L}*|straight|droit\\p{L}*|dirit\\p{L}*|dritt\\p{L}*|rect[oa]s?|rovn\\p{L}*|prim\\p{L}*|prost\\p{L}*|egyenes\\p{L}*|rechte?|ret[oa]s?|drept\\p{L}*|rak[at]?|ravn\\p{L}*)'
const leads =
  '(?:(?:anschluss)?leitung\\p{L}*|(?:anschluss)?kabel\\p{L}*|(?:kabel)?abgang\\p{L}*|anschlus\\p{L}*|litze\\p{L}*|leads?|cables?|wires?|connections?|exit|fils?|sorties?|connexions?|raccordements?|cav[oi]|uscit[ae]|collegament[oi]|conexion(?:es)?|salidas?|hilos?|vodic\\p{L}*|privod\\p{L}*|vyvod\\p{L}*|pripojen\\p{L}*|przewod\\p{L}*|wyprowadzen\\p{L}*|przylacz\\p{L}*|(?:ki)?vezet\\p{L}*|csatlakoz\\p{L}*|dra[ae]d(?:en)?|aansluiting(?:en)?|cabos?|saidas?|ligac\\p{L}*|conductoare\\p{L}*|cablur?i?\\p{L}*|iesir\\p{L}*|ledare\\p{L}*|anslutning\\p{L}*|vod[iae]|prikljuc\\p{L}*)'

/** How the leads of a heater leave it: what a person says instead of the form. */
const leadsOf: readonly (readonly [letter: string, pattern: RegExp])[] = [
  ['A', besideLeads(straight)],
  ['B', besideLeads(angled)],
]

function besideLeads(course: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${course}[\s-]+${leads}|${leads}\s+${course})(?!\p{L})`, 'gu')
}

const power = /(?<![\p{L}\d.,/×-])(\d{2,4})\s?w(?:att\p{L}{0,3})?(?![\p{L}\d])/gu

const around = '(?:(?:fur|for|pour|per|para|pro|na|do|voor|pentru|till|za|de|da|di|of|o|od|av|van|cu|with|an?|een)\\s+)'
const boreLabel =
  '(?:nw|dn|nv|nd|na|nennweite|nenndurchmesser|nominal\\p{L}*|nevleges|atmero\\p{L}*|size|bore|grosse|taille|tamano|tamanho|marime\\p{L}?|storlek|velikost\\p{L}?|rozmiar\\p{L}?|diam\\p{L}*|svetlost\\p{L}?|jmenovit\\p{L}*|srednic\\p{L}*|doorlaat|vidd|premer\\p{L}?|maat)'
/** `NW 9`, `DN9`, `9er`, `9-es`, `9 mm`, `für 9 mm Schlauch`, `pour tuyau de 9`, and directly before a thread: `9 M10x1` */
const bore = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-])${around}{0,2}(?<label>(?:(?:${boreLabel}|${hoseWords})[\s.:=-]*${around}{0,2}){1,3})?ø?(?<size>\d{1,2})(?<unit>[\s-]?(?:mm|er|es|os|as|ers)(?:-?es)?)?(?<behind>[\s-]${hoseWords})?(?:(?=(?<thread>\s(?:(?:en|mit|with|con|com|avec|met|z|s|med|cu)\s)?(?:m\s?\d{1,2}\s?[x×]|g\s?\d\/)))|)(?![\p{L}\d]|[.,/]\d|\s?[x×*])`,
  'gu',
)

/** Closed up, a thread is one word; the sign for inches says nothing beside `G`. */
const metricThread = /(?<![\p{L}\d])M\s?(\d{1,2})(?:\s?[x×*]\s?(\d(?:[.,]\d{1,2})?))?(?![\d.,]|\s?[x×*]\s?\d)/giu
const inch = String.raw`(?:\s?(?:["”″]|''|zoll|inch(?:es)?|in|cala?|col|coll?i?|duim|tum|palcov\p{L}*|pollic[ei]|pulgadas?|pouces?|polegadas?|toli?|cole?|bspp?)(?![\p{L}\d]))?`
const pipeThread = new RegExp(
  String.raw`(?<![\p{L}\d.,/]|(?<!\p{L})[RF]\s)(?:G\s?)?(\d\/\d)(?![\d/])${inch}(?!\s?(?:npt|bspt|unf))`,
  'giu',
)

/** Reads what distinguishes a part without a family from the others of its kind. */
export function readAccessoryDetails(text: string, { letters, bores, powers }: AccessoryKinds): AccessoryDetails {
  const said: { letters: string[]; bores: number[]; powers: number[] } = { letters: [], bores: [], powers: [] }
  let otherWords = text.normalize('NFC')
  const takeOut = (pattern: RegExp, where: string, take: (match: RegExpExecArray) => boolean) => {
    const taken = findAll(pattern, where).filter(take)
    otherWords = replaceFound(otherWords, taken, () => ' ')
  }
  const takeLetter = (letter: string) => {
    const isKind = letters.includes(letter)
    if (isKind) said.letters.push(letter)
    return isKind
  }
  if (letters.length > 0) {
    for (const [letter, pattern] of [...wires, ...leadsOf])
      takeOut(pattern, foldLetters(otherWords), () => takeLetter(letter))
    takeOut(labelledLetter, foldLetters(otherWords), ({ 1: behind, 2: before }) =>
      takeLetter((behind ?? before ?? '').toUpperCase()),
    )
    takeOut(bareLetter, otherWords, ({ 1: letter = '' }) => takeLetter(letter))
  }
  if (bores.length > 0) {
    takeOut(bore, foldLetters(otherWords), ({ groups: { label, size, unit, behind, thread } = {} }) => {
      const isBore = bores.includes(Number(size)) && (label ?? unit ?? behind ?? thread) !== undefined
      if (isBore) said.bores.push(Number(size))
      return isBore
    })
  }
  if (powers.length > 0) {
    takeOut(power, foldLetters(otherWords), ({ 1: watts }) => {
      const isPower = powers.includes(Number(watts))
      if (isPower) said.powers.push(Number(watts))
      return isPower
    })
  }
  return {
    letters: [...new Set(said.letters)],
    bores: [...new Set(said.bores)],
    powers: [...new Set(said.powers)],
    otherWords: closeThreads(otherWords),
  }
}

/** `D12,5 L=100`, `d. 12,5 lungh. 100`, `12.5 dia 100 long` of a heater or a sensor */
const labelledSizes =
  /(?<![\p{L}\d])(?:(?:d|dia|durchm\p{L}*|diam\p{L}*|ø)\.?\s?[=:]?\s?(\d{1,2}(?:[.,]\d)?)(?:\s?mm)?|(\d{1,2}(?:[.,]\d)?)(?:\s?mm)?\s?dia\.?)[\s,;]+(?:(?:l|lg|lang|länge|length|long|longueur|longitud|lungh\p{L}*|largo|lengte|dł|délka|dl|hossz|comprimento|lungime|längd|dolžina)\.?\s?[=:]?\s?(\d{2,3})|(\d{2,3})(?:\s?mm)?\s(?:long|lang|lungo|largo|lång))(?![\p{L}\d])/giu

function closeThreads(text: string): string {
  return text
    .replace(labelledSizes, (_, first, ahead, behind, length) => `${first ?? ahead}x${behind ?? length}`)
    .replace(metricThread, (_, size: string, pitch?: string) => {
      return pitch === undefined ? `M${size}` : `M${size}x${pitch.replace(',', '.')}`
    })
    .replace(pipeThread, 'G$1')
}
