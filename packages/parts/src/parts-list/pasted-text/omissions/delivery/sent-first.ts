/**
 * That a part is sent before the other ones, or may be, per language, as parts of patterns for folded texts. A translator
 * adds phrases here and nowhere else.
 */
export const sentFirst = {
  de: '(?:bitte )?(?:diese |die )?(?:zuerst|als erstes|vorab|voraus|vorweg) (?:zu )?(?:(?:ver)?schicken|(?:ver)?senden|liefern|kommen|raus)|(?:kann|konnen|darf|durfen) (?:gern )?(?:vorab|voraus|vorweg|zuerst|fruher) (?:kommen|raus|los|(?:geschickt|geliefert|versandt) werden)|(?:hat|haben) vorrang|(?:die|diese|den|das) (?:brauchen|benotigen|brauch|brauche) (?:wir|ich) (?:als erste[sn]?|zuerst)',
  en: '(?:please )?(?:ship|send|deliver|dispatch) (?:(?:this|these|those|it|them)(?: ones?)? )?first|to be (?:shipped|sent|delivered) first|(?:can|may|could) (?:come|go|ship|be (?:shipped|sent|delivered)) (?:first|ahead(?: of the rest)?|early|earlier|in advance)|(?:these|those) (?:are needed|come) first|(?:we|i) need (?:these|those|them) first',
  cs: '(?:prosim )?(?:poslat|dodat|odeslat) (?:jako prvni|nejdriv|napred|prednostne)|(?:muze|mohou|muzou) (?:jit|prijit|prijet) (?:napred|drive?|jako prvni)|(?:ty|tyto|ten|tu) potrebuj\\p{L}+ (?:prvni|jako prvni|nejdriv\\p{L}?|napred)',
  es: '(?:enviar|mandar|servir|entregar)(?:l[oa]s?)? (?:primero|antes|por adelantado)|puede[n]? (?:venir|ir|salir|llegar|enviarse|servirse) (?:antes|primero|por adelantado)|l[oa]s? (?:necesit|quer)\\p{L}+ (?:primero|antes)',
  fr: "(?:merci (?:de |d['’])|a )?(?:les? )?(?:expedier|envoyer|livrer) (?:en premier|d['’]abord|en priorite|en avance)|peu(?:ven)?t (?:partir|arriver|venir|etre (?:expedie|envoye|livre)e?s?) (?:avant(?: le reste)?|en premier|en avance|d['’]abord)|(?:il )?(?:nous|me) les? faut en premier|(?:on|nous) en (?:a|avons) besoin en premier",
  hu: '(?:ezt|ezeket|azt|azokat) (?:kuldjek|kuldje|szallitsak|kerjuk) (?:elobb|eloszor|elore)|(?:johet|johetnek|mehet|mehetnek) (?:elobb|elore|eloszor)|(?:ez|ezek|az|azok) kell(?:enek)? (?:eloszor|elobb)',
  it: '(?:da )?(?:spedire|inviare|mandare|consegnare) (?:per prim[oaie]|prima|in anticipo)|(?:puo|possono) (?:arrivare|partire|essere (?:spedit|inviat|consegnat)[oaie]) (?:prima|per prim[oaie]|in anticipo)|(?:ci|mi) serv(?:e|ono) (?:per prim[oaie]|prima)',
  nl: '(?:graag )?(?:als )?eerste? (?:versturen|sturen|verzenden|leveren)|(?:mag|mogen|kan|kunnen) (?:alvast |wel )?(?:vooruit|eerst|eerder)(?: (?:komen|(?:verstuurd|geleverd) worden))?|(?:deze|die) (?:hebben we|heb ik) (?:als )?eerste? nodig',
  pl: '(?:wyslac|przyslac|dostarczyc) (?:w pierwszej kolejnosci|najpierw|jako pierwsze|wczesniej)|(?:w pierwszej kolejnosci|najpierw) (?:wyslac|przyslac|dostarczyc)|(?:moze|moga) (?:isc|przyjsc|przyjechac|pojechac) (?:wczesniej|najpierw|przodem)|(?:te|ten|ta) potrzebuj\\p{L}+ (?:najpierw|w pierwszej kolejnosci|jako pierwsze)',
  pt: '(?:enviar|mandar|expedir|entregar) (?:primeiro|antes|a frente)|pode[m]? (?:vir|ir|seguir|sair|chegar) (?:a frente|antes|primeiro|adiantad[oa]s?)|precis(?:amos|o) (?:destes|destas|deles|delas|deste|desta) (?:primeiro|antes)',
  ro: '(?:de )?(?:trimis|livrat|expediat) (?:prim(?:ul|a|ele|ii)|intai|inainte)|(?:poate|pot) (?:veni|pleca|ajunge) (?:inainte|intai|prim(?:ul|a|ele|ii))|de acestea (?:avem|am) nevoie (?:primele|intai|mai intai)',
  se: 'skicka (?:dessa |denna |den |dem )?(?:forst|i forvag)|(?:kan|far) (?:skickas|komma|levereras) (?:forst|i forvag|tidigare)|(?:dessa|denna|de har) behover (?:vi|jag) forst',
  sl: '(?:poslati|poslji|posljite|dobaviti) (?:najprej|prv[eaio]|prej|vnaprej)|lahko (?:pride|pridejo|gre|gredo|posljete) (?:prej|najprej|vnaprej)|(?:te|tega|to) (?:rabi|potrebuje)m[o]? (?:najprej|prve?)',
} as const
