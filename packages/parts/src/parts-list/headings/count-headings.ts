/**
 * Headings of counts in the languages beside German and English, in lower case. Accents and full stops are optional. A
 * translator adds words here and nowhere else.
 */
interface CountHeadings {
  quantity: string
  /** What is to be ordered, or is missing. */
  order: string
  /** What is replaced, of the pieces that are built in. */
  replaced: string
  /** The pieces of all moulds. */
  total: string
  /** What is needed, although some of it may be in stock. */
  needed: string
  /** A total of pieces or money. */
  sum: string
  /** Pieces that are there: in stock, delivered, or those that are left. */
  stock: string
  /** Pieces of one side of the mould. */
  sides: string
  /** Pieces in reserve, which are ordered beside those that are needed. */
  spare: string
  /** Numbers of moulds or sets. */
  moulds: string
}

export const countHeadings = {
  cs: {
    quantity: 'množství, počet, počet ks, ks, kusů, kusy, mn, poč, počet kusů',
    order:
      'k nákupu, nakoupit, k zakoupení, objednat, k objednání, objednané množství, chybí, chybějící, schází, nutno objednat, doobjednat, rozdíl, tato objednávka, nová objednávka',
    replaced: 'k výměně, vyměnit, na výměnu, měnit',
    total: 'celkem ks, množství celkem, celkový počet',
    needed: 'potřeba, potřebné množství, požadováno, požadované množství, nutno',
    sum: 'celkem, součet',
    stock: 've formě, sklad, skladem, na skladě, stav skladu, stav, dodáno, zbývá, skutečnost, ze skladu',
    spare: 'náhradní, náhradních, náhr ks, rezerva, do zásoby',
    sides: 'levá, pravá, levý, pravý, vlevo, vpravo',
    moulds: 'počet forem, forem, formy, počet sad, sad, sady',
  },
  es: {
    quantity:
      'cantidad, cant, ctd, cdad, uds, ud, unidades, nº piezas, piezas, pzas, nº uds, número de piezas, nº pzas',
    order:
      'a comprar, comprar, total a pedir, a pedir, cantidad pedida, cantidad a pedir, falta, faltan, faltante, faltantes, por pedir, pedir, diferencia, este pedido, pedido actual, nuevo pedido',
    replaced: 'a sustituir, a cambiar, a reemplazar, sustituir, cambiar',
    total: 'cantidad total, cant total, total uds, total piezas',
    needed: 'necesidad, necesario, necesarios, requerido, requeridos, cant necesaria',
    sum: 'total, suma',
    stock:
      'en el molde, en molde, almacén, existencias, stock, en stock, stock actual, stock mín, entregado, recibido, pendiente, disponible, de almacén, de stock',
    spare: 'repuesto, repuestos, recambio, recambios, reserva',
    sides: 'izquierda, derecha, izq, dcha',
    moulds: 'nº moldes, n moldes, número de moldes, moldes, nº juegos, juegos, nº cavidades, cavidades',
  },
  fr: {
    quantity:
      'quantité, qté, qte, qtés, nbre, nb, nombre, nb pièces, nombre de pièces, nbre de pièces, qtt, répétition, répétitions, nb répétitions, nbre répétitions',
    order:
      'à approvisionner, à approv, à commander, qté à commander, qté commandée, quantité commandée, manque, manquant, manquants, à acheter, commander, différence, écart, à cder, qté à cder, à racheter, cette commande, commande actuelle, nouvelle commande',
    replaced: 'à remplacer, à changer, remplacer, changer',
    total: 'quantité totale, qté totale, qté tot, total pièces',
    needed: 'besoin, besoins, requis, nécessaire, qté requise, qté nécessaire',
    sum: 'total, totale, totaux, somme',
    stock:
      'dans le moule, stock, en stock, stock actuel, dispo, disponible, livré, reçu, reste, existant, du stock, sur stock',
    spare: 'rechange, rechanges, secours, réserve, pièces de rechange',
    sides: 'gauche, droite',
    moulds: 'nb moules, nombre de moules, moules, nbre de moules, nb jeux, jeux, nb empreintes, empreintes',
  },
  hu: {
    quantity: 'mennyiség, menny, db, darab, darabszám, db szám',
    order:
      'beszerzendő, vásárolandó, rendelt mennyiség, rendelendő, hiány, hiányzik, hiányzó, rendelni, megrendelendő, különbség, különbözet, eltérés, ez a rendelés, mostani rendelés, új rendelés, megrendelendő mennyiség',
    replaced: 'cserélendő, csere, cserélni',
    total: 'összes db, összesen db, összmennyiség, össz db, összes mennyiség',
    needed: 'szükséges, szükséglet, igény, szükséges mennyiség',
    sum: 'összesen, össz, mindösszesen',
    stock:
      'szerszámban, készlet, raktár, raktáron, raktárkészlet, leszállítva, maradék, meglévő, raktárról, készletből',
    spare: 'tartalék, pótalkatrész, pót, tartalék db',
    sides: 'bal, jobb',
    moulds: 'szerszámok száma, szerszámok, szerszám db, garnitúra, készletek száma, fészkek száma',
  },
  it: {
    quantity: 'quantità, q tà, qtà, qta, q ta, q, pezzi, pz, n pezzi, n pz, nr pezzi, numero pezzi, quant, qt',
    order:
      'da comprare, da approvvigionare, da ordinare, qtà ordinata, quantità ordinata, manca, mancano, mancanti, mancante, da acquistare, ordinare, differenza, q tà ord, qtà ord, questo ordine, ordine attuale, nuovo ordine',
    replaced: 'da sostituire, da cambiare, sostituire, cambiare',
    total: 'quantità totale, q tà totale, qtà totale, qta tot, totale pezzi, tot pezzi, tot pz',
    needed: 'fabbisogno, richiesto, richiesti, necessario, necessari, q tà richiesta',
    sum: 'totale, tot, somma',
    stock: 'nello stampo, giacenza, magazzino, a magazzino, disponibile, consegnato, residuo, esistente, da magazzino',
    spare: 'scorta, ricambio, ricambi, riserva, di ricambio',
    sides: 'sinistra, destra, sx, dx',
    moulds: 'n stampi, numero stampi, stampi, nr stampi, n set, set, n figure, figure, n serie',
  },
  nl: {
    quantity: 'aantal, hoeveelheid, stuks, st, aant, hvh',
    order:
      'te kopen, in te kopen, aan te schaffen, te bestellen, besteld aantal, bestelaantal, tekort, ontbreekt, ontbrekend, nodig te bestellen, bestellen, verschil, aankopen, inkopen, deze bestelling, huidige bestelling, nieuwe bestelling',
    replaced: 'te vervangen, vervangen, te wisselen',
    total: 'totaal aantal, aantal totaal, totaal stuks',
    needed: 'behoefte, benodigd, nodig, benodigd aantal',
    sum: 'totaal, som',
    stock: 'in matrijs, in de matrijs, voorraad, op voorraad, geleverd, ontvangen, rest, aanwezig, uit voorraad',
    spare: 'reserve, reserves, spare, spares',
    sides: 'links, rechts',
    moulds: 'aantal matrijzen, matrijzen, aantal sets, sets, aantal vormen',
  },
  pl: {
    quantity: 'ilość, ilosc, szt, sztuk, liczba, liczba sztuk, ilość szt, il, sztuki',
    order:
      'do zakupu, zakupić, kupić, do zamówienia, ilość zamówiona, zamówiona ilość, brak, brakuje, brakujące, zamówić, do kupienia, różnica, to zamówienie, obecne zamówienie, nowe zamówienie',
    replaced: 'do wymiany, wymienić, wymiana',
    total: 'razem szt, ilość razem, ilość łączna, łącznie szt, ilość całkowita',
    needed: 'potrzeba, potrzebne, zapotrzebowanie, wymagane, potrzebna ilość',
    sum: 'razem, łącznie, suma',
    stock:
      'w formie, stan, magazyn, stan magazynowy, na stanie, stan mag, dostarczono, pozostało, jest, z magazynu, ze stanu',
    spare: 'zapas, zapasowe, rezerwa, zapasowych',
    sides: 'lewa, prawa, lewy, prawy',
    moulds: 'liczba form, ilość form, formy, form, liczba zestawów, ilość zestawów, kompletów, liczba gniazd',
  },
  pt: {
    quantity: 'quantidade, qtd, qtde, quant, un, unid, unidades, nº peças, peças, nº de peças, q de, qt',
    order:
      'comprar, a encomendar, qtd encomendada, quantidade encomendada, qtd a encomendar, falta, faltam, em falta, encomendar, a comprar, diferença, esta encomenda, este pedido, encomenda atual, nova encomenda',
    replaced: 'a substituir, a trocar, substituir, trocar',
    total: 'quantidade total, qtd total, total peças',
    needed: 'necessidade, necessário, necessários, necessárias, qtd necessária',
    sum: 'total, soma',
    stock:
      'no molde, stock, existência, em stock, stock atual, stock actual, entregue, recebido, pendente, disponível, do stock, de stock, estoque, em estoque',
    spare: 'reserva, sobres, sobressalentes, sobresselentes, sobressalente, reposição, sobresselente, sobresselentes',
    sides: 'esquerda, direita, esq, dir',
    moulds: 'nº moldes, n moldes, moldes, número de moldes, nº conjuntos, conjuntos, cavidades',
  },
  ro: {
    quantity: 'cantitate, cant, buc, bucăți, nr buc, număr bucăți, cantitatea',
    order:
      'de achiziționat, de procurat, de comandat, cantitate comandată, cant comandată, lipsă, lipsesc, lipsește, comandat, de cumpărat, diferență, această comandă, comanda actuală, comandă nouă',
    replaced: 'de înlocuit, de schimbat, înlocuire',
    total: 'cant totală, cantitate totală, total buc, total bucăți',
    needed: 'necesar, necesare, cantitate necesară, cant necesară',
    sum: 'total, totală',
    stock: 'în matriță, stoc, magazie, în stoc, stoc actual, livrat, rest, existent, din stoc',
    spare: 'rezervă, rezerve, piese de schimb, de rezervă',
    sides: 'stânga, dreapta',
    moulds: 'nr matrițe, matrițe, număr matrițe, nr seturi, seturi, nr cuiburi',
  },
  se: {
    quantity: 'antal, st, stk, kvantitet, mängd, antal st, styck, ant',
    order:
      'att köpa in, att beställa, beställt antal, beställs, beställningsantal, saknas, fattas, beställ, beställa, skillnad, differens, att köpa, köps, köp, inköp, köpes, inköpes, beställes, denna beställning, denna order, ny beställning',
    replaced: 'att byta, byta, byts, ska bytas',
    total: 'totalt antal, antal totalt, totalt st',
    needed: 'behov, behövs, antal behövs, beställt',
    sum: 'totalt, summa',
    stock:
      'i verktyget, lager, lagersaldo, saldo, i lager, på lager, levererat, rest, finns, restantal, från lager, fr lager, ur lager',
    spare: 'reserv, reserver, reservdelar',
    sides: 'vänster, höger',
    moulds: 'antal verktyg, antal formar, verktyg st, antal satser, satser',
  },
  sl: {
    quantity: 'količina, kol, kos, kosov, število, št kosov, število kosov',
    order:
      'za nakup, nabaviti, kupiti, za naročilo, naročena količina, naročiti, manjka, manjkajo, primanjkljaj, naroči, za nabavo, razlika, to naročilo, novo naročilo, količina za naročilo',
    replaced: 'za zamenjavo, zamenjati, menjati',
    total: 'skupaj kosov, skupna količina, količina skupaj, kol skupaj',
    needed: 'potreba, potrebno, potrebna količina, potrebujemo',
    sum: 'skupaj, vsota',
    stock: 'v orodju, zaloga, skladišče, na zalogi, stanje, dobavljeno, preostalo, obstoječe, iz zaloge',
    spare: 'rezerva, rezervni, rezervno, rezervnih',
    sides: 'leva, desna, levo, desno',
    moulds: 'število orodij, orodij, št orodij, število kompletov, kompletov, št kompletov, število gnezd',
  },
} as const satisfies Record<string, CountHeadings>

