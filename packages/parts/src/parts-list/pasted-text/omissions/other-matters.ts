/**
 * Words for matters of a company beside the parts of an order, with the figures that belong to them, in folded letters. A
 * translator adds words here and nowhere else.
 */

/** Numbers of a company, for customs, taxes and banks. */
const ofCompany =
  'eori|iban|bic|swift|vat|ust-?id\\p{L}*|mwst\\p{L}*|zolltarif\\p{L}*|tariff|nif|nip|dic|tva|p(?:artita)? ?iva|btw\\p{L}*|adoszam\\p{L}*|momsnummer|ddv|vamal|taryf\\p{L}*|celni|carinsk\\p{L}*|vamtarif\\p{L}*|pautal|arancelari\\p{L}*|douanier\\p{L}*|doganal\\p{L}*|goederencode|tulltax\\p{L}*|bank(?:verbindung)?|bankszaml\\p{L}*|sort code|kreditor\\p{L}*|lieferantennummer|supplier (?:no|number|code)|code fournisseur|codice fornitore|codigo de proveedor|crediteurnummer|kod dostawcy|cislo dodavatele|szallitoi kod\\p{L}*|codigo de fornecedor|furnizor|leverantorsnummer|sifra dobavitelja'
/** In several languages the noun for a page is also that for a side, so that only a catalogue tells. */
const ofPages = 'pages?|pagin[ae]\\p{L}{0,2}|bladzijden?|katalog\\p{L}*|catalog\\p{L}*'
const anyPages =
  'seiten?|stronach|stronie|strona|stranach|stranich|straneh|stran[ay]?|oldal\\p{L}*|sid(?:a|an|or|orna)|hojas?|folhas?'
const ofFiles =
  'step(?:-\\p{L}+)?|iges|parasolid|dxf|dwg|sldprt|solidworks|inventor|creo|catia|nx|solid edge|cad(?:-\\p{L}+)?'
const ofBoxes =
  'container\\p{L}*|conteneur|contenedor|contentor|kontej?ner\\p{L}*|zabojnik\\p{L}*|kisten?|crate|caisse|cassa|cajon|caixote|kist|skrzyni\\p{L}*|bedn[ay]|lada|ladan|zaboj'
export const ofCranes =
  'kran|crane|pont roulant|notre pont|carroponte|grua|ponte|kraan|suwnic\\p{L}*|jerab|daru|macara\\p{L}*|kranen|dvigal\\p{L}*|hoist'
const ofPlaces =
  'tor|gate|bay|dock|rampe|quai|baia|muelle|plaza|plaats|bram\\p{L}*|brany|kapu\\p{L}*|poarta|port|vratih|cais|lugar|parkplatz|place|posto|miejscu|miste|helyen|locul|plats|mestu|halle|nave|hala|hal'
export const ofSamples =
  'muster|samples?|echantillons?|campioni|muestras|amostras|monsters|prob(?:ki|ek|en)|vzork\\p{L}*|vzorc\\p{L}*|mint[ak]\\p{L}*|mostre|prover\\p{L}*'
export const ofOffers = '(?:gultig|valid[aeo]?s?|valable|geldig|wazn[ay]|plati|ervenyes|valabil[ae]?|galler|velja)'
const ofComplaints =
  'reklamation\\p{L}*|complaint|reclam[ao]\\p{L}*|klacht|reklamacj\\p{L}*|reklamac[ei]|reklamacio|reklamacija|reclamatia'
const ofForms = 'formulare?|formulaire|modulo|formulario|formulier|formularz|urlap|blankett\\p{L}*|obrazec'
const ofCertified =
  'certifi(?:ed|cate|cat|cado|cada|ee?|cata|cato|cacao|cacion|cerad)|zertifi\\p{L}+|certyfik\\p{L}+|certifikat\\p{L}*|tanusitvany|gecertificeerd|certificat[ao]?|approved|certificacao'
