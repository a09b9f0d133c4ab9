import { foldLetters } from '../parts-list/fold-letters.ts'
import { anyOf, groupWord, isNounOfPacks, numberWord } from '../parts-list/quantities/read-pieces.ts'
import { isOrdering } from './order-words.ts'

/** Whether a word of a sentence says nothing about a part; a ditto mark does. */
function isAround(word: string): boolean {
  return /^[-–:;,.!?&+]$/.test(word) || isOrdering(word)
}

/** "About" before a number changes it, although it is also a word around others: `unos 8`. */
const aboutAtEnd = new RegExp(String.raw`(?<!\p{L})(?=\p{L}{3})${anyOf('about')}\.?\s+$`, 'u')

/** `E 1710/8`: a letter of another maker's number. */
function isMakersLetter(word: string, next = ''): boolean {
  return /^\p{Lu}$/u.test(word) && /^\d{3}/.test(next)
}

/** `Typ K`, `form B`: the letter is that of a type, not the Slavic word. */
const typeBefore =
  /^(?:typ[eus]?|tip[oaul]*|form[aey]?|vorm|tvar|ver[sz]\p{L}+|ausf[uü]hrung|uitvoering|utf[oö]rande|kivitel|izvedb\p{L}|proveden[ií])$/iu

function isTypeLetter(word: string, before = ''): boolean {
  return /^\p{Lu}[.,;]?$/u.test(word) && typeBefore.test(before)
}

const countBefore = new RegExp(String.raw`^(?:\d{1,5}|${numberWord})$`, 'u')

/** `3 pack`, `1 pak`: behind a number it counts packs, although it is also a word that asks. */
function isCountedPack(word: string, before = ''): boolean {
  return isNounOfPacks(word.replace(/[.,;!?]+$/, '')) && countBefore.test(foldLetters(before))
}

const groupAlone = new RegExp(`^(?:${groupWord})$`, 'u')

/** `dos docenas`: a number, although it is also a word around others in another language. */
function isCountOfGroup(word: string, next = ''): boolean {
  return countBefore.test(foldLetters(word)) && groupAlone.test(foldLetters(next))
}

/** `1,5x50 K`: the Slavic word stands before another one. */
const typeBehindSizes = /\d\s?[x×*]\s?\d+(?:[.,]\d+)?\s\p{Lu}[.,;]?\s*$/u

/**
 * Names of parts, and what is said of their length, that begin or end with such a word, in folded letters: `O ring`, the
 * Italian "vite". `_` is a blank or a hyphen, `~` any ending. The browser has no other names; a test holds that none of
 * the shop's is missing.
 */
const begun =
  'ko_rod~ k_o_rod~ knockout_bar~ knock_out_bar~ stop_(?:dis[ck]|pad|button)~ mou?ld_(?:parallel|rail)~ transport_eye~ support_bar~ par_term~ portes_caoutch~ forma_lap~ futo_patron~ o_afdicht~ quick_(?:coupling|connect|release)_nipple ast[ae]_e\\p{L}* o_ring~ o_krouz~ mou?ld_locating~ mou?ld_spring~ tool_spring~ stop_pins? szerszam_rug~ szerszam_nyomorug~ o_dichtring~ o_gyuru~ o_obroc~ o_tesnil~ junta_torica junta_o_ring e_pin~ ko_pin~ k_o_pin~ mou?ld_core lead_pin~ mag_csap~ mag_stift~ also_felfogo~ also_kiloko~ also_kidobo~ cui_arunc~ de_lam~ vit[ei]_a vit[ei]_con vit[ei]_tc~ vit[ei]_m\\d~ vit[ei]_brugol~ list[ay]?_\\d+x\\d~'
