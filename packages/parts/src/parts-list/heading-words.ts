import { spellOut } from './spell-out.ts'

/**
 * The meaning of a column of a parts list by its heading. `counted` is a position or a part's number, which the cells
 * decide; `ignored` is a column that the import does not need.
 */
export type Meaning =
  | 'position'
  | 'counted'
  | 'articleNo'
  | 'ownNumber'
  | 'designation'
  | 'standard'
  | 'size'
  | 'symbol'
  | 'material'
  | 'quantity'
  | 'unit'
  | 'cutLength'
  | 'length'
  | 'tolerance'
  | 'fit'
  | 'certificate'
  | 'commission'
  | 'comment'
  | 'customerOrderNumber'
  | 'ignored'

const number = '(?:nr|nummer|no|number|n)'
const word = (...patterns: string[]) => new RegExp(`^(?:${spellOut(patterns.join('|'))})$`)

/** The meanings of folded headings, each with its rank; the first match applies. */
export const headingWords: readonly (readonly [Meaning, number, RegExp])[] = [
  [
    'position',
    0,
    word(
      `pos(?:ition)?(?: ?${number})?`,
      `lfd(?: ?${number})?`,
      'laufende nummer',
      'line(?: no)?',
      'zeile',
      'ref',
      'find no',
      'bubble',
      'index',
    ),
  ],
  ['counted', 0, word(number, `item(?: ${number})?`, `teil(?:e)?(?: ?${number})?`, `part(?: ${number})?`)],
  [
    'customerOrderNumber',
    0,
    word(
      `(?:kunden|unsere |ihre )best(?:ell)? ?${number}`,
      `kundenauftrag(?:s ?${number})?`,
      `(?:p ?o|purchase order|customer order|our order|order ref(?:erence)?)(?: ${number})?`,
      'ihr zeichen',
      'bestellung(?: nr)?',
      'your reference',
      'reference',
    ),
  ],
  [
    'articleNo',
    3,
    word(
      `(?:normwerk|katalog|catalogue?|cat)(?: ?(?:artikel)?${number})`,
      `(?:lieferanten?|hersteller|herst|supplier|vendor|manufacturer|maker|mfr|mfg)(?: ?(?:artikel|art|teile|part|item|article|order))?(?: ?(?:${number}|code))`,
      `mpn`,
      `(?:artikel|art|bestell|best|teile|item|order|part)(?: ?${number}) (?:(?:des |of |vom )?(?:lieferanten?|herstellers?|supplier|vendor|manufacturer|maker))`,
    ),
  ],
  [
    'articleNo',
    2,
    word(
      `(?:artikel|art|article)(?: ?${number})`,
      `(?:bestell|best|order|ordering|product|produkt|stock)(?: ?(?:${number}|code))`,
      `(?:normteile?|ident|typen) ?${number}`,
      'sku',
      'artikel',
      'article',
    ),
  ],
  [
    'ownNumber',
    1,
    word(
      `(?:sach|material|mat|erp|sap|interne?|eigene?)(?: ?(?:artikel|teile?|material)? ?)?${number}`,
      `(?:eigene|unsere|ihre|our|your|internal|customer|company)(?: ?(?:artikel|art|teile|part|item|article|material))? ?(?:${number}|code)`,
      `kunden ?(?:artikel|art|teile|material)? ?${number}`,
    ),
  ],
  [
    'designation',
    1,
    word(
      'bestell ?bezeichnung',
      'ordering? (?:designation|description)',
      '(?:norm ?)?kurzbezeichnung',
      'norm ?bezeichnung',
    ),
  ],
  [
    'designation',
    0,
    word(
      '(?:artikel|teile?|material|normteil|produkt|(?:db )?part|item|article|product|material|component|komponenten?)? ?(?:benennung|bezeichnung|beschreibung|name|text|kurztext|description|designation|title)(?: ?[1-4])?',
      'kurztext',
      'langtext',
      'normteile?',
      'standard parts?',
      'bauteil',
      'gegenstand',
      'component',
      'produkt',
      'product',
      'was',
    ),
  ],
  [
    'standard',
    0,
    word(`norm(?: ?(?:${number}|blatt))?`, 'din(?: (?:en )?iso)?', 'iso', 'standard', 'std', 'norm standard'),
  ],
  [
    'size',
    0,
    word(
      '(?:fertig|roh|nenn|haupt)?(?:abmessung(?:en)?|abm|maße?|größe|groesse|dimension(?:s|en)?|dims?)',
      'sizes?',
      'format',
      'd x l',
      '(?:std|standard|nominal) dim(?:ension)?s?',
      'dxl',
      'durchm x länge',
      'masse',
    ),
  ],
  [
    'cutLength',
    0,
    word(
      '(?:gekürzt|kürzen|ablängen|abgelängt|zuschnitt|geschnitten|trimmed|trim|cut|shortened?)(?: ?(?:auf|to|length|länge|maß|on|l))*',
      '(?:fertig|end|soll|sonder|schnitt|cut|trim|trimmed|final|finish|finished|special) ?(?:länge|length|l)',
      'auf länge',
      'länge (?:gekürzt|fertig|nach dem kürzen|ist)',
      'length (?:cut|trimmed|finished)',
      'l (?:gekürzt|cut|fertig|ist|soll|finished|final)',
    ),
  ],
  [
    'length',
    0,
    word(
      '(?:gesamt|nenn|roh|overall |nominal |raw |blank )?(?:länge|laenge|length)(?: (?:l1?|roh|rohling|gesamt|raw|blank))?',
      'l (?:roh|raw|blank)',
      'lg',
      'l',
      'l1? länge',
      'l length',
    ),
  ],
  [
    'symbol',
    0,
    word(
      '[abdhkrstw] ?[1-4]?',
      'l ?[12]',
      'ø(?: ?d?[1-4]?)?',
      'dm',
      'durchm(?:esser)?(?: ?d?[1-4]?)?',
      'diameter(?: ?d?[1-4]?)?',
      'dia',
      'd ø',
      'breite',
      'width',
      'höhe',
      'height',
      'dicke',
      'stärke',
      'thickness',
      'radius',
      'sr',
    ),
  ],
  [
    'material',
    0,
    word(
      'werkst(?:off)?(?: ?(?:nr|bezeichnung))?',
      'w ?nr',
      'material(?: (?:spec(?:ification)?|bezeichnung|designation))?',
      'mat',
      'stahl',
      'steel',
      'grade',
      'ausführung',
      'ausf',
      'version',
      'oberfläche',
      'behandlung',
      'wärmebehandlung',
      '(?:material )?finish',
      'treatment',
      'heat treatment',
      'surface',
      'härte',
      'hardness',
      'beschichtung',
      'coating',
      'typ',
      'type',
      'form',
      'shape',
      'werkstoff härte',
      'material hardness',
    ),
  ],
  [
    'quantity',
    3,
    word(
      '(?:gesamt|bestell|bedarfs|total|order|required|req)(?: ?(?:menge|anzahl|stückzahl|stück|qty|quantity|pieces|pcs))',
      '(?:menge|anzahl|stück|stk|stückzahl|qty|quantity)(?: (?:gesamt|total|ges|summe|zu bestellen|to order|req|required))',
      'bedarf',
      'zu bestellen',
      'to order',
    ),
  ],
  [
    'quantity',
    2,
    word(
      '(?:menge|anzahl|anz|stückzahl|stück|stueck|stck|stk|st|qty|quantity|quant|pcs|pieces|no off|off|no of|count|amount)(?: (?:in )?(?:stück|stk|st|pcs|pieces|ea|menge|qty))?',
      'no of (?:pieces|pcs|parts|off)',
    ),
  ],
  [
    'quantity',
    1,
    word('(?:menge|anzahl|anz|stk|stück|qty|quantity|pcs|no off)(?: ?(?:je|pro|per|each|p)(?: .{1,12})?)'),
  ],
  // A total may be money or the sum over several sets, so its rank is low: it counts only without another quantity.
  ['quantity', 0.5, word('summe', 'gesamt', 'gesamtzahl')],
  ['quantity', 0, word('(?:je|pro|per) .{1,15}')],
  ['unit', 0, word('me', 'eh', '(?:mengen|basis)?einheit', 'bme', 'units?', 'uom', 'unit of measure')],
  ['fit', 0, word('passung', 'fit')],
  [
    'tolerance',
    0,
    word(
      '(?:längen)?tol(?:eranz)?(?: ?(?:klasse|länge|l))?',
      '(?:length )?tol(?:erance)?(?: class| (?:on |of )?(?:the )?length)?',
    ),
  ],
  [
    'certificate',
    0,
    word(
      '(?:werks|werkstoff|material|abnahmeprüf|prüf)?zeugnis(?: ?3 1)?',
      'apz(?: 3 1)?',
      '3 1(?: ?(?:zeugnis|cert|certificate))?',
      '(?:material |mill |inspection )?cert(?:ificate)?(?: ?3 1)?',
      'en 10204(?: 3 1)?',
      'zertifikat',
    ),
  ],
  ['commission', 3, word(`(?:kommission|komm|commission)(?:s? ?${number})?`)],
  ['commission', 2, word(`(?:projekt|project|job)(?: ?${number})?`, `(?:auftrags?|fertigungsauftrag)(?: ?${number})?`)],
  [
    'commission',
    1,
    word(
      `(?:werkzeug|wkz|form|mould|mold|tool)(?: ?${number})`,
      'werkzeug',
      'wkz',
      'tool',
      'mould',
      'mold',
      'kostenstelle',
      'kst',
      'cost cent(?:re|er)',
      'einbauort',
      'verwendung',
      'used (?:in|for|on)',
    ),
  ],
  [
    'comment',
    0,
    word(
      '(?:bemerk|anmerk)ung(?:en)?',
      'bem',
      'hinweise?',
      'kommentar',
      'vermerke?',
      'notiz(?:en)?',
      'info',
      'zusatz(?:text|info)?',
      '(?:remark|comment|note)s?',
    ),
  ],
  [
    'ignored',
    0,
    word(
      '(?:einzel|gesamt|stück|netto|brutto|unit |total |list |net )?(?:preis|price)(?: .*)?',
      'ep',
      'gp',
      'eur',
      'total',
      'betrag',
      'wert',
      'amount eur',
      '(?:einzel|gesamt)?gewicht(?: .*)?',
      '(?:unit |net )?(?:weight|mass)(?: .*)?',
      'kg',
      '(?:liefer)?(?:datum|termin|zeit)',
      'date',
      'due(?: date)?',
      'delivery(?: .*)?',
      'lead time',
      'lieferant',
      'supplier',
      'vendor',
      'hersteller',
      'maker',
      'manufacturer',
      'brand',
      'fabrikat',
      '(?:zeichnungs?|zng|zchn|drawing|dwg)(?: ?(?:nr|nummer|no|number|name))?',
      'zeichnung',
      'rev(?:ision)?',
      'status',
      'lager(?:ort|bestand)?',
      'bestand',
      'stock',
      'ebene',
      'level',
      'stufe',
      'ok',
      'erledigt',
      'geprüft',
      'checked',
      'bild',
      'image',
      'ean',
      'baugruppe',
      'assembly',
      'warengruppe',
      'kategorie',
      'category',
      'stl ?nr',
    ),
  ],
]
