import { belongsToPart, hasSizes, namesKind, statesLength, withoutLength } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut } from '../../work-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { hasTwoLengths } from '../lines/other-length.ts'
import { countSizes, splitSizes } from '../lines/split-mentions.ts'
import { uncutWord } from '../omissions/uncut-words.ts'

const beside =
  '(?:but|aber|jedoch|nur|pero|mais|ma|maar|ale|lecz|mas|dar|men|toda|vendar|de|csak|in|en|w|v|i|im|na|da|di|med|with|mit|con|avec|com|cu|z|s)'
/** `the same in`, `ídem pero` */
const same = new RegExp(
  String.raw`^(?:${joining}\s+)?${anyChange('samePart')}(?!\p{L})(?:[\s,:.–-]+${beside}(?!\p{L}))*[\s,:.–-]*`,
  'u',
)
/** `8x250 ditto` */
const sameAtEnd = new RegExp(String.raw`[\s,;–-]+${anyChange('samePart')}\.?$`, 'u')
const samePartOf =
  '(?:same|gleichen?|selben|derselben|mism[oa]s?|memes?|stess[oaie]|medesim[oaie]|mesm[oa]s?|zelfde|dezelfde|hetzelfde|samego|samej|stejneho|stejne|tehoz|aceluiasi|acelasi|aceeasi|samma|istega|iste|isti|enake(?:ga)?|azonos|ugyanaz(?:on)?)'
const typeWord =
  '(?:typ[eus]?|tip[oa]?|tipu|kind|sort[ea]?|soort|art|rodzaju|druhu|fajta|fajtabol|genero|genere|modelo?|clase|classe|bauart|ausfuhrung|vrste|slag)'
/** `6x315 of the same type`, `10x200 do mesmo tipo` */
const sameType = new RegExp(
  String.raw`[\s,;(–-]+(?:(?:of|vom|von|du|de|del|dell[oa]|van|z|ze|av|din|do|da|ugyan)\s+)?(?:(?:the|der|die|den|le|la|lo|il|el|het|o|a|tego|tej)\s+)?(?:${samePartOf}|${anyChange('samePart')})\s+${typeWord}\)?\.?$`,
  'u',
)
/** `of the same diameter`, `du même diamètre` */
export const sameDiameter = String.raw`(?:(?:of|vom|von|im|in|mit|with|du|de|del|dello|di|van|med|z|o|do|da|cu|s)\s+)?(?:(?:the|der|den|dem|le|la|el|lo|il|het|o)\s+)?(?:${samePartOf}|igual|gleichem)\s+(?:diam\p{L}*|durchmesser|dia|srednic\p{L}*|prumer\p{L}*|atmero\p{L}*|premer\p{L}*)`
const ofDiameter = new RegExp(String.raw`(?<!\p{L})${sameDiameter}(?!\p{L})`, 'u')
const length =
  /^(?:(?:l|dl|lg)\.?\s*=?\s*|\p{L}{4,9}\s+)?(\d{2,4})(?:\s*mm)?(?:\s*(?:(?:de|di|in|na|v|w|med)\s+)?\p{L}{2,12}\.?)?$/u
const pronoun = '(?:the|vom|von|den|die|der|los|las|quelli|quelle|ceux|celles|te|tych|os|cele|cei|dem|de)'
const diameter = String.raw`(\d{1,2}(?:[.,]\d)?)`
/** `the 8 mm ones in 250`, `vom 6er in 200 Länge`, `los de 8 en 250`, `6x200-as` */
const ones = new RegExp(
  String.raw`^(?:${pronoun}\s+(?:(?:de|da|van|fi|od|av)\s+)?${diameter}\s*(?:mm)?(?:\s*-?er|\s+ones)?|${diameter}\s*(?:mm)?(?:\s*-?er|\s+ones))\s+(?:in|en|a|na|de|v|w|i|mit|with)\s+(\d{2,4})(?![\d.,]*\s*[x×*\d])(?:\s*mm(?!\p{L}))?(?:\s+(?:lang|lange|laenge|long)(?!\p{L}))?`,
  'u',
)
/** `5 x 160 mm` */
const lastSize = /\d+(?:[.,]\d+)?(?=\D*$)/
const sameMaterial = new RegExp(String.raw`[\s,;(–-]*${anyChange('sameMaterial')}(?!\p{L})\)?`, 'u')
/** `the same but whole (200)` */
const uncut = new RegExp(
  String.raw`^(?:${joining}\s+)?(?:(?:of|de|di|von|van|d[aeo]s)\s+)?${anyChange('samePart')}(?!\p{L})(?:[\s,:.–-]+(?:ones|${beside})(?!\p{L}))*[\s,:.–-]+${uncutWord}(?:\s*\(?(\d{2,4})(?:\s*mm)?\)?)?[\s.!]*$`,
  'u',
)
const signAtEnd = /[øØ⌀∅]\s*$/

function withoutSameMaterial(text: string): string {
  const found = sameMaterial.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}

/** Removes sizes in words: `5 mm ejector pins, 200 long`. */
function withoutFigures(text: string): string {
  const words = text.split(/[\s,.]+/)
  return words.filter((word) => !/\d|^(?:mm|long|lang|lg)$/.test(word)).join(' ')
}

