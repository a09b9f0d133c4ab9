import { hasMaterial, hasSizes, namesKind, statesLength } from '../../cell-content.ts'

const behindDash = /^(\D.*?(\p{L}+))\s+[-–]\s+(\d{1,2})[.!]?$/u
/** More are perhaps a hardness. */
const maxPieces = 49

/** Reads a number behind a dash and the material of a part as its pieces: `sprue bush 18, length 76, nitrided - 1` */
export function readBehindMaterial(text: string): { requested: string; quantity: string } | null {
  const [, requested = '', material = '', quantity = ''] = behindDash.exec(text) ?? []
  const isPart =
    quantity !== '' &&
    Number(quantity) <= maxPieces &&
    hasMaterial(material) &&
    namesKind(requested) &&
    (hasSizes(requested) || statesLength(requested))
  return isPart ? { requested, quantity } : null
}
