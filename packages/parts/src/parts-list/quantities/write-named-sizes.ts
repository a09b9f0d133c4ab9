import { belongsToPart, namesKind } from '../cell-content.ts'
import { findAll, replaceFound } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { namesWork } from '../work-words.ts'
import { thicknessWords } from './write-thickness.ts'

/** Words in folded letters; `*` stands for any ending. */
const diameterWords = 'durchmesser* dm dia diam* fi rond prumer* prum srednic* atmero* premer* diamet* dimetr*'
const lengthWords =
  'lange* langd* lang langen length long longs longues longueur* longitud* largo largos lg lengte* lungh* lung lungi lungo lungime* dlugos* dlugi* dl delk* dlouh* hossz* comprimento* compr dolzin* dolg*'
const innerWords =
  'inner* innen* inside id interior* interieur* intern* vnitrni* belso* wewn* binnen* invandig* notranj* bore bohrung*'
const outerWords =
  'aussen* außen* outer outside od exterior* exterieur* estern* vnejsi* kulso* zewn* buiten* ytter* utvandig* zunanj*'
const boreWords =
  'bore hole bohrung* bohrg bohr furo* foro otvor* alesage* al taladro* furat* otwor* otw alezaj* izvrtin* boring hal*'
/** Other sizes stand behind these: what follows is no diameter of a plain part. */
const otherSizes = `${outerWords} ${innerWords} furo foro otvor* alesage* taladro* furat* otwor* alezaj* izvrtin* shoulder* collar* blade* klinge* lama lamina lame`

