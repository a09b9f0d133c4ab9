import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { splitSizes } from '../lines/split-mentions.ts'
import { anyUndecided } from '../mail/undecided-words.ts'

const betweenTwo = new RegExp(String.raw`\s+${anyUndecided('or')}\s+`, 'u')

/** Removes the question of two materials behind a part, which its answer decides: `core pin 4x160 - hardened or nitrided?` */
export function withoutChoice(requested: string): string {
  const [before = '', sizes = '', behind = ''] = splitSizes(requested) ?? []
  const asked = behind.replace(/^[\s,(–-]+|[\s?)]+$/g, '')
  const found = betweenTwo.exec(foldLetters(asked))
  if (found === null) return requested
  const materials = [asked.slice(0, found.index), asked.slice(found.index + found[0].length)]
  return materials.every(belongsToPart) ? `${before}${sizes}` : requested
}
