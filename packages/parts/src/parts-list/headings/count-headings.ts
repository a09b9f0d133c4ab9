/**
 * Headings of counts in the languages beside German and English, in lower case. Accents and full stops are optional. A
 * translator adds words here and nowhere else.
 */
interface CountHeadings {
  quantity: string
  /** What is to be ordered, or is missing. */
  order: string
  /** The pieces of all moulds. */
  total: string
  /** What is needed, although some of it may be in stock. */
  needed: string
  /** A total of pieces or money. */
  sum: string
  /** Another count that may change what is ordered: stock, delivered or spare pieces, numbers of moulds. */
  beside: string
}

export const countHeadings = {
  cs: {
    quantity: 'množství, počet, počet ks, ks, kusů, kusy, mn, poč, počet kusů',
    order: 'objednat, k objednání, objednané množství, chybí, chybějící, schází, nutno objednat, doobjednat',
    total: 'celkem ks, množství celkem, celkový počet',
    needed: 'potřeba, potřebné množství, požadováno, požadované množství, nutno',
    sum: 'celkem, součet',
    beside: 'sklad, skladem, na skladě, stav skladu, stav, náhradní, rezerva, dodáno, zbývá, počet forem, forem',
  },
  es: {
    quantity: 'cantidad, cant, ctd, cdad, uds, ud, unidades, nº piezas, piezas, pzas, nº uds, número de piezas',
    order:
      'total a pedir, a pedir, cantidad pedida, cantidad a pedir, falta, faltan, faltante, faltantes, por pedir, pedir',
    total: 'cantidad total, cant total, total uds, total piezas',
    needed: 'necesidad, necesario, necesarios, requerido, requeridos, cant necesaria',
    sum: 'total, suma',
    beside:
      'almacén, existencias, stock, en stock, stock actual, stock mín, repuesto, repuestos, reserva, entregado, recibido, pendiente, nº moldes, n moldes, número de moldes, moldes',
  },
  fr: {
    quantity: 'quantité, qté, qte, qtés, nbre, nb, nombre, nb pièces, nombre de pièces, nbre de pièces, qtt',
    order:
      'à commander, qté à commander, qté commandée, quantité commandée, manque, manquant, manquants, à acheter, commander',
    total: 'quantité totale, qté totale, qté tot, total pièces',
    needed: 'besoin, besoins, requis, nécessaire, qté requise, qté nécessaire',
    sum: 'total, totale, totaux, somme',
    beside:
      'stock, en stock, stock actuel, dispo, disponible, rechange, rechanges, secours, réserve, livré, reçu, reste, nb moules, nombre de moules, moules',
  },
  hu: {
    quantity: 'mennyiség, menny, db, darab, darabszám, db szám',
    order: 'rendelt mennyiség, rendelendő, hiány, hiányzik, hiányzó, rendelni, megrendelendő',
    total: 'összes db, összesen db, összmennyiség, össz db, összes mennyiség',
    needed: 'szükséges, szükséglet, igény, szükséges mennyiség',
    sum: 'összesen, össz, mindösszesen',
    beside: 'készlet, raktár, raktáron, raktárkészlet, tartalék, pótalkatrész, leszállítva, maradék, szerszámok száma',
  },
  it: {
    quantity: 'quantità, q tà, qtà, qta, q ta, q, pezzi, pz, n pezzi, n pz, nr pezzi, numero pezzi, quant',
    order: 'da ordinare, qtà ordinata, quantità ordinata, manca, mancano, mancanti, mancante, da acquistare, ordinare',
    total: 'quantità totale, q tà totale, qtà totale, qta tot, totale pezzi, tot pezzi, tot pz',
    needed: 'fabbisogno, richiesto, richiesti, necessario, necessari, q tà richiesta',
    sum: 'totale, tot, somma',
    beside:
      'giacenza, magazzino, scorta, a magazzino, disponibile, ricambio, ricambi, riserva, consegnato, residuo, n stampi, numero stampi, stampi',
  },
  nl: {
    quantity: 'aantal, hoeveelheid, stuks, st, aant, hvh',
    order: 'te bestellen, besteld aantal, bestelaantal, tekort, ontbreekt, ontbrekend, nodig te bestellen, bestellen',
    total: 'totaal aantal, aantal totaal, totaal stuks',
    needed: 'behoefte, benodigd, nodig, benodigd aantal',
    sum: 'totaal, som',
    beside: 'voorraad, op voorraad, reserve, geleverd, ontvangen, rest, aantal matrijzen, matrijzen',
  },
  pl: {
    quantity: 'ilość, ilosc, szt, sztuk, liczba, liczba sztuk, ilość szt, il, sztuki',
    order: 'do zamówienia, ilość zamówiona, zamówiona ilość, brak, brakuje, brakujące, zamówić, do kupienia',
    total: 'razem szt, ilość razem, ilość łączna, łącznie szt, ilość całkowita',
    needed: 'potrzeba, potrzebne, zapotrzebowanie, wymagane, potrzebna ilość',
    sum: 'razem, łącznie, suma',
    beside:
      'stan, magazyn, stan magazynowy, na stanie, stan mag, zapas, zapasowe, rezerwa, dostarczono, pozostało, liczba form, ilość form',
  },
  pt: {
    quantity: 'quantidade, qtd, qtde, quant, un, unid, unidades, nº peças, peças, nº de peças, q de',
    order:
      'a encomendar, qtd encomendada, quantidade encomendada, qtd a encomendar, falta, faltam, em falta, encomendar, a comprar',
    total: 'quantidade total, qtd total, total peças',
    needed: 'necessidade, necessário, necessários, necessárias, qtd necessária',
    sum: 'total, soma',
    beside:
      'stock, existência, em stock, stock atual, stock actual, reserva, sobressalentes, entregue, recebido, pendente, nº moldes, n moldes, moldes',
  },
  ro: {
    quantity: 'cantitate, cant, buc, bucăți, nr buc, număr bucăți, cantitatea',
    order: 'de comandat, cantitate comandată, cant comandată, lipsă, lipsesc, lipsește, comandat, de cumpărat',
    total: 'cant totală, cantitate totală, total buc, total bucăți',
    needed: 'necesar, necesare, cantitate necesară, cant necesară',
    sum: 'total, totală',
    beside: 'stoc, magazie, în stoc, stoc actual, rezervă, livrat, rest, nr matrițe, matrițe',
  },
  se: {
    quantity: 'antal, st, stk, kvantitet, mängd, antal st, styck',
    order: 'att beställa, beställt antal, beställs, beställningsantal, saknas, fattas, beställ, beställa',
    total: 'totalt antal, antal totalt, totalt st',
    needed: 'behov, behövs, antal behövs',
    sum: 'totalt, summa',
    beside: 'lager, lagersaldo, saldo, i lager, på lager, reserv, levererat, rest, antal verktyg, antal formar',
  },
  sl: {
    quantity: 'količina, kol, kos, kosov, število, št kosov, število kosov',
    order: 'za naročilo, naročena količina, naročiti, manjka, manjkajo, primanjkljaj, naroči, za nabavo',
    total: 'skupaj kosov, skupna količina, količina skupaj, kol skupaj',
    needed: 'potreba, potrebno, potrebna količina, potrebujemo',
    sum: 'skupaj, vsota',
    beside: 'zaloga, skladišče, na zalogi, stanje, rezerva, dobavljeno, preostalo, število orodij, orodij',
  },
} as const satisfies Record<string, CountHeadings>

