import { hasMaterial, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { anyOf, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'

const number = String.raw`(?<![\p{L}\d.,/-]|[x×*]\s?)(\d{1,4}(?![\p{L}\d]|[.,/-]\d|\s*(?:[x×*°%]|mm))|(?:${wordOfSeveral})(?!\p{L}))`
const numbers = new RegExp(number, 'gu')
const stock =
  '(?:lager|vorrat|sklad[ue]?|skladem|zasob[yua]|stock|shelf|almacen|magasin|magazzino|magazyn|raktar\\p{L}{0,3}|voorraad|magazijn|armazem|stoc|depozit|lagret|forrad|zalog[oae]|skladisce)'
const already = '(?:schon|bereits|already|uz|jiz|ya|deja|mar|gia|al|reeds|juz|ja|redan|ze)'
const summed =
  '(?:(?:zusammen|mit)?gezahlt|eingerechnet|inbegriffen|enthalten|addiert|summiert|added(?: up)?|included|counted|summed|secten\\p{L}*|zapocten\\p{L}*|zahrnut\\p{L}*|sumad[oa]s?|incluid[oa]s?|contad[oa]s?|additionne\\p{L}*|compte\\p{L}*|inclus\\p{L}*|compris\\p{L}*|osszeadva|beleszamolva|sommat\\p{L}+|compres\\p{L}+|conteggiat\\p{L}+|calcolat\\p{L}+|opgeteld|inbegrepen|meegerekend|meegeteld|zsumowan\\p{L}+|wliczon\\p{L}+|uwzglednion\\p{L}+|somad[oa]s?|adunat\\p{L}*|cuprins\\p{L}*|inraknad\\p{L}*|medraknad\\p{L}*|summerad\\p{L}*|sestet\\p{L}*|vstet\\p{L}*|vkljucen\\p{L}*)'
const known = new RegExp(
  `^(?:${units.pieces}|${anyOf('moulds')}|${anyChange('spare')}|${joining}|${stock}|${already}|${summed}|fur|for|pour|per|para|voor|pro|dla|do|na|till|za|pentru|di|de|da|als|as|jako|som|kot|the|die|das|den|el|la|le|lo|il|o|a|het|les|los|az)$`,
  'u',
)
const bracket = /\s*\(([^()]{3,60})\)/gu
const sumWithin = new RegExp(String.raw`(?<!\p{L})${already}\s+${summed}(?!\p{L})`, 'u')
const amongThem = new RegExp(String.raw`(?<!\p{L})${ofThem}(?!\p{L})`, 'u')
const spare = new RegExp(String.raw`(?<!\p{L})${anyChange('spare')}(?!\p{L})`, 'u')

/**
 * Removes a bracket whose numbers make up the pieces before it, with nothing else of the part: `24 pins 6x160 (20 for the
 * mould and 4 spare)`, `20 pins 6x160 (spares already included)`, `10 pins 6x160 (2 of them spare, already counted)`
 */
export function withoutMadeUp(text: string): string {
  if (!text.includes('(')) return text
  const found = findAll(bracket, foldLetters(text)).find(({ index, 1: said = '' }) =>
    isMadeUp(text.slice(0, index), said),
  )
  return found === undefined ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
}

function isMadeUp(before: string, said: string): boolean {
  const counts = findAll(numbers, said).map(([, count = '']) => readPieces(`${count} pcs`)?.count ?? 0)
  const words =
    said
      .replace(numbers, ' ')
      .replace(amongThem, ' ')
      .match(/[\p{L}\d.]+/gu) ?? []
  const isPlain = words.every((word) => known.test(word))
  if (!isPlain || namesKind(said) || hasMaterial(said) || namesCut(said) || (namesWork(said) && !spare.test(said)))
    return false
  if (counts.length === 0 || (counts.length === 1 && amongThem.test(said)))
    return spare.test(said) && sumWithin.test(said)
  const sum = counts.reduce((total, count) => total + count, 0)
  const stated = findAll(numbers, foldLetters(before)).map(([, count = '']) => readPieces(`${count} pcs`)?.count)
  return counts.length > 1 && stated.length === 1 && stated[0] === sum
}
