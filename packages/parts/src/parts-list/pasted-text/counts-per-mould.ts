import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'

const quantities =
  '(?:menge|anzahl|stuckzahl|quantit|qty|number|mnozstv|pocet|pocty|cantidad|nombre|mennyiseg|darabszam|aantal|hoeveelhe|ilosc|liczb|quantidade|cantitat|numar|antal|kolicin|stevil)'
const figureWords = '(?:angaben|zahlen|figures|cifras|chiffres|cifre)'
/** `die Mengen gelten je Form`, `quantities are per mould` */
const perMould = new RegExp(
  String.raw`(?<!\p{L})(?:${quantities}\p{L}*|${figureWords})(?!\p{L})[^.!?:;\n\d]{0,60}(?<!\p{L})${anyOf('per')}\s+(?:1\s+)?${anyOf('moulds')}(?!\p{L})`,
  'u',
)

/** Whether a mail says that its quantities are those of one mould, so that the pieces of all moulds are open. */
export function countsPerMould(text: string): boolean {
  return perMould.test(foldLetters(text))
}
