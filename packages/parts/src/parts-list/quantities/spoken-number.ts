import { remember } from '../remember.ts'
import { numberValues } from './read-pieces.ts'

/** Numbers that the table of quantities lacks, in folded letters: those of the tens with their short forms, and hundreds. */
const furtherNumbers: Readonly<Record<number, string>> = {
  0: 'null zero nula nul noll nulla nic',
  1: 'ett egy unu',
  2: 'ket dve dwie duo',
  13: 'tredici trece treze trzynascie trinast trinact tizenharom treisprezece dertien tretton',
  14: 'quattordici paisprezece veertien',
  15: 'quindici vijftien',
  16: 'sedici zestien',
  17: 'diciassette zeventien',
  18: 'diciotto achttien',
  19: 'diciannove negentien',
  20: 'venti vent twintig huszon huszon dwadziescia',
  21: 'veintiun veintiuno',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'dreissig dreisig thirty tricet treinta trente harminc harminc trenta trent dertig trzydziesci trinta treizeci trettio trideset',
  40: 'forty ctyricet cuarenta quarante negyven quaranta quarant veertig czterdziesci quarenta patruzeci fyrtio stirideset',
  50: 'fifty padesat cincuenta cinquante otven cinquanta cinquant vijftig piecdziesiat cinquenta cincizeci femtio petdeset',
  60: 'sixty sedesat sesenta soixante hatvan sessanta sessant zestig szescdziesiat sessenta saizeci sextio sestdeset',
  70: 'siebzig seventy sedmdesat setenta septante hetven settanta settant zeventig siedemdziesiat saptezeci sjuttio sedemdeset',
  80: 'achtzig eighty osmdesat ochenta quatrevingt quatrevingts huitante nyolcvan ottanta ottant tachtig osiemdziesiat oitenta optzeci attio osemdeset',
  90: 'neunzig ninety devadesat noventa nonante kilencven novanta novant negentig dziewiecdziesiat nouazeci nittio devetdeset',
  100: 'osuta hundert hundred sto ste sta cien ciento cent cents szaz cento cem honderd suta sute hundra',
  200: 'doscientos dwiescie duzentos dvesto duecento',
  300: 'trescientos trzysta trezentos',
  400: 'cuatrocientos czterysta quatrocentos',
  500: 'quinientos piecset quinhentos',
}
/** "And" within numbers. */
export const joiners = ['und', 'and', 'en', 'e', 'y', 'i', 'et', 'a', 'in', 'si', 'och']

const values = new Map<string, number>([
  ...[...numberValues]
    .filter(
      ([word, value]) => Number.isInteger(value) && word.length > 1 && !word.includes('_') && !joiners.includes(word),
    )
    .map(([word, value]): [string, number] => [word.replaceAll('-', ''), value]),
  ...Object.entries(furtherNumbers).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
])
const piece = [...values.keys(), ...joiners].toSorted((a, b) => b.length - a.length).join('|')
const numberOfPieces = new RegExp(`^(?:${piece})+$`, 'u')
/** The French "ainsi" is "a", "in" and "si". */
const onlyJoiners = new RegExp(`^(?:${joiners.join('|')})+$`, 'u')
const nextPiece = new RegExp(`^(${piece})(?=(?:${piece})*$)`, 'u')

/** Returns the value of a number in words, which may be written as one; null for another text: `hundertsechzig` */
export const numberOf = remember((word: string): number | null => {
  const joined = word.replaceAll(/[\s-]+/g, '')
  if (joined.length > 40 || !numberOfPieces.test(joined) || onlyJoiners.test(joined)) return null
  let total = 0
  let joiner = ''
  let former = ''
  let rest = joined
  while (rest !== '') {
    const said = nextPiece.exec(rest)?.[1] ?? rest
    rest = rest.slice(said.length)
    const value = values.get(said)
    if (value !== undefined) {
      const isNext = value < 10 && total % 100 !== 0 && beginsPart(joiner, former)
      const sum = isNext ? null : add(total, value, joiner !== '')
      if (sum === null) return null
      total = sum
      former = said
    }
    joiner = value === undefined ? said : ''
  }
  return total
})

/** Tens of Italian, which has no "sixty and four" as the Portuguese "sessenta e quatro" is. */
const italianTens = /ant[ao]?$|^trenta$|^venti$/

/** Whether "and" behind tens begins another part: most languages have no "fifty and four". */
function beginsPart(joiner: string, tens: string): boolean {
  if (joiner === 'e') return italianTens.test(tens)
  return joiner !== '' && !['y', 'si'].includes(joiner)
}

/** Adds the next word of a number; null where two numbers stand beside each other. */
function add(total: number, value: number, isBehindJoiner: boolean): number | null {
  const below = total % 100
  if (value === 100 && below < 10) return below === 0 ? total + 100 : total - below + below * 100
  const fits =
    below === 0 ||
    (below >= 20 && below % 10 === 0 && value < 10) ||
    // "Soixante-quinze"
    ((below === 60 || below === 80) && value > 9 && value < 20) ||
    (below < 10 && value > 10 && value % 10 === 0 && isBehindJoiner)
  return fits && (total === 0 || value < 100) ? total + value : null
}
