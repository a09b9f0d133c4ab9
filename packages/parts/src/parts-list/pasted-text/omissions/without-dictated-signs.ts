import { foldLetters } from '../../fold-letters.ts'
import { numberWord } from '../../quantities/read-pieces.ts'

/** How people dictate the sign at the end of a line, per language and in folded letters. */
const signs = [
  'komma|punkt|beistrich|neue zeile|nachste zeile',
  'comma|full stop|period|new line|next line',
  'carka|tecka',
  'coma|punto|punto y aparte',
  'virgule|point(?: a la ligne)?',
  'vesszo|pont',
  'virgola|punto e a capo|a capo',
  'komma|punt',
  'przecinek|kropka',
  'virgula|ponto(?: final)?',
  'punct',
  'kommatecken',
  'vejica|pika',
].join('|')
const signAtEnd = new RegExp(
  String.raw`(?<=[\d)"]|\p{L}{3}|(?<!\p{L})(?:nw|ks|db|st|pz|mm))\s+(?:${signs})\s*[.,]?\s*$`,
  'u',
)
const numberAtEnd = new RegExp(String.raw`(?:\d|(?<!\p{L})${numberWord})$`, 'u')
/** The next line goes on with the decimals of a size: `fünf Komma` / `zwei mal zweihundert`. */
const goesOn = new RegExp(
  String.raw`^\s*(?:\d|${numberWord})[\p{L}\d]*\s*(?:[x×*]|(?:mal|times|by|fois|por|per|keer|krat|na|razy|szor|ori|ganger|mm)(?!\p{L})|$)`,
  'u',
)
const named = new RegExp(String.raw`\d|(?<!\p{L})${numberWord}(?!\p{L})`, 'u')

/** Removes the signs that a dictated mail has in words at the ends of its lines: `sechs Kühlnippel NW 13 mit G 1/4 Punkt` */
export function withoutDictatedSigns(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const folded = foldLetters(line)
    const found = signAtEnd.exec(folded)
    if (found === null || !named.test(folded.slice(0, found.index))) return line
    const mayGoOn = numberAtEnd.test(folded.slice(0, found.index)) && goesOn.test(foldLetters(lines[at + 1] ?? ''))
    return mayGoOn ? line : line.slice(0, found.index)
  })
}
