/**
 * That a part is sent before the other ones, or may be, per language, as parts of patterns for folded texts. A translator
 * adds phrases here and nowhere else.
 */
export const sentFirst = {
  de: '(?:bitte )?(?:diese |die )?(?:zuerst|als erstes|vorab|voraus|vorweg) (?:zu )?(?:(?:ver)?schicken|(?:ver)?senden|liefern|kommen|raus)|(?:kann|konnen|darf|durfen) (?:gern )?(?:vorab|voraus|vorweg|zuerst|fruher) (?:kommen|raus|los|(?:geschickt|geliefert|versandt) werden)|(?:hat|haben) vorrang',
  en: '(?:please )?(?:ship|send|deliver|dispatch) (?:(?:this|these|those|it|them)(?: ones?)? )?first|to be (?:shipped|sent|delivered) first|(?:can|may|could) (?:come|go|ship|be (?:shipped|sent|delivered)) (?:first|ahead(?: of the rest)?|early|earlier|in advance)',
  cs: '(?:prosim )?(?:poslat|dodat|odeslat) (?:jako prvni|nejdriv|napred|prednostne)|(?:muze|mohou|muzou) (?:jit|prijit|prijet) (?:napred|drive?|jako prvni)',
  es: '(?:enviar|mandar|servir|entregar)(?:l[oa]s?)? (?:primero|antes|por adelantado)|puede[n]? (?:venir|ir|salir|llegar|enviarse|servirse) (?:antes|primero|por adelantado)',
  fr: "(?:merci (?:de |d['’])|a )?(?:les? )?(?:expedier|envoyer|livrer) (?:en premier|d['’]abord|en priorite|en avance)|peu(?:ven)?t (?:partir|arriver|venir|etre (?:expedie|envoye|livre)e?s?) (?:avant(?: le reste)?|en premier|en avance|d['’]abord)",
  hu: '(?:ezt|ezeket|azt|azokat) (?:kuldjek|kuldje|szallitsak|kerjuk) (?:elobb|eloszor|elore)|(?:johet|johetnek|mehet|mehetnek) (?:elobb|elore|eloszor)',
  it: '(?:da )?(?:spedire|inviare|mandare|consegnare) (?:per prim[oaie]|prima|in anticipo)|(?:puo|possono) (?:arrivare|partire|essere (?:spedit|inviat|consegnat)[oaie]) (?:prima|per prim[oaie]|in anticipo)',
  nl: '(?:graag )?(?:als )?eerste? (?:versturen|sturen|verzenden|leveren)|(?:mag|mogen|kan|kunnen) (?:alvast |wel )?(?:vooruit|eerst|eerder)(?: (?:komen|(?:verstuurd|geleverd) worden))?',
  pl: '(?:wyslac|przyslac|dostarczyc) (?:w pierwszej kolejnosci|najpierw|jako pierwsze|wczesniej)|(?:w pierwszej kolejnosci|najpierw) (?:wyslac|przyslac|dostarczyc)|(?:moze|moga) (?:isc|przyjsc|przyjechac|pojechac) (?:wczesniej|najpierw|przodem)',
  pt: '(?:enviar|mandar|expedir|entregar) (?:primeiro|antes|a frente)|pode[m]? (?:vir|ir|seguir|sair|chegar) (?:a frente|antes|primeiro|adiantad[oa]s?)',
  ro: '(?:de )?(?:trimis|livrat|expediat) (?:prim(?:ul|a|ele|ii)|intai|inainte)|(?:poate|pot) (?:veni|pleca|ajunge) (?:inainte|intai|prim(?:ul|a|ele|ii))',
  se: 'skicka (?:dessa |denna |den |dem )?(?:forst|i forvag)|(?:kan|far) (?:skickas|komma|levereras) (?:forst|i forvag|tidigare)',
  sl: '(?:poslati|poslji|posljite|dobaviti) (?:najprej|prv[eaio]|prej|vnaprej)|lahko (?:pride|pridejo|gre|gredo|posljete) (?:prej|najprej|vnaprej)',
} as const
