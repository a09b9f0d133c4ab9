const unit = '(?:stück(?:e)?|stueck|stck|stk|st|pcs|pce|pc|pieces|piece|off|ea|each|nos|no|x|×)'
const each = '(?:(?:je(?:weils)?|à|á)\\s+)?'
const grouped = String.raw`[1-9]\d{0,2}(?<group>[.,'’\s])\d{3}(?:\k<group>\d{3})*(?!\k<group>)(?:[.,]0*)?`
const plain = String.raw`\d{1,15}(?:[.,]0*)?`
const written = new RegExp(
  String.raw`^${each}(?<sign>[+−-]?)(?<figures>${grouped}|${plain})\s*(?:-?\s*${unit}\.?)?$`,
  'i',
)
const places = /[.,]0*$/

/**
 * Parses a quantity in files, lists and fields: `12`, `12 Stk.`, `12x`, `je 2`, `1.000`, `12,0`. Only ASCII digits
 * count; `1.000` and `1,000` are a thousand.
 * @returns the whole number of any range; null for a text without one
 */
export function readQuantity(text: string): number | null {
  const { sign, figures, group } = written.exec(text.normalize('NFC').trim())?.groups ?? {}
  if (figures === undefined) return null
  const whole = group === undefined ? figures.replace(places, '') : withoutPlaces(figures, group)
  const quantity = Number(whole.replace(/\D/g, ''))
  // Avoids -0.
  return sign === '' || sign === '+' || quantity === 0 ? quantity : -quantity
}

/** Removes the decimals, which begin at a separator other than that of the thousands. */
function withoutPlaces(figures: string, group: string): string {
  const last = Math.max(figures.lastIndexOf(','), figures.lastIndexOf('.'))
  return last >= 0 && figures.charAt(last) !== group ? figures.slice(0, last) : figures
}
