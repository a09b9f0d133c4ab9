import { belongsToPart, hasSizes, namesKind } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { namesCut } from '../work-words.ts'
import { anyChange, joining } from './change-words.ts'
import { splitSizes } from './split-mentions.ts'

const beside =
  '(?:but|aber|jedoch|nur|pero|mais|ma|maar|ale|lecz|mas|dar|men|toda|vendar|de|csak|in|en|w|v|i|im|na|da|di|med|with|mit|con|avec|com|cu|z|s)'
/** `the same in`, `ídem pero` */
const same = new RegExp(
  String.raw`^(?:${joining}\s+)?${anyChange('samePart')}(?!\p{L})(?:[\s,:.–-]+${beside}(?!\p{L}))*[\s,:.–-]*`,
  'u',
)
const length = /^(?:l\s*=?\s*|\p{L}{4,9}\s+)?(\d{2,4})(?:\s*\p{L}{2,7}\.?)?$/u
const lastSize = /\d+(?:[.,]\d+)?$/
const sameMaterial = new RegExp(String.raw`[\s,;(–-]*${anyChange('sameMaterial')}(?!\p{L})\)?`, 'u')
const signAtEnd = /[øØ⌀∅]\s*$/

/**
 * Repeats what a part of a mail has in common with the one above it: `the same in 200`, `ídem pero templado, 8x200`,
 * `8x200, same material`. Below a cut nothing is repeated, as it may be meant, too.
 */
export function repeatAbove(text: string, above: string): string {
  const parts = splitSizes(above)
  if (parts === null || namesCut(above)) return text
  const [before, sizes, behind] = parts
  const words = `${before.replace(signAtEnd, '')} ${behind}`.split(/[\s,]+/).filter(Boolean)
  const kind = words.filter((word) => !belongsToPart(word)).join(' ')
  const material = words.filter(belongsToPart).join(' ')

  const folded = foldLetters(text)
  const alike = sameMaterial.exec(folded)
  if (alike !== null) {
    const own = text.slice(0, alike.index) + text.slice(alike.index + alike[0].length)
    return `${namesKind(own) ? '' : kind} ${own} ${material}`.trim()
  }
  const found = same.exec(folded)
  if (found === null) return text
  const own = text.slice(found[0].length).trim()
  const stated = length.exec(foldLetters(own))?.[1]
  if (stated !== undefined) return `${before}${sizes.replace(lastSize, stated)}${behind}`
  if (!hasSizes(own)) return text
  const hasMaterial = own.split(/[\s,]+/).some(belongsToPart)
  return `${namesKind(own) ? '' : kind} ${own} ${hasMaterial ? '' : material}`.trim()
}
