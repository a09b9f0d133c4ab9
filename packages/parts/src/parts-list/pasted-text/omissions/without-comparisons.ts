import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

const like =
  '(?:(?:the )?same(?: number| quantity)? as|like|wie|genauso wie|comme|igual que|como|come|uguale a|zoals|evenveel als|tak jak|jak|stejne jako|jako|mint|la fel ca|ca|som|kot|tal como)'
const comparison = new RegExp(
  String.raw`(?<=\d[^,;(–-]*)[\s]*[,;(–-]\s*${like}\s+((?:\p{L}{1,4}\s+)?\p{L}+(?:\s+\p{L}+){0,2})\)?[.!]?$`,
  'u',
)

/** Removes another kind that a part only goes with: `guide bush 20x76: 24, same as the pillars` */
export function withoutComparison(text: string): string {
  const found = comparison.exec(foldLetters(text))
  if (found === null || !namesKind(found[1] ?? '')) return text
  const rest = text.slice(0, found.index)
  return hasSizes(rest) && namesKind(rest) ? rest : text
}
