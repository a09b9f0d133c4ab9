/** What people say around a part, as parts of patterns for folded texts. */
interface Circumstances {
  alone: readonly string[]
  /** Before a name, which they need: `attention Mr` */
  named: readonly string[]
  /** Before a name that may be left out: `to our plant in` */
  perhapsNamed: readonly string[]
}

/** As more may be said of it: `for the job we start on Monday` */
const clauseEnd = String.raw`(?=\s*(?:[,.;!?)]|$))`
const carrier = '(?:dhl|ups|fedex|tnt|gls|dpd|hermes|dachser|schenker)(?: express)?'

/**
 * Where parts go, for whom they are, how and by when they are sent, to which order they belong and who talked about them,
 * per language. A translator adds phrases here and nowhere else.
 */
export const circumstances = {
  de: {
    alone: [
      '(?:auf|in|mit) (?:den|dem|der|die|das|eurem|ihrem) (?:\\p{L}+ )?(?:wagen|lkw|tour|lieferung|sendung|paket|fahrer)',
      '(?:waere?n?|waren?) (?:auch )?(?:nicht schlecht|prima|super|toll|klasse|nett)|tauschen wir (?:auch )?(?:gleich )?(?:mit|aus)|sagen wir(?: mal)?',
      `fur (?:den|die|das|unseren|unser) (?:\\p{L}+[ -])?(?:auftrag|projekt|kundenauftrag)${clauseEnd}`,
      'mit (?:(?:dem|unserem) )?(?:ublichen|gewohnten|vereinbarten) rabatt|auf unsere (?:kosten|rechnung)',
      'abholung durch (?:uns|unseren (?:fahrer|spediteur))|selbstabholung',
      'rechnung (?:bitte )?an (?:die |unsere )?(?:zentrale|hauptverwaltung|buchhaltung)',
      '(?:gleich |genau )?wie (?:(?:letztes|voriges) (?:jahr|mal)|(?:letzten|vorigen) monat|(?:letzte|vorige) woche)',
      '(?:an|in) (?:die |der )?(?:selbe|gleichen?|dieselbe|ubliche|bekannte) (?:liefer)?adresse',
      'zu (?:meiner|unserer|der) (?:\\p{L}+ )?bestellung(?: von (?:gestern|heute))?',
      '(?:uber|von|wegen) (?:die|der|den|denen) wir (?:\\p{L}+ )?(?:gesprochen|geredet|telefoniert) (?:haben|hatten)',
      '(?:per|mit) (?:kurier|express|spedition|paketdienst|post|boten)',
      '(?:bis )?(?:zum )?(?:monats|wochen|jahres)ende',
      'bis ende (?:des monats|der woche|des jahres)',
      'gleich (?:heute|morgen|noch)(?: fruh)?',
    ],
    named: [
      '(?:z\\.? ?hd\\.?|zu handen)(?: von)?(?: (?:frau|herrn?))?',
      '(?:fur|an) (?:frau|herrn)',
      'lieferung nach|(?:lieferung |fur |an )(?:an )?(?:die )?firma',
    ],
    perhapsNamed: [
      '(?:an|in|fur) unser(?:e[nmr]?)? (?:\\p{L}+ )?(?:werk|standort|niederlassung|fabrik|zweigwerk)',
      '(?:fur|an) (?:meinen?|unseren?) (?:kollegen?|kollegin|chef)',
      `per ${carrier}`,
    ],
  },
  en: {
    alone: [
      `(?:on|in|with|to) (?:(?:the|your|today's|tonight's?|tonights|tomorrow's|(?:mon|tues|wednes|thurs|fri)day(?:'s)?|next|same) ){1,2}(?:van|truck|lorry|parcel|delivery|shipment|consignment|drop)(?!\\p{L})`,
      "would(?:n't| not) go amiss|would be (?:great|good|nice|handy|perfect|lovely)|would come in handy",
      `for (?:the|our|this|that|a) (?:\\p{L}+ ){0,2}(?:job|project)${clauseEnd}`,
      'with (?:the|our|your) (?:usual|agreed|normal) discount',
      'invoice to (?:our )?(?:head office|hq|accounts(?: department)?)',
      'same as last (?:time|month|week|year)|as (?:a )?samples?(?: first)?',
      'to (?:the same|our usual|the usual) (?:delivery )?address',
      "(?:on)?to (?:(?:my|our|the|yesterday's|today's|last week's|this week's|existing|open|current) ){1,3}order(?: from (?:yesterday|today))?",
      '(?:which|that) (?:we|i) (?:talked|spoke|chatted) about',
      'we (?:talked|spoke) about',
      '(?:by|via|with) (?:express |overnight )?courier',
      '(?:on )?next[- ]day(?: delivery)?',
      "(?:by|before|at) (?:the )?(?:end of (?:the |this )?(?:month|week|year)|month'?s end|month end)",
    ],
    named: [
      '(?:(?:for )?(?:the )?attention(?: of)?|attn?\\.?:?|fao)(?: (?:mr|mrs|ms)\\.?)?',
      'for (?:mr|mrs|ms)\\.?',
      '(?:for )?(?:delivery|shipping|shipment) to',
    ],
    perhapsNamed: [
      'to (?:our|the) (?:\\p{L}+ )?(?:plant|site|factory|works|facility|warehouse|depot|branch)',
      'for (?:my|our) (?:colleague|boss|workmate)',
      `(?:by|via) ${carrier}`,
    ],
  },
  cs: {
    alone: [
      '(?:v|s|do|se) (?:pristi|dalsi|stejn\\p{L}{1,2}) (?:zasilk|balik|dodavk|zavoz)\\p{L}{1,3}',
      `(?:na|pro|k) (?:zakazku|zakazce|projekt)${clauseEnd}`,
      's (?:obvyklou|dohodnutou) slevou|osobni odber|faktur[au] na (?:centralu|ustredi)',
      'na (?:stejnou|tutez|obvyklou) (?:dodaci )?adresu',
      'k(?:e)? (?:(?:me|nasi|moji|vcerejsi) ){1,2}objednavce(?: ze vcerejska)?',
      'o (?:kterych|kterem|kterou|cem) jsme (?:\\p{L}+ )?(?:mluvili|hovorili|se bavili)',
      'kuryrem|kuryrni sluzbou|(?:pro|do) (?:nasi )?(?:dilnu|dilny|nastrojarny|nastrojarnu|udrzbu)',
      'do konce (?:mesice|tydne|roku)',
    ],
    named: ['k rukam(?: (?:pana|pani))?', 'pro (?:pana|pani)', 'dodani do'],
    perhapsNamed: [
      'do (?:naseho|nasi) (?:zavodu|pobocky|tovarny)',
      'pro (?:meho |naseho )?(?:kolegu|kolegyni)',
      `pres ${carrier}`,
    ],
  },
  es: {
    alone: [
      '(?:con|en) (?:el|la|su) (?:proxim[oa]|siguiente|mism[oa]) (?:envio|reparto|camion|entrega|paquete)',
      'estarian? (?:bien|genial)|vendrian? bien',
      `para (?:el|un|nuestro) (?:trabajo|proyecto)${clauseEnd}`,
      'con el descuento (?:habitual|acordado|de siempre)|factura a la central',
      'a la (?:misma|habitual) direccion(?: (?:de entrega|de siempre))?',
      'a (?:mi|nuestro|el) pedido(?: de (?:ayer|hoy))?|al pedido de (?:ayer|hoy)',
      '(?:de|sobre) (?:los|las|el|la) que (?:hablamos|hemos hablado)|del que hablamos',
      'por (?:mensajero|mensajeria|agencia|transporte urgente)',
      '(?:antes de|para|a) (?:el )?fin(?:al)? de (?:mes|semana|ano)',
    ],
    named: ['a la atencion (?:de|del)(?: (?:sra?|don|dona)\\.?)?', 'para (?:el|la) sra?\\.?', 'entrega en'],
    perhapsNamed: [
      '(?:a|en|para) nuestr[ao] (?:planta|fabrica|nave|sede|taller)',
      'para (?:mi|nuestro) (?:companer[oa]|colega|jefe)',
      `por ${carrier}`,
    ],
  },
  fr: {
    alone: [
      '(?:avec|dans|par) (?:le|la|votre) (?:prochaine?|meme) (?:colis|livraison|envoi|camion|tournee|expedition)',
      'serai(?:en)?t (?:bien|parfaits?|super|pas mal)|(?:pendant|tant) que (?:tu y es|vous y etes)',
      `pour (?:le|un|notre) (?:chantier|projet)${clauseEnd}`,
      'avec la remise (?:habituelle|convenue)|facture au siege',
      'enlevement par (?:nos soins|notre (?:chauffeur|transporteur))',
      "a (?:la meme|l'habituelle|notre) adresse(?: de livraison)?(?: habituelle)?",
      "a (?:ma|notre|la) commande(?: d'hier| en cours| d'aujourd'hui)?",
      'dont (?:nous avons|on a|nous avions) (?:\\p{L}+ )?parle',
      'par (?:coursier|transporteur|messagerie|la poste|express)',
      '(?:avant|pour|a) (?:la )?fin (?:du|de) (?:mois|semaine|la semaine)',
    ],
    named: [
      "a l'attention (?:de|du)(?: (?:m|mr|mme|monsieur|madame)\\.?)?",
      'pour (?:m\\.|mr|mme|monsieur|madame)',
      'livraison a',
    ],
    perhapsNamed: [
      '(?:a|pour|dans) (?:notre|nos) (?:usine|site|atelier|depot|etablissement)',
      'pour (?:mon|ma|notre) (?:collegue|chef)',
      `par ${carrier}`,
    ],
  },
  hu: {
    alone: [
      'a(?:z)? (?:kovetkezo|azonos|ugyanazon) (?:szallitmannyal|csomaggal|csomagban|szallitassal)',
      `a(?:z)? (?:\\p{L}+ )?(?:munkahoz|projekthez)${clauseEnd}`,
      '(?:a )?(?:szokasos|megbeszelt) kedvezmennyel|(?:\\p{L}{3,}n )?erte jovunk|szemelyes atvetel(?:lel)?',
      '(?:ugyanarra|ugyanerre|a szokasos) (?:a )?(?:szallitasi )?cimre',
      'a(?:z)? (?:\\p{L}+ )?(?:tegnapi |mai )?rendelesemhez|a(?:z)? (?:tegnapi|mai) rendeleshez|a rendelesunkhoz',
      '(?:amirol|amikrol|amelyrol|amelyekrol) (?:\\p{L}+ )?beszeltunk',
      'futarral|futarszolgalattal|(?:a )?(?:muhelynek|muhelybe|karbantartasnak|szerszammuhelynek)',
      '(?:a )?(?:honap|het|ev) vegeig',
      '\\p{L}{3,} (?:ur(?:nak)?|asszony(?:nak)?)(?: reszere)?',
    ],
    named: [],
    perhapsNamed: [
      'a(?:z)? (?:\\p{L}+i )?uzemunk(?:be|nek)',
      '(?:a )?(?:kollegamnak|kollegamat|kolleganak|fonokomnek)',
    ],
  },
  it: {
    alone: [
      '(?:con|nel|nella|col) (?:la |il )?(?:prossim[oa]|stess[oa]) (?:spedizione|consegna|pacco|giro|camion|corriere)',
      'sarebbe(?:ro)? (?:perfett[oi]|ottim[oi]|utili?)',
      `per (?:la|una|nostra|il|un) (?:commessa|progetto|lavoro)${clauseEnd}`,
      'con (?:il|lo) (?:solito|consueto) sconto|fattura alla sede',
      'ritiro (?:con il|a cura del|da parte del) nostro (?:autista|corriere)',
      'al(?:lo)? (?:stesso|solito|nostro) indirizzo(?: di consegna)?',
      "al(?:l')?(?: ?)(?:(?:mio|nostro) )?ordine(?: di (?:ieri|oggi))?",
      'd(?:i|el|ei|ella|elle) (?:cui|qual[ei]) (?:\\p{L}+ )?(?:abbiamo|si e) (?:\\p{L}+ )?parlato',
      '(?:con|tramite|per|via) (?:corriere|posta|espresso)',
      '(?:entro|per) (?:la )?fine (?:del )?(?:mese|settimana|anno)',
    ],
    named: [
      "(?:al)?l'attenzione (?:di|del|della)(?: (?:sig|signora?|dott|ing)\\.?(?:ra)?)?",
      'per (?:il |la )?(?:sig\\.?(?:ra)?|signora?)',
      'consegna a',
    ],
    perhapsNamed: [
      '(?:al|nel|per il|alla|nella) nostr[oa] (?:stabilimento|sede|fabbrica|officina|magazzino)',
      'per (?:il|la) (?:mi[oa]|nostr[oa]) (?:collega|capo)',
      `(?:con|tramite|via) ${carrier}`,
    ],
  },
  nl: {
    alone: [
      '(?:met|in|op) (?:de|het) (?:volgende|zelfde|eerstvolgende) (?:levering|zending|pakket|wagen|vracht|rit)',
      'zou(?:den)? (?:mooi|fijn|handig|top) zijn',
      `voor (?:de|het|een) (?:\\p{L}+[- ])?(?:klus|project)${clauseEnd}`,
      'met de (?:gebruikelijke|afgesproken) korting|factuur naar (?:het )?hoofdkantoor',
      '(?:onze )?chauffeur haalt ze (?:\\p{L}+ )?op',
      '(?:naar|op) (?:hetzelfde|ons|het gebruikelijke) (?:aflever)?adres',
      'bij (?:mijn|onze|de) (?:\\p{L}+ )?bestelling(?: van (?:gisteren|vandaag))?',
      'waar (?:we|wij) het (?:\\p{L}+ )?over (?:hadden|hebben gehad)|waarover we (?:spraken|gesproken hebben)',
      '(?:per|met de) (?:koerier|post|express|expres)',
      '(?:voor|tegen) (?:het )?einde? van de (?:maand|week)|voor eind (?:van de )?maand',
    ],
    named: [
      '(?:ter attentie van|t\\.?a\\.?v\\.?)(?: (?:dhr|mevr|mw|de heer|mevrouw)\\.?)?',
      'voor (?:dhr|mevr|mw|de heer|mevrouw)\\.?',
      'levering (?:in|naar)',
    ],
    perhapsNamed: [
      '(?:naar|in|voor) (?:(?:onze|ons) )?(?:fabriek|vestiging|werkplaats|magazijn|locatie)',
      'voor (?:mijn|onze) (?:collega|baas)',
      `(?:per|met|via) ${carrier}`,
    ],
  },
  pl: {
    alone: [
      '(?:w|z|do) (?:nastepn|najblizsz|t)\\p{L}{1,3} (?:sam\\p{L}{1,2} )?(?:paczk|dostaw|przesylk|transport|wysylk)\\p{L}{1,3}',
      `(?:na|do) (?:zlecenie|zlecenia|projekt|projektu)${clauseEnd}`,
      'z(?:e)? (?:stalym|zwyklym|uzgodnionym) rabatem|odbior (?:wlasny|osobisty)|faktura na centrale',
      'na (?:ten sam|nasz|staly) adres(?: dostawy)?',
      'do (?:(?:mojego|naszego|wczorajszego|dzisiejszego) ){1,2}zamowienia(?: z wczoraj)?',
      'o (?:ktorych|ktorym|ktorej|czym) (?:\\p{L}+ )?(?:rozmawialismy|mowilismy)',
      'kurierem|przez kuriera|(?:dla|do|na) (?:naszego )?(?:warsztatu|warsztat|narzedziowni)',
      'do konca (?:miesiaca|tygodnia|roku)',
    ],
    named: ['do rak (?:pana|pani)', 'dla (?:pana|pani)', 'dostawa do'],
    perhapsNamed: [
      'do (?:naszego|naszej) (?:zakladu|fabryki|oddzialu|siedziby)',
      'dla (?:mojego |naszego )?(?:kolegi|kolezanki|szefa)',
      `(?:przez )?${carrier}`,
    ],
  },
  pt: {
    alone: [
      '(?:com|na|no) (?:a |o )?(?:proxim[oa]|mesm[oa]) (?:entrega|envio|expedicao|encomenda|carrinha)',
      `para (?:o|a|um) (?:trabalho|projeto|obra)${clauseEnd}`,
      'com o desconto (?:habitual|acordado|do costume)|fatura para a sede',
      '(?:para|n)a? (?:a )?mesma (?:morada|direcao)(?: de entrega)?',
      'a (?:minha|nossa) encomenda(?: de (?:ontem|hoje))?|ao (?:meu|nosso) pedido(?: de (?:ontem|hoje))?',
      'd[eoa]s? (?:que|quais) (?:falamos|faloamos|tinhamos falado)',
      'por (?:transportadora|estafeta|correio|correio expresso)',
      'ate (?:ao|o) (?:fim|final) d[oa] (?:mes|semana|ano)',
      'o mais rapido possivel|o mais depressa possivel',
    ],
    named: ['(?:ao cuidado|a atencao|a/c) d[eoa](?: (?:sra?|eng)\\.?)?', 'para (?:o|a) sra?\\.?', 'entrega em'],
    perhapsNamed: [
      '(?:para )?(?:a|na) nossa (?:fabrica|unidade|oficina|sede)',
      'para (?:o meu|a minha|o nosso) (?:colega|chefe)',
      `por ${carrier}`,
    ],
  },
  ro: {
    alone: [
      '(?:cu|in) (?:urmatoarea|urmatorul|aceeasi) (?:livrare|colet|comanda|transport)',
      `pentru (?:proiect|proiectul|lucrare|lucrarea)${clauseEnd}`,
      'cu reducerea (?:obisnuita|stabilita)|(?:trimis|expediat)[ea]? separat|ridicare personala|factura la sediu|(?:la fel )?ca data trecuta',
      'la aceeasi adresa(?: de livrare)?',
      'la comanda (?:mea|noastra|de ieri)(?: de (?:ieri|azi))?',
      'despre care (?:am|v-am) (?:\\p{L}+ )?(?:vorbit|discutat)',
      'prin (?:curier|posta)(?: rapid)?',
      'pana la (?:sfarsitul|finalul) (?:lunii|saptamanii|anului)',
      'cat mai (?:repede|curand|rapid)(?: posibil)?',
    ],
    named: [
      'in atentia (?:dlui|dnei|domnului|doamnei)\\.?',
      'pentru (?:dl|dna|domnul|doamna)\\.?',
      'livrare (?:la|in)',
    ],
    perhapsNamed: [
      'la (?:fabrica|sediul|sectia|atelierul) (?:noastra|nostru)',
      'pentru (?:colegul meu|colega mea|seful meu)',
      `prin ${carrier}`,
    ],
  },
  se: {
    alone: [
      '(?:med|i) (?:nasta|samma) (?:leverans|sandning|paket|tur|bil)|pa (?:bilen|lastbilen|turen)',
      'vore (?:bra|toppen|perfekt|fint)',
      `(?:for|till) (?:jobbet|projektet|ett jobb)${clauseEnd}`,
      'med (?:vanlig|var vanliga) rabatt|faktura till huvudkontoret|(?:till|for) (?:natt|dag|kvalls)skiftet',
      'till (?:samma|var vanliga) (?:leverans)?adress',
      'till (?:min|var|den) (?:\\p{L}+ )?(?:bestallning|order)(?: fran (?:igar|idag))?|till gardagens (?:order|bestallning)',
      'som vi (?:pratade|talade|talades vid) om',
      'med (?:bud|budbil|kurir|expressbud|post)',
      'sa (?:fort|snart) som mojligt|(?:fore|innan|till|senast) (?:manadens slut|manadsskiftet|slutet av (?:manaden|veckan))',
      '(?:till|for) (?:verkstaden|underhallet|var verkstad)',
    ],
    named: ['(?:att|attention)\\.?:?', 'leverans till'],
    perhapsNamed: [
      'till var (?:fabrik|anlaggning|verkstad|filial)',
      '(?:till|for) (?:min|var) (?:kollega|chef)',
      `med ${carrier}`,
    ],
  },
  sl: {
    alone: [
      '(?:s|z|v) (?:naslednj|ist)\\p{L}{1,2} (?:posilk|dostav|paket|posiljk)\\p{L}{1,3}',
      `za (?:projekt|delo)${clauseEnd}`,
      'z (?:obicajnim|dogovorjenim) popustom|osebni prevzem|(?:enako )?kot (?:zadnjic|prejsnjic|obicajno)',
      'na (?:isti|nas|obicajni) naslov',
      'k (?:(?:mojemu|nasemu|vcerajsnjemu) ){1,2}narocilu',
      'o (?:katerih|katerem|cemer) smo (?:\\p{L}+ )?(?:govorili|se pogovarjali)',
      '(?:po|s) (?:kurirju|kurirjem|hitri posti)',
      'do konca (?:meseca|tedna|leta)',
      '(?:za|v) (?:naso )?(?:delavnico|orodjarno|vzdrzevanje)',
    ],
    named: ['v roke (?:gospodu|gospe|g\\.)', 'za (?:gospoda|gospo|g\\.)', 'dobava v'],
    perhapsNamed: [
      'v (?:naso tovarno|nas obrat|naso enoto)',
      'za (?:mojega |nasega )?(?:sodelavca|kolega|sefa)',
      `(?:po|z) ${carrier}`,
    ],
  },
} as const satisfies Record<string, Circumstances>
