import { partOf } from './part-of.ts'

interface Configured {
  changedLength: number | null
  toleranceClass: string | null
  isThreeOne: boolean
}

const options = /^(?:-L(\d+(?:\.\d+)?))?(?:-(T\d+))?(-C31)?$/

/** What is done to a part, by its number alone: `AZH-3.2x160-L147.25-T50-C31`. */
export function readConfigured(articleNo: string): Configured {
  const [, length, toleranceClass, certificate] = options.exec(articleNo.slice(partOf(articleNo).article.length)) ?? []
  return {
    changedLength: length === undefined ? null : Number(length),
    toleranceClass: toleranceClass ?? null,
    isThreeOne: certificate !== undefined,
  }
}
