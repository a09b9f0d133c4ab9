import { foldLetters } from '../fold-letters.ts'

/** A size that only some parts have. */
interface SpecialSize {
  /** What the reader of a text expects before the size. */
  label: string
  /** Its headings in folded letters, all languages together. */
  headings: RegExp
}

const round = String.raw`(?:[-\s]*(?:ø|d|dia|diam|durchm)\.?)?`

/** A longer text is no heading. */
const maxLength = 40

const specialSizes: readonly SpecialSize[] = [
  {
    label: 'R',
    headings:
      /^(?:(?:dusen|duesen|nozzle |kugel|ball |spherical )?radius|rayon(?: (?:de )?(?:la )?buse)?|raggio(?: (?:dell')?ugello)?|radio(?: (?:de )?boquilla)?|polomer|promien|sugar|straal|raio(?: do bico)?|raza|radie|polmer|r (?:buse|ugello|duse|boquilla))$/,
  },
  {
    label: 'M',
    headings:
      /^(?:gewinde(?:grosse)?|thread(?: size)?|filetage|filett(?:o|atura)|rosca|zavit|gwint|menet|(?:schroef)?draad|filet|ganga|navoj)$/,
  },
  {
    label: 'CS ',
    headings: new RegExp(
      `^(?:schnur(?:starke|durchmesser)?|cord(?: (?:thickness|section))?|cs|cross[ -]?section|tore|corda|cordon|(?:ø|diam(?:etre|etro)?) (?:tore|corda|cordon|snury)|zsinor(?:atmero|vastagsag)?|snoerdikte|snura|snortjocklek|sznur|vrvic[ae])${round}$`,
    ),
  },
  {
    label: 'L1=',
    headings:
      /^(?:l )?(?:absatz|schulter|shoulder|step|epaulement|gradino|spallamento|escalon|osazeni|vall|ressalto|treapta|avsats|ansats|stopnica)$/,
  },
]

const roundSign = String.raw`(?:ø|⌀|∅|d|dia|diam\p{L}*|durchm\p{L}*|prumer|srednica|atmero|premer)\.?\s*`
const outside = String.raw`(?:aussen|outer|outside|ext|exter\p{L}*|est|esterno|vnejsi|zewn\p{L}*|kulso|uitw\p{L}*|buiten|ytter|yttre|zun\p{L}*)`
const inside = String.raw`(?:innen|inner|inside|int|inter\p{L}*|vnitrni|wewn\p{L}*|belso|inw\p{L}*|binnen|inre|notr\p{L}*)`
const outerDiameter = new RegExp(`^${roundSign}${outside}$`, 'u')
const innerDiameter = new RegExp(`^${roundSign}${inside}$`, 'u')

/** Returns what the reader expects before a size below this heading: `R` below `Rayon`; null for any other heading. */
export function labelOfSpecialSize(heading: string): string | null {
  if (heading.length > maxLength) return null
  const folded = plainOf(heading)
  return specialSizes.find(({ headings }) => headings.test(folded))?.label ?? null
}

/** Returns which diameter a sign before "outside" or "inside" means: `D ext.`, `d wewn.` */
export function diameterOf(heading: string): 'innerDiameter' | 'outerDiameter' | null {
  if (heading.length > maxLength) return null
  const folded = plainOf(heading)
  if (outerDiameter.test(folded)) return 'outerDiameter'
  return innerDiameter.test(folded) ? 'innerDiameter' : null
}

function plainOf(heading: string): string {
  return foldLetters(heading)
    .replace(/\s*[[(]mm[\])]|[.:]/g, '')
    .trim()
}
