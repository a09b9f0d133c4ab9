/**
 * How people say that a part comes from somewhere else, or that somebody has yet to decide on it, per language and in
 * folded letters. A translator adds words here and nowhere else.
 */
interface OtherSourceWords {
  /** From another shop: `we buy those elsewhere`, `haben wir vom Mitbewerber` */
  elsewhere: string
  /** The customer or the own workshop has them: `the customer supplies these`, `die machen wir selber` */
  supplied: string
  /** Somebody else has ordered or buys them, or they are on the buyer's stock: `hat der Chef bestellt` */
  provided: string
  /** In the line of a part, that it is there already: `schon da` */
  arrived: string
  /** Verbs of one whose name stands beside them: `die liefert Schmidt`, `Schmidt supplies those` */
  named: string
  /** Borrowed, or found in a mould: `vom Nachbarn geliehen` */
  borrowed: string
  /** Somebody decides or agrees first: `waiting for the customer's go-ahead`, `nur wenn der Kunde zahlt` */
  undecided: string
  /** In a few words that say nothing else: `please hold`, `ist verschoben` */
  waiting: string
}

const otherSourceWords = {
  de: {
    elsewhere:
      'woanders|anderswo|anderweitig|mitbewerb\\p{L}*|wettbewerb(?:er)?\\p{L}*|konkurrenz|unser(?:em)? lieferant(?:en)?',
    supplied:
      'beigestellt|(?:stellt|liefert|bringt|schickt) (?:uns )?(?:der|unser) kunde(?: bei| mit| selbst| selber)?|kunde (?:stellt|liefert|bringt) (?:sie|die|diese)|(?<=(?:^|[,;(–-])\\s*(?:(?:die|das|den|diese[ns]?|sie|es|alle) )?)(?:mach|fertig|bau)en wir (?:uns )?(?:selber|selbst)',
    provided:
      'hat(?: (?:schon|bereits|uns))?(?: \\p{L}+){0,4} (?:bestellt|geordert|gekauft|eingekauft|besorgt|organisiert|beschafft)|haben (?:wir|die) (?:\\p{L}+ ){0,3}(?:schon|bereits|selbst|selber) (?:\\p{L}+ ){0,2}(?:bestellt|gekauft|besorgt)|(?:kauft|besorgt|beschafft|organisiert) (?:sich )?(?:der|die|unser|herr|frau|er|sie|uns) ?(?:\\p{L}+)?|(?:liegen|liegt|sind) (?:\\p{L}+ )?(?:schon|bereits) (?:bei uns|hier|da|im (?:lager|regal))|(?:aus|von) (?:eigenem|unserem|dem eigenen) (?:lager|bestand)',
    arrived: '(?:sind|ist) (?:schon |bereits |alle )?da(?= *[.)!]*$)|(?:schon|bereits) (?:da|hier|geliefert|vorhanden)',
    named: 'liefert|besorgt|bringt|macht|fertigt|dreht',
    borrowed: '(?:aus)?geliehen|geborgt|(?:in|aus) der alten form gefunden',
    undecided:
      '(?:entscheid\\p{L}+|klart) (?:der|die|unser|mein) (?:chef|kunde|konstruktion|leiter)|wart\\p{L}+ (?:noch )?auf (?:\\p{L}+ ){0,2}(?:okay|ok|freigabe|zusage)|nur (?:wenn|falls) (?:der|die|unser) \\p{L}+|vielleicht (?:erst )?nachstes? \\p{L}+',
    waiting: 'zuruckhalten|verschoben|vertagt|ausgesetzt|liegen lassen',
  },
  en: {
    elsewhere:
      'elsewhere|(?:from )?(?:somewhere|someone|somebody) else|competit(?:ion|or|ors)|another supplier|our supplier',
    supplied:
      "customer (?:(?:is|will be) )?(?:suppl(?:y|ies|ying)|provid(?:es|ing)|bring(?:s|ing)|send(?:s|ing))(?: us)? (?:these|those|them|their own|it)|(?:supplied|provided) by (?:the|our) customer|we(?:'ll| will)? make (?:them|those|these|it|that) (?:ourselves|in[- ]house)",
    provided:
      '(?:has|have|had) (?:already )?(?:ordered|bought|purchased|sourced)|(?:ordered|bought|purchased|sourced) by (?:the|our|my|another) \\p{L}+|(?:is|are) (?:ordering|buying|sourcing) (?:them|these|those|it)|(?:boss|customer|client|colleague) (?:buys|bought|ordered|will buy|will order)|(?:from|out of) (?:our|my) own stock',
    arrived: 'already (?:here|delivered|arrived|in house)|(?:are|is) here(?: already)?',
    named: 'supplies|provides|makes|brings|delivers',
    borrowed: 'borrowed|found (?:them|some|those|these|it) in the old',
    undecided:
      "(?:boss|customer|client|design|engineering|manager) (?:(?:will|has to|must|needs to) )?decid(?:e|es|ing)|wait(?:ing)? for (?:(?:the|our|\\p{L}+'s|his|her) ){0,2}(?:ok|okay|go-ahead|approval|nod|green light)|only if (?:the|our) (?!stock)\\p{L}+|(?:maybe|perhaps) next \\p{L}+",
    waiting: 'hold|postponed|put off|shelved|deferred',
  },
  cs: {
    elsewhere: 'jinde|konkurenc\\p{L}*|jin\\p{L}{1,3} dodavatel\\p{L}*|nas dodavatel',
    supplied:
      '(?:dodava|doda|da|prinese|posle) (?:nas )?zakaznik|zakaznik (?:si )?(?:je |ty )?(?:dodava|doda|prinese|posle)|(?:si )?(?:delame|udelame|vyrabime|vyrobime) (?:si )?sami',
    provided:
      '(?<!(?:jsem|jsme|bych|bychom) )(?:objednal|koupil|nakoupil|obstaral)[aio]? (?:(?:je|ty|si|nam|uz|jiz) ){0,2}(?:nas |sam )?(?:sef\\p{L}*|zakaznik\\p{L}*|koleg\\p{L}+|mistr\\p{L}*|nakupci|pan\\p{L}*)|(?:sef|zakaznik|kolega|kolegyne|mistr)(?: (?:je|ty|si|nam|uz|jiz)){0,2} (?:objednal|koupil|kupuje|obstaral)[ai]?|z vlastniho skladu',
    arrived: 'uz (?:jsou )?tu(?! )|uz (?:dorazil|prisl|dodan)\\p{L}+|uz je mame',
    named: 'dodava|dela|vyrabi|prinese|doda',
    borrowed: '(?:vy)?pujcen\\p{L}*|nasli (?:jsme )?(?:je |ty )?ve star\\p{L}+',
    undecided:
      'rozhodne (?:nas )?(?:sef|zakaznik|konstrukce)|cekame na (?:\\p{L}+ )?(?:souhlas|schvaleni|ok)|(?:jen|pouze) (?:kdyz|pokud) (?:nas )?zakaznik|mozna (?:az )?pristi \\p{L}+',
    waiting: 'pozdrz\\p{L}+|odlozen\\p{L}*|pozastavit',
  },
  es: {
    elsewhere: '(?:en|de|a) (?:otr[oa]) (?:sitio|parte|lado|proveedor)|(?:de |a )?la competencia|nuestro proveedor',
    supplied:
      'l[oa]s? (?:pone|trae|suministra|aporta|entrega|manda) (?:el|nuestro) cliente|cliente (?:nos )?l[oa]s? (?:pone|trae|suministra|aporta|entrega|manda)|l[oa]s? (?:hacemos|fabricamos) nosotr[oa]s',
    provided:
      'l[oa]s? (?:ha|han|hemos) (?:ya )?(?:pedido|comprado|encargado)|(?:pide|compra|encarga) (?:el|la|nuestro) (?:jefe|jefa|cliente|companer[oa])|(?:jefe|jefa|cliente|companer[oa]) (?:ya )?(?:l[oa]s? )?(?:ha )?(?:pedido|comprado|encargado|pidio|compro|compra)|de nuestro (?:propio )?(?:stock|almacen)',
    arrived: 'ya (?:estan|los tenemos|las tenemos) aqui|ya (?:aqui|llegaron|entregad[oa]s)',
    named: 'suministra|pone|trae|fabrica|hace|entrega',
    borrowed: 'prestad[oa]s?|encontrad[oa]s? en el molde',
    undecided:
      'decide (?:el|la|nuestro) (?:jefe|jefa|cliente|oficina)|esper\\p{L}+ (?:a )?(?:el|la|su) (?:visto bueno|ok|aprobacion)|solo si (?!hay)\\p{L}+ (?:el|nuestro) cliente|(?:quizas?|tal vez) (?:el|la) (?:ano|mes|semana)',
    waiting: 'en espera|aplazad[oa]s?|pospuest[oa]s?|esperad',
  },
  fr: {
    elsewhere: "(?<!(?:par|d['’])\\s?)ailleurs|concurren(?:t|ts|ce)|(?:un )?autre fournisseur|notre fournisseur",
    supplied:
      'client (?:nous )?(?:les?|la) (?:fournit|livre|apporte|envoie)|fourni(?:e?s?) par le client|(?:on|nous) les? (?:fait|faisons|fabrique|fabriquons)(?: \\p{L}+)? nous[- ]memes?',
    provided:
      "(?:(?:les?|la) |l['’])(?:a|ont|avons) (?:deja )?(?:commande|achete)(?:e?s?)|(?:chef|client|collegue|patron) (?:qui )?(?:(?:les?|la) )?(?:a (?:deja )?)?(?:commande|achete)(?:e?s?)|(?:de|dans|sur) notre (?:propre )?stock",
    arrived: 'deja (?:la|ici|livre[es]*|arrive[es]*|recu[es]*)',
    named: 'fournit|livre|fabrique|apporte|fait',
    borrowed: "emprunte(?:e?s?)|retrouve(?:e?s?) dans l['’]ancien",
    undecided:
      "(?:chef|client|bureau d['’]etudes|patron) (?:decide|doit decider|tranche)|atten\\p{L}+ (?:le |l['’]|son )?(?:feu vert|accord|ok)|seulement si (?:le|notre) client|peut-etre (?:l['’]an(?:nee)?|le mois|la semaine) prochaine?",
    waiting: 'en attente|reporte(?:e?s?)|mis de cote',
  },
  hu: {
    elsewhere: 'mashol|mashonnan|konkurenci\\p{L}*|mas(?:ik)? beszallito\\p{L}*|beszalliton(?:k|knal)',
    supplied:
      '(?:vevo|ugyfel|megrendelo) (?:adja|hozza|biztositja|szallitja|kuldi)|magunk (?:csinaljuk|gyartjuk|keszitjuk)',
    provided: '(?:meg)?(?:rendelte|vette|veszi)(?: meg)?|beszerz(?:i|te)|sajat (?:raktarbol|keszletbol)',
    arrived: 'mar (?:itt van(?:nak)?|megjott(?:ek)?|megerkezt?e?t+(?:ek)?)',
    named: 'szallitja|adja|hozza|gyartja|csinalja',
    borrowed: 'kolcson\\p{L}*|megtalaltuk a regi',
    undecided:
      'dont (?:a|az) (?:fonok|vevo|ugyfel|konstrukcio)|(?:var\\p{L}+) (?:a |az )?(?:\\p{L}+ )?jovahagyas\\p{L}*|csak ha (?:a|az) (?:vevo|ugyfel)|talan jovo\\p{L}*',
    waiting: 'tartsak vissza|el van halasztva|elhalasztva|halasztva',
  },
  it: {
    elsewhere: "altrove|concorren(?:te|ti|za)|(?:un )?altro fornitore|nostro fornitore|da un['’]?altra parte",
    supplied:
      '(?:li|le|lo|la) (?:fornisce|porta|consegna|manda) (?:il|nostro) cliente|cliente (?:ce )?(?:li|le|lo|la) (?:fornisce|porta|consegna|manda)|fornit[oaie] dal cliente|(?<=(?:^|[,;(])\\s*(?:quest[ie] )?)(?:li|le|lo|la) facciamo (?:noi|in casa)',
    provided:
      "(?:l[eio]|l['’]) ?(?:ha|hanno|abbiamo) (?:gia )?(?:ordinat|comprat|acquistat)[oaie]|(?:compra|acquista|ordina) (?:il|la|nostro|direttamente il) (?:\\p{L}+)|(?:capo|cliente|collega) (?:gia )?(?:l[eio] )?(?:ha )?(?:gia )?(?:ordinat|comprat|acquistat)[oaie]|dal nostro (?:magazzino|stock)",
    arrived: 'gia (?:qui|arrivat[ieoa]|consegnat[ieoa]|in casa)',
    named: 'fornisce|porta|fa|consegna|produce',
    borrowed: '(?:im)?prestat[oaie]|trovat[oaie] nel vecchio',
    undecided:
      "decide (?:il|la|nostro) (?:capo|cliente|ufficio)|aspett\\p{L}+ (?:il |l['’]|la )?(?:via libera|ok|benestare|approvazione|conferma del cliente)|solo se (?:paga|vuole|conferma|approva) il cliente|forse (?:il mese|l['’]anno|la settimana) prossim[oa]",
    waiting: 'in sospeso|rimandat[oaie]|in attesa',
  },
  nl: {
    elsewhere: 'elders|ergens anders|concurren(?:t|ten|tie)|andere leverancier|onze leverancier',
    supplied:
      '(?:levert|brengt|stuurt) (?:de|onze) klant(?: aan| mee)?|klant (?:levert|brengt|stuurt) (?:ze|die|deze)|(?:maken we|we maken) (?:die |ze )?zelf',
    provided:
      'heeft(?: \\p{L}+){0,4} (?:besteld|gekocht|geregeld)|(?:koopt|bestelt|regelt) (?:de|onze|mijn) \\p{L}+|uit (?:onze )?eigen voorraad',
    arrived: '(?:al|reeds) (?:hier|binnen|geleverd|in huis)|zijn er al',
    named: 'levert|maakt|brengt|regelt',
    borrowed: 'geleend|in de oude matrijs gevonden',
    undecided:
      'beslist (?:de|onze|mijn) (?:chef|baas|klant|constructie)|wacht\\p{L}* (?:nog )?op (?:(?:het|een) )?(?:akkoord|ok|goedkeuring|vrijgave)|alleen als (?:de|onze) klant|misschien volgend \\p{L}+',
    waiting: 'aanhouden|uitgesteld|in de wacht',
  },
  pl: {
    elsewhere: 'gdzie indziej|konkurencj\\p{L}*|inn\\p{L}{1,4} dostawc\\p{L}*|nasz dostawca',
    supplied:
      '(?:dostarcza|dostarczy|daje|przywozi|przysyla) (?:je |ich |nam )?klient|klient (?:je |sam |nam )?(?:dostarcza|dostarczy|daje|przywozi)|(?:robimy|zrobimy|wykonamy) (?:je |ich )?sami',
    provided:
      '(?:zamowil|kupil|zalatwil)[aiy]? (?:(?:je|ich|juz|nam) ){0,2}(?:sam )?(?:szef\\p{L}*|klient\\p{L}*|koleg\\p{L}*|kolezank\\p{L}|kierownik\\p{L}*|pan\\p{L}*)|(?:szef|klient|kolega|kolezanka|kierownik)(?: (?:je|ich|juz|sam|nam)){0,2} (?:zamowil|kupil|kupuje|zalatwil|zamawia)[aiy]?|(?:kupuje|zamawia) (?:je |ich )?(?:sam )?(?:szef|klient|kolega|kierownik)|z wlasnego (?:magazynu|zapasu)',
    arrived: 'juz (?:sa|tu|dotarly|przyszly|dostarczone)(?!\\p{L}| \\p{L}+ne)',
    named: 'dostarcza|dostarczy|robi|daje|przywozi',
    borrowed: 'pozyczon\\p{L}*|znalezli\\p{L}* (?:je )?w starej',
    undecided:
      '(?:szef|klient|konstrukcja) (?:zdecyduje|decyduje)|czeka\\p{L}+ na (?:\\p{L}+ )?(?:zgod\\p{L}|akceptacj\\p{L}|ok)|tylko (?:jesli|jak|gdy) klient|moze w przyszlym \\p{L}+',
    waiting: 'wstrzyma\\p{L}+|przelozon\\p{L}+|odlozon\\p{L}+',
  },
  pt: {
    elsewhere: '(?:n|d|para )?outro (?:lado|sitio|fornecedor)|concorrencia|nosso fornecedor',
    supplied:
      'cliente (?:fornece|traz|entrega|manda)|fornecid[oa]s? pelo cliente|(?:fazemos|fabricamos)(?: \\p{L}+)? nos(?: proprios| mesmos)?',
    provided:
      '(?:ja )?[oa]s? (?:encomendou|comprou|pediu|compraram|encomendaram)|(?:encomendou|comprou|pediu)(?:-[oa]s?)? (?:ja )?(?:o|a) (?:chefe|cliente|colega)|(?:chefe|cliente|colega) (?:ja )?(?:[oa]s? )?(?:encomendou|comprou|pediu|compra)|do nosso (?:proprio )?(?:stock|armazem)',
    arrived: 'ja (?:ca|aqui) (?:estao|temos)|ja (?:chegaram|entregues)',
    named: 'fornece|traz|faz|entrega|fabrica',
    borrowed: 'emprestad[oa]s?|encontr(?:amos|ei|ados?) no molde velho',
    undecided:
      '(?:chefe|cliente|gabinete) (?:decide|vai decidir)|esper\\p{L}+ (?:pel)?o (?:ok|aval|acordo)|so se o cliente|talvez para o (?:ano|mes)',
    waiting: 'em espera|adiad[oa]s?|suspens[oa]s?',
  },
  ro: {
    elsewhere: '(?:din|de la) alta parte|concuren(?:t|ta|tei)\\p{L}*|alt furnizor|furnizorul nostru',
    supplied:
      '(?:aduce|furnizeaza|livreaza|trimite) clientul|clientul (?:le |ni le )?(?:aduce|furnizeaza|livreaza)|le facem (?:noi|singuri)',
    provided:
      'le-(?:a|au|am) (?:mai )?(?:comandat|cumparat)|(?:seful|clientul|colegul|colega) (?:le )?(?:-?a (?:deja )?)?(?:comandat|cumparat|cumpara)|(?:comanda|cumpara) (?:seful|clientul|colegul)|din stocul nostru',
    arrived: 'deja (?:aici|la noi|livrate|sosite)',
    named: 'livreaza|furnizeaza|aduce|face',
    borrowed: 'imprumutat[ea]?|gasit in matrita veche',
    undecided:
      'blocat\\p{L}* pana \\p{L}+|decide (?:seful|clientul)|astept\\p{L}+ (?:acordul|aprobarea|ok)|(?:doar|numai) daca (?:plateste |vrea |aproba )?clientul|poate (?:la anul|luna viitoare|saptamana viitoare)',
    waiting: 'in asteptare|amanat\\p{L}*|tinut pe loc',
  },
  se: {
    elsewhere: '(?:nagon )?annanstans|konkurrent\\p{L}*|annan leverantor|var leverantor',
    supplied:
      '(?:levererar|tar|skickar) (?:var )?kunden|kunden (?:levererar|tar med|skickar) (?:dem|dessa)|(?:gor|tillverkar) vi sjalva',
    provided:
      'har (?:\\p{L}+ ){0,3}(?:bestallt|kopt|ordnat)|(?:koper|ordnar) (?:var )?(?:kunden|chefen|kollegan|min kollega)|ur eget lager|fran eget lager',
    arrived: '(?:finns|ar) redan har|redan (?:levererade|framme)',
    named: 'levererar|gor|tar|tillverkar',
    borrowed: '(?:ut)?lanad\\p{L}*|hittade (?:vi )?i det gamla',
    undecided:
      '(?:chefen|kunden|konstruktion) (?:bestammer|beslutar)|vant\\p{L}+ pa (?:\\p{L}+ )?(?:godkannande|ok|klartecken)|bara om (?:var )?kunden|kanske nasta \\p{L}+',
    waiting: 'vanta med (?:dessa|dem|den)|uppskjut\\p{L}+|pausas?',
  },
  sl: {
    elsewhere: 'drugje|konkurenc\\p{L}*|drug\\p{L}{1,3} dobavitelj\\p{L}*|nas dobavitelj',
    supplied:
      '(?:dobavi|prinese|poslje|da) (?:nasa )?stranka|stranka (?:jih )?(?:dobavi|prinese|poslje)|(?:naredimo|izdelamo) (?:jih )?sami',
    provided:
      '(?:je|so) (?:ze )?(?:narocil|kupil|nabavil)[aio]?|(?:kupi|narocil|kupil|nabavil)[ao]? (?:jih )?(?:je )?(?:nas )?(?:sef|stranka|kupec|sodelavec)|iz lastne(?:ga)? (?:zaloge|skladisca)',
    arrived: 'ze (?:tu|tukaj|prispel[ia]|dobavljen[ia])',
    named: 'dobavi|naredi|prinese|dela',
    borrowed: '(?:iz|s)posojen\\p{L}*|nasli (?:smo )?(?:jih )?v star\\p{L}+',
    undecided:
      'odloci (?:nas )?(?:sef|stranka|konstrukcija)|(?:caka\\p{L}+) na (?:\\p{L}+ )?(?:potrditev|odobritev|ok)|samo ce (?:nasa )?(?:stranka|placa stranka)|mogoce (?:sele )?(?:naslednj|prihodnj)\\p{L}+',
    waiting: 'zadrzite|prestavljen\\p{L}*|odlozen\\p{L}*',
  },
} as const satisfies Record<string, OtherSourceWords>

/** Returns the words of some kinds in all languages, as a part of a regular expression for folded texts. */
export function anyOtherSource(...kinds: (keyof OtherSourceWords)[]): string {
  return `(?:${Object.values(otherSourceWords)
    .flatMap((words) => kinds.map((kind) => words[kind]))
    .join('|')})`
}
