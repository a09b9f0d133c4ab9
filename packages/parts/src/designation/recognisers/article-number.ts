import type { Assortment } from '../../assortment.ts'
import { families } from '../../families/families.ts'
import { machiningKinds } from '../../machining/machining-kinds.ts'
import { type Recogniser, recognise } from '../fact.ts'
import { readConfiguredNumber } from '../read-configured-number.ts'
import { pieceUnit } from './options.ts'

/** Recognises an article number of ours inside a longer text: `AZH-3,2x160 gekürzt auf 147,25`. */
export function articleNumberRecogniser(assortment: Assortment): Recogniser {
  const codes = families.map(({ code }) => code).join('|')
  // A piece that looks like an option but is none makes the whole number unknown.
  const special = Object.values(machiningKinds).map(({ lookalike }) => lookalike)
  const behind = [...assortment.coatings.keys(), 'l[\\d.]+', 't\\d+', 'c31', ...special].join('|')
  const apart = ['c31', ...special].join('|')
  // Not the pieces of "AZH-6x160 x 25 pcs".
  const size = `\\d[\\d.]*(?![\\d.]*\\s*${pieceUnit})`
  const sizes = `${size}(?:(?:\\s?x\\s?${size})+|(?:\\s?/\\s?${size})+)`
  const pattern = new RegExp(
    `((?:${codes})[a-z]{1,3})(\\s?[-./]?\\s?)(${sizes})((?:\\s?-\\s?(?:${behind})|\\s(?:${apart}))*)(?![a-z\\d])`,
  )
  return recognise(pattern, ([text = '', letters, joint = '', joined = '', options = '']) => {
    const plain = `${letters}-${joined.replace(/[\s]/g, '').replaceAll('/', 'x')}${options.replace(/[\s-]+/g, '-')}`
    const found = readConfiguredNumber(plain, assortment)
    if (found !== null && assortment.materials.has(found.number.material)) return [{ kind: 'number', ...found }]
    // Without its hyphen it may be a word with sizes.
    return joint.includes('-') ? [{ kind: 'rejection', reason: 'unknownNumber', detail: text }] : null
  })
}
