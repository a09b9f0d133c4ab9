import { currencies } from '../../words/currencies.ts'
import { foldLetters } from '../fold-letters.ts'
import { anyOf } from '../quantities/read-pieces.ts'
import { cleanCell } from './read-cells.ts'

/** Beginnings of rows with sums, taxes and amounts carried forward, by language and without accents. */
const words = {
  de: 'summe, gesamt, insgesamt, gesamtsumme, gesamtpreis, gesamtmenge, gesamtbetrag, gesamtwert, endsumme, nettosumme, bruttosumme, nettobetrag, netto, brutto, zwischensumme, teilsumme, ubertrag, mwst, zzgl. mwst, warenwert',
  en: 'total, sub-?total, grand total, net total, sum, carried forward, brought forward, vat',
  cs: 'celkem, mezisoucet, soucet, prenos, dph',
  es: 'total, subtotal, suma, suma y sigue, iva, base imponible, importe total',
  fr: 'total, totaux, sous-total, somme, a reporter, report, tva, montant total',
  hu: 'osszesen, reszosszeg, mindosszesen, atvitel, afa',
  it: 'totale, subtotale, somma, a riportare, riporto, iva, imponibile',
  nl: 'totaal, subtotaal, eindtotaal, som, btw',
  pl: 'razem, lacznie, suma, podsuma, suma czesciowa, do przeniesienia, z przeniesienia, vat',
  pt: 'total, subtotal, soma, a transportar, iva',
  ro: 'total, subtotal, suma, de reportat, tva',
  se: 'summa, suma, totalt, totalsumma, delsumma, mellansumma, moms',
  sl: 'skupaj, vsota, vmesna vsota, sestevek, prenos, ddv',
}

const sums = Object.values(words).flatMap(alternatives).join('|')
const total = new RegExp(`^(?:${sums})(?!-?\\p{L}).{0,20}$`, 'u')

const alone = new RegExp(`^(?:(?:${sums}|${anyOf('pieces')}|${currencies}|pos)(?!\\p{L})[^\\p{L}]*)+$`, 'u')
const maxLength = 60

function alternatives(list: string): string[] {
  return list.split(', ').map((word) => word.replace('.', '\\.'))
}

/** Whether a cell begins with a word for a sum: `Zwischensumme Gruppe 2`. */
export function namesTotal(cell: string): boolean {
  return total.test(foldLetters(cleanCell(cell)))
}

/** Whether a cell is nothing but words for a sum and figures; behind others the name of a part may begin: `Total Quartz`. */
export function isTotalAlone(cell: string): boolean {
  return alone.test(foldLetters(cleanCell(cell).slice(0, maxLength)))
}