/** Words of headings that name a count, in the languages beside German and English; other words say which one. */
export const countHeadingWords = {
  count:
    'pedir commander ordinare bestellen encomendar comandat beställa naročiti množství počet ks cantidad cant uds quantité qté qte nbre nombre mennyiség menny db darab quantità qtà qta pezzi pz aantal stuks ilość szt liczba quantidade qtd qtde cantitate cant buc antal količina kol kosov kos',
  /** What is to be ordered. */
  order:
    'objednat objednané commander commandée pedir pedida rendelt rendelendő ordinare ordinata bestellen besteld zamówienia zamówiona encomendar encomendada comandat comandată beställa beställt naročiti naročena chybí faltan manquante manquant mancanti mancante hiányzó ontbrekend brakujące lipsă saknas manjka',
  /** All that is needed. */
  total:
    'celkem total totale totala totaal totaux tot összes összesen össz razem łącznie łączna całkowita totală totalt skupaj skupna',
  /** Other pieces than those that are needed. */
  beside:
    'sklad skladě skladem zbývá dodáno náhradní forem stock existencias restante entregado recibido moldes repuesto livré livrée reste moules rechange emballage készlet raktár raktáron maradék tartalék scorta giacenza consegnata residuo stampi ricambi voorraad geleverd reserve matrijzen rest stan stanie magazyn dostarczona pozostało zapas form stoc livrat matrițe rezervă lager saldo levererat reserv verktyg formar zaloga zalogi dobavljeno preostalo orodij',
  /** Limits, packs and money. */
  other:
    'min max balení embalaje confezione verpakking opakowanie embalagem cutie förpackning pakiranje cena prix precio prezzo prijs preço preț pris ár',
} as const
