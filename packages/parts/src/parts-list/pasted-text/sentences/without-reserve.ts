import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'

/** How many of the pieces are kept: they are among those that are asked for. */
const some = String.raw`(?:(?:\d{1,2}|${wordOfSeveral})\s+)?`

/**
 * That some of the pieces are spare ones, per language, in folded letters: `to be safe`, `so we have one on the shelf`,
 * `als Ersatz`. A translator adds phrases here and nowhere else.
 */
const phrases = {
  de: [
    '(?:dann|so) (?:haben wir|habe ich) ruhe|(?:damit|dass) wir ruhe haben|(?:dann|so) sind wir auf der sicheren seite',
    'als ersatz|zur sicherheit|(?:als|auf) (?:vorrat|reserve)',
    `(?:damit|so dass|dass) (?:wir|ich) (?:noch |auch |etwas |welche |eine |einen |ein paar |${some})*(?:reserve|ersatz|vorrat|(?:auf|im|am) (?:lager|regal)) (?:haben|habe)`,
    `(?:dann|so) (?:haben wir|habe ich) (?:noch |auch |etwas |welche |eine |einen |ein paar |${some})*(?:(?:in|als|auf) )?(?:reserve|ersatz|vorrat)`,
  ],
  en: [
    "so (?:that )?(?:we|i)(?: are| am|['’](?:re|m|ll be)| will be) (?:on the safe side|covered|safe)",
    'to (?:be (?:safe|sure|on the safe side)|have (?:one|some|a few|a couple)(?: (?:to )?spare| in reserve| on the shelf)?)',
    'as (?:a )?(?:spares?|replacements?)|just in case',
    `so (?:that )?(?:we|i) (?:have|keep) (?:a |one |some |a few |a couple |${some})*(?:to )?(?:spares?|margin|in reserve|in stock|on the shelf)`,
    'so (?:that )?there (?:is|are) (?:a |one |some |a few |a couple )?(?:to )?(?:spares?|in reserve|on the shelf)',
  ],
  cs: [
    'at (?:mame|mam|je) klid',
    'na zapas|pro jistotu|na nahradu',
    'at (?:mame|mam|je|zbyde|zustane) (?:nejak[eaou]+ |par )?(?:rezerv[ua]|zasob[ua]|na zasobe)',
  ],
  es: [
    '(?:y |que )?asi (?:estamos|nos quedamos) tranquil[oa]s|para (?:estar|quedarnos) tranquil[oa]s',
    'de (?:recambio|repuesto|reserva)|por si acaso|por seguridad',
    'para (?:tener|quedarnos con) (?:algun[oa]?s? )?(?:de )?(?:repuesto|reserva|recambio|stock|margen)',
    `asi (?:nos quedan?|nos quedamos con|tenemos|tengo) (?:algun[oa]?s? |${some})?de (?:repuesto|reserva|recambio)`,
  ],
  fr: [
    'comme c(?:ela|a) (?:on est|nous sommes|je suis) tranquilles?',
    'en (?:remplacement|reserve|secours)|par (?:securite|precaution)|au cas ou',
    "pour (?:avoir|garder) (?:de la marge|un peu de (?:marge|stock)|du stock|de l'avance|de la reserve)|pour etre tranquilles?",
    `(?:comme ca|ainsi) (?:on|nous|j)(?:'| )?(?:en )?(?:aura|a|aurons|avons|ai) (?:${some}|quelques-un[es]* )(?:en reserve|d'avance|de secours)`,
  ],
  hu: [
    'hogy nyugodtak legyunk',
    'tartaleknak|tartalekba',
    '(?:hogy |igy )(?:legyen|lesz|marad) (?:egy kis |nehany )?tartalek(?:unk|ban|nak)?',
  ],
  it: [
    '(?:che )?cosi (?:stiamo|siamo|sto) (?:tranquill[oai]|a posto|sicuri)|per stare tranquill[oai]',
    'di (?:scorta|ricambio|riserva)|per sicurezza',
    `(?:cosi|in modo che) (?:ne )?(?:abbiamo|ho|restano|rimangono|avremo) (?:qualcuno |${some})?(?:di |una )?(?:scorta|riserva)`,
    "per avere (?:una |un po' di |qualche )?(?:scorta|riserva)",
  ],
  nl: [
    '(?:dan|zo) (?:zitten|zijn) we (?:goed|gerust|safe)',
    'als (?:vervanging|reserve)|voor de zekerheid|op voorraad',
    `(?:zodat we|dan hebben we) (?:wat |er |nog |een paar |${some})*(?:op |in )?(?:reserve|voorraad)(?: hebben)?`,
  ],
  pl: [
    '(?:to |zeby )?(?:bedziemy|byc|bylismy) spokojni',
    'na (?:zapas|wszelki wypadek)',
    'zeby (?:miec|byl|bylo|zostalo) (?:jakis |troche )?(?:na |w )?(?:zapas\\p{L}*|rezerw\\p{L})',
  ],
  pt: [
    '(?:que )?assim (?:ficamos|estamos) (?:descansad[oa]s|tranquil[oa]s|segur[oa]s)|para ficar(?:mos)? descansad[oa]s',
    'de reserva|por (?:seguranca|precaucao)',
    `(?:para (?:ficar com|ter|termos|ficarmos com)|assim (?:ficamos com|fico com|temos|tenho)) (?:alguns |algumas |${some})?(?:de |em )?reserva`,
  ],
  ro: [
    'ca sa fim linistiti',
    'ca rezerva|de rezerva|pentru siguranta',
    `(?:ca )?sa avem (?:si |${some})?(?:de |in )?rezerva`,
  ],
  se: [
    'sa ar (?:vi|jag) pa (?:den )?sakra sidan',
    'for sakerhets skull|i reserv',
    `sa (?:att )?(?:har vi|vi har) (?:nagra |nagon |lite |en |ett par |${some})?(?:i |pa )?(?:reserv|lager)`,
  ],
  sl: [
    'da bomo mirni',
    'za (?:rezervo|zalogo|vsak primer)',
    `da (?:imamo|bomo imeli) (?:se |kaj |${some})?(?:v |na )?(?:rezerv[oi]|zalog[oi])`,
  ],
} as const satisfies Record<string, readonly string[]>

const reserve = new RegExp(String.raw`[\s,]+(?:${Object.values(phrases).flat().join('|')})\s*[.!?]*$`, 'u')

/** Removes that some of the pieces are spare ones; a number beside it that is no share would be further pieces. */
export function withoutReserve(text: string): string {
  return text.slice(0, reserve.exec(foldLetters(text))?.index)
}
