import { foldLetters } from '../../parts-list/fold-letters.ts'
import { currencies } from '../../words/currencies.ts'
import { shortDrawing } from '../../words/short-drawing.ts'
import { type Recogniser, recognise } from '../fact.ts'

// What may stand beside a part without changing it. Single words of this kind are in `words/trade.csv`.

const day = '(?:\\d{1,2}[./]\\s?\\d{1,2}(?:[./]\\s?(?:\\d{4}|\\d{2}))?\\.?|\\d{4}-\\d\\d-\\d\\d)'
const week = '(?:(?:kw|cw|week|woche)\\.?\\s*\\d{1,2}|\\d{1,2}\\.?\\s*(?:kw|cw|week|woche))(?:\\s*[./]\\s*\\d{2,4})?'
const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri)day|montag|dienstag|mittwoch|donnerstag|freitag|(?:next|naechste[nr]?|kommende[nr]?)\\s+(?:week|delivery|shipment|woche|lieferung))'
const delivery = '(?:delivery|deliver|lieferung|liefertermin|lieferdatum|lieferzeit|liefern|termin|due|needed)'

/** `Lieferung bis 15.12.`, `delivery 49. week`, `KW 50`, `lev. v. 50`: the date of delivery does not change the part. */
export const recogniseDate: Recogniser = recognise(
  new RegExp(
    `(?:${delivery}(?:[\\s.:]+(?:date|by|until|till|to|in|on|am|bis|zum|week|kw|the))*[\\s.:]*(?:${week}|${day}|\\d{1,2}(?![\\d.]|\\s*x))?|${week}|(?:(?:bis|until|till|by|on|am|zum|the)\\s+)*${weekday})(?![a-z\\d])`,
  ),
  () => [],
)

/** Words for a drawing in all languages. */
const drawing =
  '(?:zeichnung(?:s(?:nummer|nr)?)?|zeichng|zng|zchng|z(?:eichn?|chng)?\\.\\s?-?nr|c(?:is(?:lo)?)?\\.?\\s?v(?:ykr(?:esu)?)?(?=\\.)|drawing|drg|dwg|sketch|skizze|dessin|disegno|dibujo|desenho|vykres\\w{0,2}|rysun\\w{1,3}|desen\\w{0,3}|tekening(?:nummer|nr)?|ritning(?:snummer|snr)?|rajz(?:szam)?|risb\\w|nacrt\\w?)'

const place =
  'pos(?:ition)?|poz|posi(?:cion|cao|zione)|poz(?:ice|ycj\\w|icij\\w|iti\\w)|repere|rep|poste|tetel|item|wkz|wz|wzg|werkzeug|form|tool|mould|mold|cavity|cav|kavitaet|nest|projekt|project|auftrag|kommission|komm|job|baugruppe|assembly|assy|maschine|machine|einsatz|insert|schieber|slide|slider|platz|linie|line'
const otherMould =
  'vstrikovaci forma|forma|formy|forme|formu|formie|nastroj|orodj[eaiu]|stroj|szerszam|gep|moule|outillage|stampo|molde|matrijs|matrita|verktyg|zakazka|zlecenie|nalog|commessa|hnizdo|gniazdo|gnezdo|feszek|empreinte|impronta|cavidad|cavidade|kavita'
const costCentre =
  'kostenstelle|kst|cost cent(?:re|er)|stredisko|nakladove stredisko|centre de couts?|centro di costo|centro de costes?|ceco|koltseghely|kostenplaats|mpk|centro de custos?|centru de cost|kostnadsstalle|stroskovno mesto|sm|cdc'

/** `Pos. 14 der Zeichnung`, `repère 14 du plan`, whose linking words may be translated already */
const onDrawing = `(?:\\s+(?:(?:of|on|in|from|der|auf|van|de|na|din|pe|pa|until|a|w|z|iz|op|the|le|la)\\s+){1,3}(?:plan(?:o|u)?|${drawing})(?![a-z\\d]|\\W{0,3}(?:n\\w?\\W{0,2})?[a-z]{0,3}\\d))?`

