import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, hasMaterial, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { kindAlone } from '../omissions/without-materials.ts'
import { allWord } from './all-words.ts'
import { fromCount, isCountAlone, readCountedMaterial, withoutCount, withoutOf } from './count-before.ts'
import { endOfSizes, firstMentions, type LinePart } from './split-mentions.ts'

/**
 * Repeats the kind of a part before the sizes of those that follow without it, and the material behind the last of them
 * for those before: `pins 4x160 and two 5x160, both nitrided`.
 */
export function shareKind(parts: readonly LinePart[]): LinePart[] {
  let kind = ''
  const isShared: boolean[] = []
  const named = parts.map((part, at) => {
    const [first] = firstMentions(part.text)
    if (first === undefined || first.isNumber || /^m/i.test(part.text.slice(first.start))) return part
    const written = part.text.slice(0, first.start)
    if (namesKind(part.text)) {
      const behind = part.text.slice(first.end)
      kind = withoutOrdering(withoutCount(namesKind(written) ? written : kindBehind(written, behind)))
      return part
    }
    const before = kind === '' ? written : fromCount(written)
    const { counting, material } = readCountedMaterial(before.trim())
    const isOfMaterial = material !== '' && belongsToPart(material)
    const isNamed = before.trim() !== '' && !isOfMaterial && !isCountAlone(before.trim())
    if (kind === '' || isNamed) return part
    if (isOfMaterial)
      return {
        ...part,
        text: `${counting} ${kindAlone(kind)} ${part.text.slice(first.start).replace(/[.,;!?]$/, '')} ${material}`,
      }
    isShared[at] = true
    return { ...part, text: `${withoutOf(before)}${kind} ${part.text.slice(first.start)}` }
  })
  return named.map((part, at) => {
    const last = isShared.findIndex((shared, index) => index >= at && shared && isShared[index + 1] !== true)
    const first = isShared.findLastIndex((shared, index) => index < at && shared !== true)
    const end = materialBehind(named[last]?.text ?? '')
    const isFirst = isShared[at] !== true
    const ahead = namesKind(parts[first]?.text ?? '') ? sharedAhead(named.slice(first, last + 1)) : ''
    // "Hardened pins 4x160 and 5x160 nitrided": the first one has a material of its own.
    const isOwn = !saysAll(named[last]?.text ?? '') && hasMaterial(part.text.slice(0, endOfSizes(part.text)))
    const shared = isFirst ? (isShared[at + 1] === true && !isOwn ? end : '') : end || ahead
    return shared === '' || hasMaterialBehind(part.text) ? part : { ...part, text: withMaterial(part.text, shared) }
  })
}

/**
 * Returns the material behind the first of several sizes if no other one has any: `12 Auswerfer 5x160 nitriert und ebenso
 * viele 5x200`
 */
function sharedAhead([first, ...others]: readonly LinePart[]): string {
  const isSaid = others.some(({ text }) => hasMaterialBehind(text))
  return first === undefined || isSaid ? '' : materialBehind(first.text)
}

/** Puts a material before the quantity of a part. */
function withMaterial(text: string, material: string): string {
  const [requested = '', ...quantity] = text.split('\t')
  return [`${requested} ${material}`, ...quantity].join('\t')
}

/** Returns the kind behind sizes with the material on either side: `nitrided 6x200 ejector pins again, so put us down` */
function kindBehind(before: string, behind: string): string {
  const said = behind.split(' ')
  const kind = said.slice(0, said.findLastIndex((word) => namesKind(word) || belongsToPart(word)) + 1)
  return [...before.split(' ').filter((word) => word !== '' && belongsToPart(word)), ...kind].join(' ')
}

const all = new RegExp(String.raw`^(?:${anyOf('each')}|${allWord})\s+(?:(?:in|en|em|w|v|i|aus|of|z|ze|din|iz)\s)?`, 'u')

/** Returns what stands between the sizes of a part and its quantity. */
function wordsBehind(text: string): string {
  return text
    .slice(endOfSizes(text))
    .replace(/\t.*$/, '')
    .replace(/^[\s,;]+|[\s,;.]+$/g, '')
}

function saysAll(text: string): boolean {
  return all.test(foldLetters(wordsBehind(text)))
}

/** Returns the material behind the sizes of a part; empty for other words. */
function materialBehind(text: string): string {
  const behind = wordsBehind(text)
  const plain = behind.slice(all.exec(foldLetters(behind))?.[0].length ?? 0)
  return belongsToPart(plain) ? plain : ''
}

/** Whether words behind the sizes of a part have a material, perhaps beside others: `hardened on tomorrow's van` */
function hasMaterialBehind(text: string): boolean {
  return materialBehind(text) !== '' || hasMaterial(text.slice(endOfSizes(text)))
}
