import { findAll, replaceFound } from '../../../find-all.ts'
import { foldLetters } from '../../../fold-letters.ts'

/** A delivery with all the parts of an order, per language and in folded letters. A translator adds words here. */
const oneDelivery = {
  de: '(?:eine?[rm]?|1|nur eine?) (?:einzigen? |gemeinsamen? )?(?:lieferung|sendung|paket)',
  en: '(?:one|a single|1|just one) (?:single )?(?:delivery|shipment|parcel|consignment|drop|box)',
  cs: '(?:jedn[aoue]\\p{L}{0,2}|1) (?:spolecn\\p{L}+ )?(?:dodavk|zasilk|balik)\\p{L}{0,2}',
  es: '(?:un[ao]?|1) (?:sol[oa] |unic[oa] )?(?:envio|entrega|paquete)(?: sol[oa]| unic[oa])?',
  fr: '(?:une?|1) (?:seule? )?(?:livraison|envoi|colis|expedition)(?: unique)?',
  hu: '(?:egy(?:etlen)?|1) (?:szallitas|csomag|kuldemeny)\\p{L}{0,4}',
  it: "(?:un[ao']?|1) ?(?:unic[ao] |sol[ao] )?(?:spedizione|consegna|invio|pacco)(?: sol[ao]| unic[ao])?",
  nl: '(?:een|1) (?:enkele )?(?:levering|zending|pakket)',
  pl: '(?:jedn\\p{L}{1,2}|1) (?:wspoln\\p{L}+ )?(?:dostaw|przesylk|wysylk|paczk)\\p{L}{0,2}',
  pt: '(?:uma?|1) (?:so |unic[ao] )?(?:entrega|envio|remessa|encomenda)(?: so| unic[ao])?',
  ro: '(?:o|un|1) (?:singur[a]? )?(?:livrare|colet|transport)',
  se: '(?:en|ett|1) (?:enda )?(?:leverans|sandning|paket)',
  sl: '(?:en[aoe]|1) (?:sam[ao] )?(?:dobav|posiljk|paket)\\p{L}{0,2}',
} as const

const clause = new RegExp(
  String.raw`[,;]\s+(?:\p{L}+['’]?\s+){0,5}(?:${Object.values(oneDelivery).join('|')})(?=\s*(?:[.!,;]|$))`,
  'gu',
)

/** Removes a clause that asks for one delivery, which counts no pieces: `4 bearings 6204, so make it one shipment` */
export function withoutOneDelivery(line: string): string {
  return /[,;]/.test(line) ? replaceFound(line, findAll(clause, foldLetters(line)), () => '') : line
}
