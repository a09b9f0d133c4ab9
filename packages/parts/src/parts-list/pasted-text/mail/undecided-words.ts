/**
 * Words that leave open whether a part is ordered at all, per language and in folded letters. A translator adds words here
 * and nowhere else.
 */
interface UndecidedWords {
  /** A clause of its own beside a part: `optional`, `quote only`, `on hold`, `nicht bestellen`. */
  alone: string
  /** Directly before the pieces: `vielleicht noch 4 Stück`, `maybe also 4` */
  before: string
  /** Behind "if": what a part may cost. A condition about the stock says nothing, as a shop orders what it lacks. */
  price: string
  /** Before another choice in the line below: `or 6x250`. The Swedish "o" is "and". */
  or: string
  /** Between the first and the last one of several sizes: `6x160 bis 6x200` */
  to: string
}

const undecidedWords = {
  de: {
    alone:
      '(?:bitte )?nur (?:anbieten|angebot|preisanfrage|anfrage|anfragen|preis|als angebot)(?:,? nicht (?:bestellen|liefern))?|unter vorbehalt|(?:noch )?nicht (?:freigegeben|bestellen|liefern|bestellt|sicher)|freigabe (?:folgt|steht (?:noch )?aus|fehlt(?: noch)?)|(?:erst )?nach freigabe|(?:als )?option|optional|noch (?:offen|unklar|zu klaren|in klarung)|wird noch geklart|(?:erst )?nach rucksprache|vielleicht|evtl|eventuell|(?:doch|vorerst|noch) nicht|(?:wird|werden) nicht (?:mehr )?(?:benotigt|gebraucht)|nicht (?:mehr )?(?:benotigt|notig|erforderlich)|(?:hat sich )?erledigt|(?:bitte )?(?:loschen|streichen)|kein bedarf(?: mehr)?|zuruckgestellt|auf eis',
    or: 'oder',
    to: 'bis',
    before: 'vielleicht|evtl|eventuell|moglicherweise|ggf|gegebenenfalls|optional',
    price: 'preis|budget',
  },
  en: {
    alone:
      "(?:for )?(?:quote|quotation|price|pricing|enquiry|inquiry) only(?:,? (?:no|not an?) order)?|(?:only )?for (?:quotation|pricing) only|only a (?:quote|price)|optional|(?:as an )?option|subject to (?:approval|confirmation)|(?:on|pending) hold|(?:pending|awaiting) (?:approval|confirmation|release)|tb[cda]|to be confirmed|not (?:yet )?(?:released|approved|confirmed)(?: yet)?|maybe|perhaps|possibly|(?:do not|don't) (?:order|supply|send|deliver)|no longer (?:required|needed|wanted)|(?:please )?(?:omit|delete|ignore)|to be (?:deleted|omitted|cancelled)|scrap (?:that|this|it)|not this time|not now|forget (?:it|that|this)|not (?:required|needed|wanted)",
    or: 'or',
    to: 'to|through|thru',
    before: 'maybe|perhaps|possibly|potentially|optionally|optional',
    price: 'price|budget',
  },
  cs: {
    alone:
      '(?:jen|pouze) (?:nabidka|nabidku|nacenit|cena|cenu|poptavka|k naceneni)|volitelne|opce|k potvrzeni|nutno potvrdit|pozastaveno|zatim ne(?:objednavat)?|mozna|pripadne|neni (?:treba|potreba)|neobjednavat|nedodavat|neposilat|uz ne|zrusit|ceka na schvaleni',
    or: 'nebo|anebo',
    to: 'az|do',
    before: 'mozna|pripadne|eventualne|volitelne',
    price: 'cena|rozpocet',
  },
  es: {
    alone:
      '(?:solo|solamente|unicamente) (?:oferta|presupuesto|precio|cotizacion|ofertar|cotizar)|opcional|(?:como )?opcion|pendiente(?: de (?:aprobacion|confirmar|confirmacion))?|(?:por|a) confirmar|en espera|quizas?|tal vez|eventualmente|no (?:pedir|suministrar|enviar|entregar|se necesitan?|hace falta|hacen falta|necesari[oa]s?)|ya no(?: es necesario| hace falta| se necesita)?|eliminar|anular',
    or: 'o(?=\\s\\d+\\s?x)|o bien',
    to: '(?<=(?<!\\p{L})(?:de|desde|dal?|dai)\\s[\\d.,x×* ]{3,24})a|hasta',
    before: 'quizas?|tal vez|eventualmente|posiblemente|a lo mejor|opcionalmente',
    price: 'precio|presupuesto',
  },
  fr: {
    alone:
      "(?:offre|prix|devis|chiffrage|cotation) (?:seulement|uniquement)|(?:en |comme )?option|optionnels?|(?:en |mis en )attente|sous reserve|a confirmer|non (?:valide|confirme)s?|peut-etre|eventuellement|ne pas (?:commander|livrer|fournir|envoyer)|(?:n'est |ne sont )?plus (?:necessaires?|besoin|utiles?)|pas (?:besoin|necessaires?)|(?:a )?(?:supprimer|annuler|enlever)",
    or: 'ou|ou bien',
    to: '(?<=(?<!\\p{L})(?:de|desde|dal?|dai)\\s[\\d.,x×* ]{3,24})a|jusqu.a',
    before: 'peut-etre|eventuellement|en option',
    price: 'prix|budget',
  },
  hu: {
    alone:
      '(?:egyelore |most )?csak (?:ajanlat|ajanlatot|arajanlat|ar|arajanlatot|arat)(?: ker(?:ek|unk|nek|nenk))?(?: ra)?|opcionalis(?:an)?|opcio|visszaigazolasra var|jovahagyasra var|fuggoben|talan|esetleg|nem (?:kell|szukseges|kerjuk|kerunk)|ne (?:szallitsak|rendeljek|kuldjek)|elmarad|torolni|torolve',
    or: 'vagy',
    to: 'tol|-tol',
    before: 'talan|esetleg|opcionalisan',
    price: 'ar|az ar',
  },
  it: {
    alone:
      '(?:solo|soltanto) (?:offerta|preventivo|prezzo|quotazione|quotare)|opzionale|(?:come )?opzione|in (?:attesa|sospeso)|da (?:confermare|non (?:consegnare|ordinare|fornire)|approvare)|forse|eventualmente|non (?:serve|servono|occorre|occorrono|ordinare|consegnare|fornire|necessari[oae]|confermat[oaei])|non (?:e |sono )?piu necessari[oae]|eliminare|annullare',
    or: 'o(?=\\s\\d+\\s?x)|oppure',
    to: '(?<=(?<!\\p{L})(?:de|desde|dal?|dai)\\s[\\d.,x×* ]{3,24})a|fino a',
    before: 'forse|eventualmente|magari',
    price: 'prezzo|budget',
  },
  nl: {
    alone:
      '(?:alleen|enkel) (?:offerte|prijs|aanbieding|aanbieden|prijsopgave)|optioneel|(?:als )?optie|(?:nog )?te bevestigen|in de wacht|onder voorbehoud|misschien|eventueel|(?:nog )?niet (?:vrijgegeven|bestellen|leveren|nodig|meer nodig|zeker)|vervalt|schrappen',
    or: 'of',
    to: 'tot|t/m',
    before: 'misschien|eventueel|mogelijk|optioneel',
    price: 'prijs|budget',
  },
  pl: {
    alone:
      'tylko (?:oferta|oferte|wycena|wycene|cena|zapytanie|do wyceny)|opcjonalnie|opcja|do potwierdzenia|wstrzyman[eay]|moze|ewentualnie|nie (?:dostarczac|zamawiac|wysylac|potrzeba|potrzebne)|(?:juz )?niepotrzebn[eay]|nieaktualne|rezygnujemy|usunac|skreslic|czeka na akceptacje',
    or: 'lub|albo',
    to: 'do',
    before: 'moze|ewentualnie|opcjonalnie',
    price: 'cena|budzet',
  },
  pt: {
    alone:
      '(?:so|apenas|somente) (?:cotacao|orcamento|preco|proposta|cotar)|opcional|(?:como )?opcao|a confirmar|por confirmar|em espera|pendente|talvez|eventualmente|nao (?:fornecer|encomendar|entregar|enviar|e (?:preciso|necessario)|necessario)|ja nao(?: e (?:preciso|necessario))?|eliminar|anular',
    or: 'ou',
    to: '(?<=(?<!\\p{L})(?:de|desde|dal?|dai)\\s[\\d.,x×* ]{3,24})a|ate',
    before: 'talvez|eventualmente|possivelmente',
    price: 'preco|orcamento',
  },
  ro: {
    alone:
      '(?:momentan |deocamdata )?(?:e |este )?(?:doar|numai) (?:o )?cerere de (?:pret|oferta)|(?:doar|numai) (?:oferta|pret|cotatie|ofertare)|optional|optiune|(?:de|urmeaza a fi) confirmat|in asteptare|poate|eventual|nu (?:comandati|livrati|trimiteti|trebuie|mai trebuie|este necesar|e necesar|e nevoie)|de (?:sters|anulat)',
    or: 'sau|ori',
    to: 'la|pana la',
    before: 'poate|eventual|optional',
    price: 'pretul|bugetul',
  },
  se: {
    alone:
      '(?:endast|bara) (?:offert|pris|prisforfragan|offerera)|valfritt|(?:som )?(?:option|tillval)|(?:ska |skall |att )?bekraftas?|avvakta|avvaktar|kanske|eventuellt|ev|(?:ska |skall )?inte (?:levereras|bestallas|skickas|behovs)|behovs (?:ej|inte)(?: langre)?|avbestall(?:t|da|s)|utgar|stryk(?:s|er)?|ej (?:godkand|bekraftad)\\p{L}*',
    or: 'eller',
    to: 'till',
    before: 'kanske|eventuellt|ev|mojligen',
    price: 'priset|budgeten',
  },
  sl: {
    alone:
      'samo (?:ponudba|ponudbo|cena|ceno|povprasevanje)|opcijsko|opcija|(?:se )?(?:ni|niso) (?:potrjen\\p{L}*|potrebn\\p{L}*)|za potrditev|na cakanju|mogoce|morebiti|morda|ne (?:narocamo|dobaviti|narocati|naroci|posiljati|potrebujemo)|odpade|crtano|preklicano',
    or: 'ali',
    to: 'do',
    before: 'mogoce|morebiti|morda|eventualno|opcijsko',
    price: 'cena|proracun',
  },
} as const satisfies Record<string, UndecidedWords>

/** Returns the words of a kind in all languages, as a part of a regular expression for folded texts. */
export function anyUndecided(kind: keyof UndecidedWords): string {
  return `(?:${Object.values(undecidedWords)
    .map((words) => words[kind])
    .join('|')})`
}