const figure = String.raw`\d{1,4}(?:[.,]\d{1,3})?`
const anyOf = (words: string) => `(?:${words.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', '|')})(?!\\p{L})\\.?`
const of = String.raw`(?:\s*(?:of|von|de|di|van|do|na|=|:))?\s*`
const millimetres = String.raw`(?:\s?mm)?`
/** "With" and "of" before a diameter, where their words may be symbols: `utstötare med diameter 5 och längd 160` */
const withSize = String.raw`(?:(?<=\p{L}{3}\s)(?:med|se?|ze?|o|cu)\s+(?=\p{L}{2}))?`
const long = String.raw`\d{2,4}(?:[.,]\d{1,3})?`
const lengthBehind = String.raw`(?!\d)[\s,;]+(?:\p{L}{1,4}\s+){0,2}(?:${anyOf(lengthWords)}${of}(?<length>${long})${millimetres}|(?<lengthFirst>${long})${millimetres}\s?(?:\p{L}{1,3}\s+)?${anyOf(lengthWords)})(?![\p{L}\d]|[.,]\d|\s*[x×*]\s*\d)`
const named = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,/x×*])${withSize}(?:(?:(?<sign>o|⌀|∅)|${anyOf(diameterWords)})${of}(?<wordFirst>${figure})${millimetres}`,
    String.raw`|(?<unitBehind>${figure})(?:${millimetres}\s?(?:(?:in|de|di|do|w|o)\s+)?${anyOf(diameterWords)}|\s?mm(?!\s(?:\p{L}{1,3}\s)?${anyOf(lengthWords)})))`,
    lengthBehind,
  ].join(''),
  'gu',
)
/** `éjecteurs de 6 en longueur 200`, `expulsores del 6 de 200 de largo`, `10 estrattori 6 lunghezza 200` */
const unnamed = new RegExp(
  String.raw`(?<![\d.,/×*-]\s?|(?<!\p{L})x\s)(?<=\p{L}\s)(?<diameter>\d{1,2}(?:[.,]\d)?)${millimetres}${lengthBehind}`,
  'gu',
)
/** `6-os nitridált kidobócsap 200-as hosszban`, `8-as 250-es hosszban` */
const hungarian =
  /(?<![\p{L}\d.,/x×*-])(?<diameter>\d{1,2}(?:,\d)?)-(?:as|es|os)\s+(?<kind>(?:\p{L}+\s+){0,3})(?<length>\d{2,4})-(?:as|es|os)(?:\s+hossz\p{L}*)?(?![\p{L}\d])/gu
const diameterBeside = String.raw`(?:\s*${anyOf(`${diameterWords} durchm*`)})?`
const between = String.raw`${millimetres}[\s,;]+(?:\p{L}{1,3}\s+)?`
const sign = String.raw`(?:o(?!\p{L})\s*)?`
const end = String.raw`${millimetres}(?![\p{L}\d]|[.,]\d|\s*[x×*]\s*\d)`
/** `innen 5, außen 8, Länge 150`, `Ø i. 4 Ø a. 6 Lg. 175` */
const ofSleeve = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${sign}(?:${anyOf(`${innerWords} int`)}|i\.)${diameterBeside}${of}(?<first>${figure})${between}`,
    String.raw`${sign}(?:${anyOf(`${outerWords} est ext`)}|a\.)${diameterBeside}${of}(?<second>${figure})${between}`,
    String.raw`(?:${anyOf(lengthWords)}|l\.?)${of}(?<third>${figure})${end}`,
  ].join(''),
  'gu',
)
/** `Ø 125 Bohrg. 36 Dicke 12`, `Ø 120 al. 36 ép. 12` */
const ofRing = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:o|${anyOf(diameterWords)})${of}(?<first>${figure})${between}`,
    String.raw`${anyOf(boreWords)}(?:\s?o(?!\p{L}))?${of}(?<second>${figure})${between}`,
    String.raw`(?:${thicknessWords})(?!\p{L})\.?${of}(?<third>${figure})${end}`,
  ].join(''),
  'gu',
)
/** `M 10 Lg. 60`, where no size stands between the thread and its length */
const ofScrew = new RegExp(
  String.raw`(?<![\p{L}\d])m\s?(?<first>\d{1,2})[\s,;]+${anyOf(lengthWords)}${of}(?<second>\d{1,3})${end}`,
  'gu',
)
const diameterFirst = String.raw`(?:(?:o|${anyOf(diameterWords)})${of}(?<first>${figure})|(?<firstAhead>${figure})(?:\s?mm)?\s?${anyOf(diameterWords)})`
/** `Ø24, Bund 46, Führungslänge 75`, `24 dia, collar 46 long, guide 75 long` */
const ofPillar = new RegExp(
  [
    String.raw`(?<![\p{L}\d])${diameterFirst}${between}`,
    String.raw`${anyOf('bund* collar* colar* collet* kraag* kolnierz* guler* krag* nakruzek* perem*')}${of}(?<second>${figure})(?:\s?${anyOf(lengthWords)})?${between}`,
    String.raw`${anyOf('fuhrung* guid* guia* geleid* prowadz* ghid* styr* vodil* veden* vezet*')}(?:\s?${anyOf(lengthWords)})?${of}(?<third>${figure})(?:\s?${anyOf(lengthWords)})?${end}`,
  ].join(''),
  'gu',
)
const heightWords = 'hohe height hauteur altura altezza hoogte wysokos* vysk* inaltim* magass* hojd visin*'
/** `für Säule 24, Länge 56` of a bush, whose bore is the diameter of its pillar */
const ofBush = new RegExp(
  [
    String.raw`(?<!\p{L})(?:fur|for|suits?|fits?|pour|para|per|voor|bij|do|dla|pro|pentru|till|za|na)\s+(?:\p{L}+\s+){0,2}?`,
    String.raw`\p{L}*(?:saule|pillar|column|colonn|colun|coloan|slup|sloup|zuil|oszlop|pelar|stebr|steber)\p{L}*(?:\s*(?:o|${anyOf(diameterWords)}))?${of}(?<first>${figure})${between}`,
    `${anyOf(`${lengthWords} ${heightWords}`)}${of}(?<second>${figure})${end}`,
  ].join(''),
  'gu',
)
/** `Ø 24, orifice 5, rayon 40, longueur 66` of a sprue bush */
const ofSprue = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:(?:corps|body|korper|cuerpo|corpo|korpus|lichaam|corp|kropp|telo|test)\s+)?(?:o|${anyOf(diameterWords)})${of}(?<first>${figure})${between}`,
    String.raw`${anyOf(`${boreWords} orific* duse* dysz* nozzle`)}(?:\s?o(?!\p{L}))?${of}(?<second>${figure})${between}`,
    `${anyOf('radius rayon radio raggio r rad promien* raza raio radie straal polomer* sugar*')}${of}(?<third>${figure})${between}`,
    String.raw`(?:${anyOf(lengthWords)}|l\.?)${of}(?<fourth>${figure})${end}`,
  ].join(''),
  'gu',
)
/** A word that says which size the number behind it is, in folded letters. */
export const sizeLabel = new RegExp(`^${anyOf(`${diameterWords} ${lengthWords} ${innerWords} ${outerWords}`)}$`, 'u')
const clauseBefore = /[^.;:!?]{0,40}$/
const other = new RegExp(String.raw`(?<!\p{L})${anyOf(otherSizes)}`, 'u')
const sizesBefore = /\d\s*[x×*]\s*\d/g

