import type { SizeKey } from '../families/families.ts'

/** Words before or behind a size, by the label that stands for them; German and English, patterns of one word each. */
const spoken: Readonly<Record<string, string>> = {
  ø: 'durchmesser|durchm|diameter|dia|dm',
  l: 'gesamtlaenge|overall|l\\.?\\s?ges|laenge|overall length|oal|c\\/l|length|lang|long|lg',
  id: 'innendurchmesser|innen|inside|inner|di|i[./]?d',
  od: 'aussendurchmesser|aussen|outside|outer|da|o[./]?d',
  thickness: 'dicke|thickness|thick|thk|staerke',
  width: 'breite|breit|width|wide',
  height: 'hoehe|hoch|height|high',
  step: 'absatz(?:laenge)?|step(?: length)?|shoulder(?: length)?|schulter',
  bore: 'bohrung|bore|orifice|hole',
  cs: 'schnurstaerke|cross section|cs',
  r: '(?:nozzle |spherical |duesen|kugel)?radius',
}

/** Words and letters for a length, and for a length or a height, as a part of a pattern. */
export const lengthWords = `${spoken.l}|l`
export const lengthOrHeightWords = [lengthWords, spoken.height, spoken.thickness, '[ht]'].join('|')

const labels = Object.entries(spoken).map(([label, words]) => ({ label, pattern: new RegExp(`^(?:${words})$`, 'i') }))

/** All words for sizes, as a part of a pattern. */
export const labelWords = Object.values(spoken).join('|')

/** Words that may also stand behind their size: `8 mm dia`, `1.5 thk`. */
export const labelsBehind = [
  spoken.ø,
  // `8er Auswerferstift`
  'er',
  spoken.l,
  spoken.id,
  spoken.od,
  spoken.bore,
  spoken.thickness,
  spoken.width,
  'hoch|high(?!\\s*(?:strength|tensile|speed))',
].join('|')

/** Returns the label of a word, `l` for `length`; a symbol of a drawing, `d1`, is its own label. */
export function labelOf(text: string | undefined): string {
  const word = (text ?? '').trim().toLowerCase()
  if (word === 'er') return 'ø'
  return labels.find(({ pattern }) => pattern.test(word))?.label ?? word
}

const round: readonly SizeKey[] = ['diameter', 'shaftDiameter']
const thick: readonly SizeKey[] = ['flatStrength', 'thickness', 'height']
const bored: readonly SizeKey[] = ['boreDiameter', 'innerDiameter']
const wide: readonly SizeKey[] = ['flatWidth', 'width']

/** The meanings of labels that are no symbols of the family's drawing: the first of these sizes that the family has. */
export const sizesOfLabel: Readonly<Record<string, readonly SizeKey[]>> = {
  ø: round,
  d: round,
  // A ring has only a height.
  l: ['length', 'height'],
  l1: ['length'],
  thickness: thick,
  s: thick,
  t: thick,
  width: wide,
  w: wide,
  b: ['width'],
  h: ['height', 'thickness'],
  height: ['height', 'thickness'],
  bore: [...bored, 'diameter'],
  id: [...bored, 'diameter'],
  od: ['outerDiameter', 'diameter'],
  cs: ['cordDiameter'],
  step: ['shoulderLength'],
  r: ['nozzleRadius'],
  // "śr." is the Polish diameter; families with a spherical radius have SR as their own symbol.
  sr: round,
}

/** Whether a label means the width of a plate. */
export function isWidth(label: string): boolean {
  return sizesOfLabel[label]?.includes('width') === true
}