/** Words of headings that name a count, in the languages beside German and English; other words say which one. */
export const countHeadingWords = {
  count:
    'q qt qty ctd cdad pçs pcs szt st pedir commander ordinare bestellen encomendar comandat beställa naročiti množství počet ks cantidad cant uds quantité qté qte nbre nombre mennyiség menny db darab quantità qtà qta pezzi pz aantal stuks hoeveelheid adviesaantal advieshoeveelheid ilość szt liczba quantidade qtd qtde cantitate cant buc antal količina kol kosov kos',
  /** What is to be ordered. */
  order:
    'objednat objednané remplacer sostituire sustituir reemplazar vervangen vyměnit wymiany wymienić csere cserélendő substituir înlocuit byta bytas zamenjati zamenjava cder cdr cde cdée ord ped cmd commandée acheter commander proposée suggérée proposta suggerita sugerida propuesta bestelvoorstel propusă förslag föreslaget predlog návrh navržené propozycja proponowana javaslat javasolt proposition propuesta sugestão voorstel advies commandée pedir pedida rendelt rendelendő ordinare ordinata bestellen besteld zamówienia zamówiona encomendar encomendada comandat comandată beställa beställt naročiti naročena chybí faltan manquante manquant mancanti mancante hiányzó ontbrekend brakujące lipsă saknas manjka',
  /** All that is needed. */
  total:
    'celkem total totale totala totaal totaux tot összes összesen össz razem łącznie łączna całkowita totală totalt skupaj skupna',
  stock:
    'sklad skladě skladem zbývá dodáno stock existencias restante entregado recibido livré livrée reste készlet raktár raktáron maradék giacenza consegnata residuo montée montées montata montati montada montadas ingebouwd namontováno osazeno zamontowane beépített montate monterat vgrajeno ricevuta ricevuti reçue reçues recibida recibidas ontvangen przyjęta otrzymana přijato přijaté beérkezett primită recepționată recebida mottaget inlevererat prejeto prejeta voorraad geleverd rest stan stanie magazyn dostarczona pozostało stoc livrat lager saldo levererat zaloga zalogi dobavljeno preostalo',
  /** Beside a word for the stock: what is there now. */
  current:
    'réel actual atual actuel actuelle physique fysiek fysiskt físico fisico libre disponible disponibile disponível dispo attuale aktuální aktualny aktualna aktuell aktuális jelenlegi huidig huidige trenutna trenutno fizic actuală',
  spare:
    'náhradní repuesto recambio rechange tartalék scorta ricambi reserve zapas zapasowe sobressalentes rezervă reserv rezervni',
  moulds: 'forem moldes moules szerszámok stampi matrijzen form matrițe verktyg formar orodij',
  /** Limits, packs and money. */
  other:
    'min max mini maxi minimum maximum minimo maximo minim maxim mín máx minima minimal minimální minimalny minimalny najm balení embalaje emballage confezione verpakking opakowanie embalagem cutie förpackning pakiranje cena prix precio prezzo prijs preço preț pris ár',
} as const