export const ofPeople =
  'urlaub|holidays?|on leave|conges?|ferie|vacaciones|ferias|vakantie|urlop\\p{L}*|dovolen\\p{L}*|szabadsag\\p{L}*|concediu|semester|dopust\\p{L}*'
export const ofShifts =
  '\\p{L}*schicht|shifts?|nights|turno|equipe|ploeg|zmian[ay]|smena|muszak|schimbul|\\p{L}*skiftet|izmena'
const ofCopies =
  'exemplaren|ausfertigungen|copies|exemplaires|copie|copias|vias|papieren|papperen|egzemplarz\\p{L}*|vytisc\\p{L}*|peldany\\p{L}*|exemplare|izvod\\p{L}*|papers|kopior'
export const ofCycles =
  'zyklus|schuss|shots?|cycle|injections?|ciclo|stampate|inyectadas|cyclus|cyklu\\p{L}*|cykel|skott|wtryskow|zdvihu|ciklus\\p{L}*|lovest?|injecoes|injectari|ciclu|ciklom|udarcev'
const ofInsurance =
  'versicher\\p{L}*|insur\\p{L}*|assuree?s?|assicurat\\p{L}*|asegurad\\p{L}*|segurad[oa]|verzekerd|ubezpieczon\\p{L}*|pojisten\\p{L}*|biztosit\\p{L}*|asigurat\\p{L}*|forsakr\\p{L}*|zavarovan\\p{L}*'

/** Words for all these matters. */
export const matters = [
  ofCompany,
  ofPages,
  ofFiles,
  ofBoxes,
  ofCranes,
  ofPlaces,
  ofSamples,
  ofOffers,
  ofComplaints,
  ofForms,
  ofCertified,
  ofPeople,
  ofShifts,
  ofCopies,
  ofCycles,
  ofInsurance,
].join('|')

/** Before a number, or a range, that is the name of one. */
export const numberedMatter = [
  ofPages,
  anyPages,
  ofPlaces,
  ofCompany,
  ofFiles,
  ofForms,
  ofCertified,
  ofShifts,
  ofComplaints,
  'version|versie|verzija|verzio|revision|revize|rewizja|revisione|revisao|revisie|revizia|revizija|edition|issue|rev|wersja|verze|razlicica|versiune\\p{L}*|site|smena|zmiana|numer|nr|no\\.|n\\.|nummer|number',
].join('|')

/** Behind a number that counts them. */
export const countedMatter = [
  ofCopies,
  "gutschriften|credit notes|avoirs|note di credito|abonos|creditnota's|korekty|dobropis\\p{L}*|jovairas\\p{L}*|notas de credito|note de credit|kreditnot\\p{L}*",
  'tagen?|days|jours|giorni|dias|dagen|dni|dnu|dnech|dneh|nap\\p{L}*|zile|dagar|weeks?|wochen',
].join('|')

/** Behind a number that measures. */
export const measureOfMatter =
  'meters?|metres?|metro[is]?|metr\\p{L}{0,2}|meter|cm|ft|feet|foot|fuss|pieds?|piedi|pies|pes|labas|stop\\p{L}*|picioare|fots?|voets|cevelj\\p{L}*|hrc|mb|mo|gb|bar(?:s|ih|ech)?|quintali|kilos?|kg|t|tonn?\\p{L}{0,3}|ton|tonelad\\p{L}+|tun[ay]|tone|tony|%|€|eur\\p{L}*|pounds?|kronor|kc|zl|huf|sek\\p{L}*|million|second[eois]?s?|s|h|uhr|uur|hodin\\p{L}*|orakor|uri'

/** Beside a number of days that are left, of an offer, or of what a crane lifts. */
export const leftOfMatter = '(?:faltam?|left|over|zostalo|zbyva(?:ji)?|ostalo|kvar|ramas|hatra|restent|mancano|quedan)'