const anySame = new RegExp(anyChange('samePart'), 'u')
const anyAlike = new RegExp(`${anyChange('samePart')}|${anyChange('sameMaterial')}`, 'u')
const anyOnes = /(?:in|en|a|na|de|v|w|i|mit|with)\s+\d{2,4}/u

/** Whether a line has words that may repeat the part above it; most lines have none, and reading them takes longer. */
export function mayRepeat(line: string): boolean {
  const folded = foldLetters(line)
  return anyAlike.test(folded) || anyOnes.test(folded) || ofDiameter.test(folded)
}

/** Whether a line has a ditto mark or its words anywhere. */
export function hasDitto(line: string): boolean {
  return anySame.test(foldLetters(line))
}

/** Whether a text repeats the part above it before anything else: `dto. aber 200 lang`. */
export function isDitto(text: string): boolean {
  return same.test(foldLetters(text))
}

/**
 * Repeats what a part of a mail has in common with the one above it: `the same in 200`, `ídem pero templado, 8x200`,
 * `8x200, same material`. Below a cut nothing is repeated, as it may be meant, too.
 */
export function repeatAbove(written: string, above: string): string {
  const ofType = sameType.exec(foldLetters(written))
  const sized = ofType === null ? '' : written.slice(0, ofType.index)
  const text = ofType !== null && namesKind(sized) ? sized : written
  const parts = splitSizes(above)
  const whole = parts === null || countSizes(parts[1]) !== 2 ? null : uncut.exec(foldLetters(written))
  if (whole !== null && parts !== null && [undefined, lastSize.exec(parts[1])?.[0]].includes(whole[1]))
    return `${parts[0]}${parts[1]} ${parts[2]
      .split(/[\s,]+/)
      .filter(belongsToPart)
      .join(' ')}`.trim()
  if (namesCut(above)) return text
  const [before, sizes, behind] = parts ?? [withoutFigures(above), '', '']
  const words = `${before.replace(signAtEnd, '')} ${behind}`.split(/[\s,]+/).filter(Boolean)
  const kind = words.filter((word) => !belongsToPart(word)).join(' ')
  const material = words.filter(belongsToPart).join(' ')

  const folded = foldLetters(text)
  const other = ones.exec(folded)
  if (other !== null) {
    const rest = text.slice(other[0].length).replace(/^[\s,]+/, '')
    const own = sameMaterial.test(foldLetters(rest)) || !rest.split(/[\s,]+/).some(belongsToPart) ? material : ''
    return `${kind} ${other[1] ?? other[2]}x${other[3]} ${withoutSameMaterial(rest)} ${own}`.trim()
  }
  const wide = hasSizes(text) || parts === null || sizes.includes('/') ? null : ofDiameter.exec(folded)
  if (wide !== null) {
    const own = `${text.slice(0, wide.index)} ${text.slice(wide.index + wide[0].length)}`
    const [stated, ...others] = own.match(/\d+(?:[.,]\d+)?/g) ?? []
    if (stated === undefined || others.length > 0) return text
    const ownMaterial = own
      .split(/[\s,]+/)
      .filter(belongsToPart)
      .join(' ')
    return `${kind} ${sizes.replace(lastSize, stated)} ${ownMaterial || material}`.trim()
  }
  const alike = sameMaterial.exec(folded)
  if (alike !== null) {
    const own = text.slice(0, alike.index) + text.slice(alike.index + alike[0].length)
    const ownMaterial = own.split(/[\s,]+/).filter(belongsToPart)
    if (!ownMaterial.every((word) => words.includes(word))) return text
    return `${namesKind(own) ? '' : kind} ${own} ${ownMaterial.length > 0 ? '' : material}`.trim()
  }
  if (hasSizes(sized)) {
    const own = sized.split(/[\s,]+/).some(belongsToPart) ? '' : material
    return `${namesKind(sized) ? '' : kind} ${sized} ${own}`.trim()
  }
  const ditto = sameAtEnd.exec(folded)
  const unsaid = ditto === null ? '' : text.slice(0, ditto.index)
  if (hasSizes(unsaid) && !namesKind(text)) return `${kind} ${unsaid} ${material}`.trim()
  const said = splitSizes(unsaid)
  const saidWords = `${said?.[0] ?? ''} ${said?.[2] ?? ''}`.split(/[\s,]+/).filter(Boolean)
  // The kind is said again, or another step has repeated it.
  if (saidWords.length > 0 && saidWords.every((word) => words.includes(word)))
    return `${unsaid} ${saidWords.some(belongsToPart) ? '' : material}`.trim()
  const found = parts === null && !hasSizes(text) && !statesLength(text) ? null : same.exec(folded)
  if (found === null) return text
  const own = text.slice(found[0].length).trim()
  const stated = length.exec(foldLetters(own))?.[1]
  // Of `125/63` either size may be the length that is meant.
  if (stated !== undefined && (sizes.includes('/') || hasTwoLengths(sizes))) return text
  if (stated !== undefined && parts !== null) return `${before}${sizes.replace(lastSize, stated)}${behind}`
  if (stated !== undefined && parts === null && statesLength(above)) return `${withoutLength(above)} ${own}`
  if (!hasSizes(own)) return text
  const hasMaterial = own.split(/[\s,]+/).some(belongsToPart)
  return `${namesKind(own) ? '' : kind} ${own} ${hasMaterial ? '' : material}`.trim()
}
