/** Why a length can't be cut; `null` when it can. */
type LengthRefusal = 'missing' | 'outOfRange' | 'step'

interface Range {
  minLength: number
  maxLength: number
}

/** Checks a length in mm: within the range, in steps of 0.01 mm. */
export function checkLength({ minLength, maxLength }: Range, length: number | null): LengthRefusal | null {
  if (length === null) return 'missing'
  if (length < minLength || length > maxLength) return 'outOfRange'
  const hundredths = length * 100
  return Math.abs(hundredths - Math.round(hundredths)) > 1e-6 ? 'step' : null
}
