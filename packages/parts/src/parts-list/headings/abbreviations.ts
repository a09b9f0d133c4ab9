import { spellOut } from '../spell-out.ts'

/** Words of headings that people abbreviate with a full stop: `Stückz.`, `Bezeichn.`. */
const words = [
  'stückzahl',
  'bezeichnung',
  'benennung',
  'beschreibung',
  'bestellmenge',
  'bestellnummer',
  'abmessung',
  'werkstoff',
  'oberfläche',
  'durchmesser',
  'länge',
  'toleranz',
  'bemerkung',
  'anmerkung',
  'kommission',
  'artikel',
  'lieferant',
  'hersteller',
  'zeugnis',
  'quantity',
  'description',
  'designation',
  'dimension',
  'material',
  'diameter',
  'length',
  'tolerance',
  'certificate',
  'comment',
  'remark',
  'supplier',
].map(spellOut)
/** At least four letters, as fewer could begin any word. */
const abbreviated = /(?<!\p{L})(\p{L}{4,})\./gu

/** Writes out the abbreviated words of a heading, if only one word begins with these letters. */
export function expandWords(text: string): string {
  return spellOut(text).replace(abbreviated, (whole, beginning: string) => {
    const [word, second] = words.filter((known) => known.startsWith(beginning))
    return word !== undefined && second === undefined ? `${word} ` : whole
  })
}