const building =
  'halle|hall|hal|hala|hali|haly|werk|tor|unit|bay|gate|building|dock|rampe|atelier|nave|capannone|reparto|pavilhao|galpao|csarnok'
const towards = '(?:(?:an|in|to|at|for|fuer|nach|the|die|der|den|das|our|unsere|unser)\\s+){0,2}'

/** `Pos. 3`, `item 14 on the drawing`, `cavity 3`, `Wkz. 2231`, `orodje 710`, `cost centre 33`: where the part is used does not change it. */
export const recognisePlace: Recogniser = recognise(
  new RegExp(
    `(?:${towards}(?:${building})|${place}|${otherMould}|${costCentre})(?![a-z])\\.?\\s*(?:(?:nr|no)(?![a-z])\\.?)?\\s*[:=#-]?\\s*(?![a-z]{0,4}-?\\d+(?:\\.\\d+)?(?:\\s*x|/\\d))[a-z]{0,3}-?\\d[\\da-z-]*(?![\\da-z])(?!\\.\\d)(?:[.:)]|${onDrawing})`,
  ),
  () => [],
)

const drawingNumber = recognise(
  new RegExp(
    `(?:${drawing}|${shortDrawing})(?:\\s*(?:nr|no|n|num|st|c|sz)(?![a-z]))?[.°]?\\s*[:#]?\\s*(?!\\d+(?:\\.\\d+)?\\s*x)(?=[a-z./-]{0,6}\\d)[a-z\\d][a-z\\d./-]*(?:\\s+(?:rev|index|ind|indice|revize|wyd)\\.?\\s?[a-z\\d]{1,2}(?![a-z\\d]))?`,
  ),
  ([text = '']) => [{ kind: 'rejection', reason: 'unknownWord', detail: text }],
)
/** Behind a word, as in `laut Zeichnung 4711`, the drawing may say what the part is like. */
const endsPhrase = /(?:^|[,;:()|/–—-]|\d[\w.]*)\s*$/
const beginsPhrase = /^\s*(?:$|[,;.()|/–—-])/

/**
 * `DWG 5512-07`, `(plan 812-17)`: a drawing alone says where the part is used. Beside other words, as in `Länge nach
 * Zeichnung 4711-3`, it may change the part, so it is asked about as one piece.
 */
export const recogniseDrawing: Recogniser = (text, position, before) => {
  const found = drawingNumber(text, position, before)
  if (found === null) return null
  const isAlone =
    endsPhrase.test(text.slice(Math.max(0, position - 20), position)) &&
    beginsPhrase.test(text.slice(position + found.length))
  return isAlone ? { length: found.length, facts: [] } : found
}

/** Whether a text is no more than a drawing with its number: `ritn. 77-12` */
export function isDrawingAlone(text: string): boolean {
  const said = foldLetters(text).trim()
  return drawingNumber(said, 0, [])?.length === said.length
}

const currency = `${currencies}(?![a-z])`

/** `à 2,34 €`, `@ EUR 7.95`: what a part costs. */
export const recognisePrice: Recogniser = recognise(
  new RegExp(`(?:(?:a|@|je|zu|po|at)\\s+|@)?(?:${currency}\\s*\\d+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?\\s*${currency})`),
  () => [],
)

/** `.prt`, `.sldprt`, `<2>`: endings of names in CAD programs. */
export const recogniseFileEnding: Recogniser = recognise(
  /\.(?:prt|sldprt|ipt|par|stp|step|stl|x_t|catpart|f3d|dwg|dxf)(?![a-z])(?:\.\d+)?|<\d+>/,
  () => [],
)

/** `DIN 912 M8 x 30 --- 30C`: how long the thread of a screw is and how it is drawn, as a CAD program names its models. */
export const recogniseThreadLength: Recogniser = recognise(/\d{1,3}(?:\.\d+)?[cns]x?(?![a-z\d])/, (_, before) => {
  const last = before.at(-1)
  return last?.kind === 'chain' && last.measures[0]?.label === 'm' ? [] : null
})