/** A shorter word with a full stop is an abbreviation. */
const endOfSentence = /(?<=\p{L}{4})\.$/u

/** `fi 8 L-250`, but not the option `AZN-8x315-L250` */
const dashedLength = /(?<![^\s,;])L\s?[-–]\s?(?=\d{2,3}(?![\d.,x×]))/g
/** Of a line that is no sentence: it keeps its words. */
const maxLineLength = 50

/** Writes sizes that a sentence names by words as those of a part: `Ø 4,2 und 250 lang` becomes `Ø4,2x250`. */
export function writeNamedSizes(said: string): string {
  const written = said.replace(dashedLength, 'L=')
  const text = writeHungarian(
    writeUnnamed([ofSleeve, ofRing, ofScrew, ofPillar, ofBush, ofSprue].reduce(writeSeries, written)),
  )
  if (written.length <= maxLineLength) return text
  const folded = foldLetters(text)
  return replaceFound(text, findAll(named, folded), ({ index, 0: said, groups = {} }) => {
    const before = clauseBefore.exec(folded.slice(0, index))?.[0] ?? ''
    // Behind another kind they are those of the next part.
    const behindSizes = before.slice(findAll(sizesBefore, before).at(-1)?.index ?? before.length)
    const hasSizes = behindSizes !== '' && !namesKind(behindSizes)
    const isOther = other.test(before) || hasSizes || namesWork(`${before}${said}`)
    const [diameter, length] = [groups.wordFirst ?? groups.unitBehind, groups.length ?? groups.lengthFirst]
    if (isOther || Number(length) < 20) return text.slice(index, index + said.length)
    const end = endOfSentence.exec(said)?.[0] ?? ''
    return `${groups.sign === undefined ? '' : 'Ø'}${diameter}x${length}${end}`
  })
}

const ofSizes = /(?<!\p{L})(?:de|del|da|di|von|van|of|cu|o|z|na|om|a|pe|en|in)$/u

/** Writes Hungarian sizes, which end as adjectives, behind the kind that stands between them. */
function writeHungarian(text: string): string {
  return replaceFound(text, findAll(hungarian, foldLetters(text)), ({ index, 0: said, groups = {} }) => {
    const { diameter = '', kind = '', length } = groups
    const start = index + said.indexOf(kind, diameter.length)
    const isOfPart = kind === '' ? namesKind(text.slice(0, index)) : namesKind(kind) && !namesWork(kind)
    if (!isOfPart) return text.slice(index, index + said.length)
    return `${kind === '' ? '' : text.slice(start, start + kind.length)}${diameter}x${length}`
  })
}

/** Writes a diameter without its word, directly behind a kind, a material or "of", if its length has one. */
function writeUnnamed(text: string): string {
  const folded = foldLetters(text)
  return replaceFound(text, findAll(unnamed, folded), ({ index, 0: said, groups = {} }) => {
    const ahead = text.slice(0, index).trimEnd()
    const word = ahead.slice(ahead.lastIndexOf(' ') + 1)
    const length = groups.length ?? groups.lengthFirst
    const isOfPart = ofSizes.test(word.toLowerCase()) || belongsToPart(word) || namesKind(word)
    if (!isOfPart || !namesKind(ahead) || namesWork(said) || Number(length) < 20)
      return text.slice(index, index + said.length)
    return `${groups.diameter}x${length}`
  })
}

/** Writes sizes of which each has its word. */
function writeSeries(text: string, series: RegExp): string {
  return replaceFound(text, findAll(series, foldLetters(text)), ({ groups = {} }) => {
    const sizes = Object.values(groups).filter((size) => size !== undefined)
    return `${series === ofScrew ? 'M' : ''}${sizes.join('x')}`
  })
}
