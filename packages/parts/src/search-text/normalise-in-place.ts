import { normalise } from '../designation/normalise.ts'
import { remember } from '../parts-list/remember.ts'

/** A normalised text whose characters know their place in the text. */
interface InPlace {
  plain: string
  /** The text in composed letters, to which the places belong. */
  source: string
  /** Place in `source` of each character of `plain`, and one more for the end. */
  places: readonly number[]
}

/** Signs of which `normalise` changes none by itself; most texts that are typed have no others. */
const plainSign = /[a-z\d.,\s/;:()+=-]/i

const normaliseSign = remember((sign: string): string => normalise(sign) || ' ')

/** Normalises a text character by character (see `normalise`), so that parts of it can be cut out as they are written. */
export function normaliseInPlace(text: string): InPlace {
  const source = text.normalize('NFC')
  const places: number[] = []
  let plain = ''
  let place = 0
  for (const sign of source) {
    const written = plainSign.test(sign) ? sign : normaliseSign(sign)
    plain += written
    for (let at = 0; at < written.length; at++) places.push(place)
    place += sign.length
  }
  places.push(source.length)
  return { plain: plain.replace(/(\d),(?=\d)/g, '$1.'), source, places }
}
