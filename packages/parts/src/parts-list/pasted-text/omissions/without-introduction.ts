import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesWork } from '../../work-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { namesWholeMould } from '../moulds/cavity-sections.ts'
import { namesAllMoulds } from '../moulds/for-all-moulds.ts'
import { onceForAll, readMouldSigns } from '../moulds/mould-signs.ts'

/** Numbers of papers have signs or many figures, and those of moulds their noun: others may be a quantity. */
const paper = String.raw`(?=\S*\d)(?:\p{L}*\d+[/-][\p{L}\d/-]*|\p{L}{1,4}-?\d[\d/-]*|\d{5,}|(?<=(?<!\p{L})(?:${anyOf('moulds')}|n(?:[ro]|um)?[.°º]{0,2}o?)\s)\d{1,4})[,.)]?`
const introduction = new RegExp(String.raw`^(?:(?:[^:\d\s]+|${paper})\s+){2,}[^:\d\s]+\s?:\s+(?=\S)`, 'u')

/** "For" in all languages, before what the parts are for, in folded letters; the Hungarian one is an ending. */
const purpose = '(?:fur|for|pour|per|para|voor|do|na|pro|za|pentru|till)'
/** `Till underhållet: 10 O-ringar`, `Karbantartáshoz: 10 O-gyűrű`, `A leállásra: …` */
const shortIntroduction = new RegExp(
  String.raw`^(?:${purpose}\s(?:\p{L}+\s){0,2}\p{L}{3,}|(?:az?\s)?\p{L}{3,}(?:hoz|hez)|az?\s\p{L}{3,}r[ae])\s?:\s+(?=\S)`,
  'u',
)
/** `per box: 10` */
const ofPack = new RegExp(String.raw`(?<!\p{L})(?:${units.packs}|${units.pieces})`, 'u')

/** `Stift 1: Auswerferstift 6x160` */
const numberedWord = /^\p{L}{3,15}\.?\s\d{1,2}\s?:\s+(?=\p{L})/u

/** `deux de chaque :` */
const eachSaid = new RegExp(String.raw`(?:\d|${wordOfSeveral})\s+${anyChange('eachBehind')}(?!\p{L})`, 'u')

/** `Korrektur zu gestern:` */
const changesCount = new RegExp(String.raw`^${anyChange('correction')}(?!\p{L})`, 'u')

/** `Pour le moule 33 uniquement :`; inside a sentence the Slovene "le" is the article or pronoun of another language. */
const onlyOne = new RegExp(String.raw`(?<!\p{L})(?!(?<=\S\s)le\s)${anyChange('only')}(?!\p{L})`, 'u')

/** `Nitriert: `, `in 1.2343: ` */
const material = /^(\p{L}[^:;,()]{2,40}?)\s?:\s+(?=\S)/u
const anySizes = /\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*(?<![.,]))+/gu

/** Puts a material before a colon behind the sizes of each part: `Nitriert: 10 Auswerfer 6x160, 4 Auswerfer 8x200` */
function shareMaterial(text: string): string {
  const [said = '', name = ''] = material.exec(text) ?? []
  const rest = text.slice(said.length)
  if (said === '' || !belongsToPart(name) || !namesKind(rest)) return text
  const isOwn = rest.split(/[\s,;]+/).some((word) => word !== '' && belongsToPart(word))
  return isOwn ? text : rest.replace(anySizes, (sizes) => `${sizes} ${name}`)
}

/** Stems of verbs for what screws and pins do, in folded letters, per language. A translator adds stems here. */
const fasteningVerbs = {
  de: 'befestig|verschraub|anschraub|fixier|montier|montage',
  en: 'fix|fasten|attach|mount|bolt|secur',
  cs: 'upevn|pripevn|prisroub|montaz',
  es: 'fija|atornill|sujet|monta',
  fr: 'fixe|fixa|viss|monte|monta',
  hu: 'rogzit|csavaroz|szerel',
  it: 'fissa|fissagg|avvita|monta',
  nl: 'bevestig|vastschroev|vastzet|monter|montage',
  pl: 'mocowa|zamocowa|przymocowa|przykrec|montaz',
  pt: 'fixa|aparafus|aperta|monta',
  ro: 'fixa|prinde|monta',
  se: 'fast|skruva|monter',
  sl: 'pritrd|pritrj|privij|montaz',
} as const
/** `Per fissare le piastre: viti M16x140`: the part before the colon is there and takes those behind it */
const fastening = new RegExp(
  String.raw`^(?:zu[mr]?|f(?:u|ue)r|um|to|for|pour|per|para|do|ke?|om|voor|for att|till|za|pentru|az?)\s(?:\p{L}{1,20}\s){0,3}?(?:${Object.values(fasteningVerbs).join('|')})\p{L}{0,12}(?:\s\p{L}{1,20}){0,4}\s?:\s+(?=\S)`,
  'u',
)

/** Removes words before a colon that say nothing about the part behind it: `Und wenn du schon dabei bist: 6x160` */
export function withoutIntroduction(written: string): string {
  const text = shareMaterial(written)
  const numbered = numberedWord.exec(text)?.[0] ?? ''
  const named = text.slice(numbered.length)
  if (namesKind(numbered) && namesKind(named) && namesPartAlone(named)) return named
  const folded = foldLetters(text)
  const fasten = fastening.exec(folded)?.[0] ?? ''
  const fastened = text.slice(fasten.length)
  if (fasten !== '' && namesKind(fastened) && namesPartAlone(fastened)) return fastened
  const short = shortIntroduction.exec(folded)?.[0] ?? ''
  const words = introduction.exec(folded)?.[0] ?? (ofPack.test(short) ? '' : short)
  const rest = text.slice(words.length)
  const isOfPart =
    eachSaid.test(foldLetters(words)) ||
    namesPartAlone(words) ||
    namesKind(words) ||
    namesWork(words) ||
    changesCount.test(foldLetters(words)) ||
    readMouldSigns(words).isCounted ||
    readMouldSigns(words).isOfOne ||
    onceForAll.test(foldLetters(words)) ||
    namesWholeMould(words) ||
    namesAllMoulds(words) ||
    onlyOne.test(foldLetters(words)) ||
    words.split(/[\s:]+/).some(belongsToPart)
  return words !== '' && !isOfPart && namesPartAlone(rest) ? rest : text
}
