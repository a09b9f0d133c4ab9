import { findAll } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { anyChange, isCancelled } from '../pasted-text/corrections/change-words.ts'
import { anyOf, inTotal } from './read-pieces.ts'
import { readQuantity } from './read-quantity.ts'
import { namesOwnStock } from './stock-words.ts'

const unit = `(?:${anyOf('pieces')})(?![\\p{L}\\d])`
/** Before a number of pieces that are among those stated. */
export const ofThem =
  '(?:davon|hiervon|darunter|of which|of them|of these|of those|z toho|z techto|de los cuales|de las cuales|de ellos|de ellas|de estos|d.entre eux|dont|di cui|di questi|waarvan|daarvan|hiervan|z czego|z tego|w tym|z nich|dos quais|das quais|din care|dintre ele|varav|av dessa|od tega|od teh|ebbol|ezekbol)'
/** "davon 2 Stk" is a part of the pieces, and contradicts none. */
const part = new RegExp(`(?<!\\p{L})${ofThem}\\s+\\d+\\s*(?:${unit})?`, 'gu')
const pieces = new RegExp(
  `(?<!\\p{L})${inTotal}\\s*:?\\s*(\\d{1,5})(?![\\d.,]\\d|\\s*mm)|(?<![\\d.,x/-])(\\d{1,5})\\s*${unit}(?!\\s*\\d)`,
  'gu',
)
/** A longer remark is not searched. */
const maxLength = 120

/** The former number of a quantity: `eran 2`, `instead of 6`. */
const former = new RegExp(String.raw`(?<!\p{L})${anyChange('instead')}\s*:?\s*\d{1,4}(?![\d.,/]|\s*(?:mm|[x×*°]))`, 'u')
const integer = /(?<![\d.,/xøØ×-])\d{1,5}(?![\d.,/x×°]|\s*mm)/gu

/** `+ 2 spare`; a tolerance has decimals. */
const added = /^\W*\+\s*\d{1,3}(?![\d.,/]|\s*(?:mm|°|%|$))/

const perMould = new RegExp(String.raw`^\W*(?:/|${anyOf('per')})\s*${anyOf('moulds')}\W*$`, 'u')

/**
 * Whether a remark states another number of pieces than a quantity: `gesamt 4` or `2 pcs in stock` beside 8, or a former
 * one without the new one, or that the pieces are those of one mould, are there already, or are not to be delivered.
 */
export function contradictsPieces(remark: string, quantity: string): boolean {
  const stated = readQuantity(quantity)
  if (stated === null) return false
  const written = remark.slice(0, maxLength)
  if (perMould.test(foldLetters(remark)) || isCancelled(written) || namesOwnStock(written)) return true
  if (!/\d/.test(remark)) return false
  if (added.test(remark)) return true
  const said = foldLetters(written).replace(part, ' ')
  if (findAll(pieces, said).some(([, total, counted]) => Number(total ?? counted) !== stated)) return true
  return former.test(said) && findAll(integer, said).every(([number]) => Number(number) !== stated)
}