const ended =
  'leader_posts? mou?ld_(?:parallel|rail)s? transport_eyes? knockout_bars? knock_out_bars? ko_rods? k_o_rods? ejection_bars? stop_(?:dis[ck]|pad|button)s? ringafdichting_o (?:ochi|ureche|urechi|ocheti)_de_ridicare forma_lap~ futo_patron~ support_bars? \\d+_dia ochiuri_de_ridicare thermocouple_probes? lange_bleibt ejector_bars? pierscien~_o an(?:el|eis)_o garnitur~_o olha[il]s?_de_transporte inel~_de_transport inel~_de_ridicare surub~_de_ridicare lange_normal comprimento_normal longueur_normale longitud_normal lunghezza_normale lungime_normala normal_langd length_stays ~platten?_oben ~platten?_unten ~plaat_onder ~lap_also guide_posts? riser_bars? spacer_bars? parallel_bars? expulsor~_de_retorno pasador~_de_retorno pasador~_partidos? extrator~_de_retorno pinos?_de_retorno ejecteurs?_standard ejecteurs?_de_rappel ejecteurs?_de_retour broches?_de_rappel goupilles?_de_rappel buses?_de_moule buses?_moule plaques?_moule semelles?_de_moule placas?_molde piastr~_stampo ugell~_stampo estrattor~_standard krouz~_o inel~_o tesnil~_o distancni(?:ch)?_list vodilne_puse'
const startOfName = new RegExp(String.raw`^(?:${patternsOf(begun)})(?!\p{L})`, 'u')
const endOfName = new RegExp(String.raw`(?<!\p{L})(?:${patternsOf(ended)})\W*$`, 'u')

/** Characters; no such name is longer. Looking through a whole text would take the square of its length. */
const maxNameLength = 40

function patternsOf(names: string): string {
  return names.replaceAll('_', String.raw`[\s-]+`).replaceAll('~', String.raw`\p{L}*`).replaceAll(' ', '|')
}

/** Removes words of an order from both ends of a text that has others, too. */
export function withoutOrdering(text: string): string {
  const found = [...text.matchAll(/\S+/g)]
  const folded = foldLetters(text)
  const begins = (at: number) => startOfName.test(folded.slice(at, at + maxNameLength))
  const ends = (at: number) => endOfName.test(folded.slice(Math.max(0, at - maxNameLength), at))
  const first = found.find(
    ({ 0: word, index }, at) =>
      !isAround(word) ||
      isMakersLetter(word, found[at + 1]?.[0]) ||
      isCountOfGroup(word, found[at + 1]?.[0]) ||
      begins(index),
  )
  const last = found.findLast(
    ({ 0: word, index }, at) =>
      !isAround(word) ||
      ends(index + word.length) ||
      isTypeLetter(word, found[at - 1]?.[0]) ||
      isCountedPack(word, found[at - 1]?.[0]) ||
      (at === found.length - 1 && typeBehindSizes.test(text)),
  )
  if (first === undefined || last === undefined) return text
  const start = aboutAtEnd.exec(folded.slice(0, first.index))
  const isRough = start !== null && /^\d/.test(first[0])
  const from = isRough ? start.index : first.index
  const rest = text.slice(from, last.index + last[0].length)
  // "(4 also)" stays whole.
  if (rest.lastIndexOf('(') > rest.lastIndexOf(')') && /\)\W*$/.test(text)) return text.slice(from)
  const isWhole = last === found.at(-1)
  const cut = isWhole ? rest : rest.replace(/[,;:]$/, '')
  const place = (dangling.exec(cut) ?? (isWhole ? null : link.exec(cut)))?.index
  return place === undefined ? cut : withoutOrdering(cut.slice(0, place))
}

/** What belongs to words of an order that stood behind it: `8x40 auf | Lager`, `M20x90 sont à | remplacer`, `otros | cuatro` */
const dangling =
  /(?<=[\p{L}\d)][,;]?)\s+(?:(?:(?:wir|ich)\sgleich\s?)?auf|(?:wir|ich)\sgleich|ab|à|w|na|do|op|på|till|pe|otr[oa]s|autres|altr[ie]|outr[oa]s)[,;:]?$/u

/** A preposition or an article before removed words, which may also be a symbol elsewhere: `6x160 v | pátek`, `a | portára` */
const link = /(?<=[\p{L}\d)][,;]?)\s+(?:az?|[vzskuw]|ve|ze|se|ke|we)$/u
