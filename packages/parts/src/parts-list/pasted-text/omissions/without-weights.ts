import { hasSizes, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

const upTo = "(?:max(?:imo|imum|imal)?|maks|up to|bis(?: zu)?|hasta|jusqu'a|fino a|tot|ate|pana la|upp till|do)"
const tonnes = new RegExp(
  String.raw`\s*(?:\(\s*)?(?:(?<!\p{L})${upTo}\.?\s+)?(?<![\p{L}\d.,x×*/-])\d{1,4}(?:[.,]\d)?[\s-]?(?:t|tons?|tonnen?|tonnes|tonnellat[ae]|tonelad?as?|tun[ay]?|tony|tonn)(?![\p{L}\d-])\.?(?:\s*\))?`,
  'gu',
)

/** Beginnings of words for a weight: `the mould weighs 850 kg` */
const weight =
  /(?<!\p{L})(?:weigh|wieg|\p{L}*gewicht|pes[aoe]|pesant|poids|wag[aiy]|wazy|waz[ai]|hmotnost|suly|weegt|vikt|vager|tez[aeo]|teht|greutat|cantar)/u
const kilograms =
  /\s*(?:(?<!\p{L})(?:below|under|unter|about|rund|ca\.?|max\.?)\s+)?(?<![\p{L}\d.,x×*/-])\d{1,5}(?:[.,]\d+)?\s?(?:kg|kilos?|kilogramm?\p{L}{0,2}|lbs?|g)(?![\p{L}\d])\.?/gu

/** Removes how much a machine or a crane bears, and what a mould weighs, from a line without a part, as no part is counted in tonnes: `unloaded by crane (max. 2 t)` */
export function withoutWeights(line: string): string {
  if (line.length > maxLength || !/\d[\s-]?[tklg]/iu.test(line) || hasSizes(line) || namesPartAlone(line)) return line
  const folded = foldLetters(line)
  const found = [...folded.matchAll(tonnes), ...(weight.test(folded) ? folded.matchAll(kilograms) : [])].toSorted(
    (a, b) => a.index - b.index,
  )
  return found.reduceRight(
    (rest, { index, 0: { length } }) => rest.slice(0, index) + rest.slice(index + length),
    line.normalize('NFC'),
  )
}

const maxLength = 500
