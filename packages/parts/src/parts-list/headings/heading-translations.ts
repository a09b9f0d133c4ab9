import type { Meaning } from './heading-pattern.ts'

/**
 * Headings of parts lists in the languages beside German and English, in lower case; those of counts and sizes are in
 * `count-headings.ts` and `size-headings.ts`. Accents, full stops and units in brackets are optional. A translator adds
 * words here and nowhere else.
 */
type Translated = Partial<Record<Meaning, string>>

export const headingTranslations = {
  cs: {
    position: 'poz, pozice, poř č, pořadí, řádek, p č',
    counted: 'č, číslo, položka, díl, č pol, číslo součásti, číslo součástky, č součásti',
    articleNo: 'obj č, objednací číslo, objednací kód, katalogové číslo, kat č, číslo výrobce',
    customerPartNumber: 'kód zboží, kód, číslo dílu, číslo materiálu, naše číslo, č dílu, č položky, zboží, artikl',
    designation:
      'název, popis, popis zboží, označení, název dílu, název položky, předmět, komponenta, druh, materiál název, součást, součástka',
    standard: 'norma, čsn, čsn iso',
    material: 'materiál, ocel, jakost, provedení, povrch, úprava, tvrdost, typ, tvar, kalení, tepelné zpracování',
    unit: 'mj, jednotka, měrná jednotka, jedn',
    tolerance: 'tolerance, tolerance délky',
    certificate: 'atest, certifikát, atest 3 1',
    commission: 'zakázka, projekt, forma, číslo zakázky, nástroj, středisko',
    comment: 'poznámka, poznámky, pozn, komentář',
    customerOrderNumber: 'objednávka, číslo objednávky, č objednávky',
    ignored:
      'cena, cena ks, cena celkem, jednotková cena, celkem bez dph, bez dph, dph, částka, kč, hmotnost, váha, termín, dodavatel, výrobce, výkres, číslo výkresu, min, max, bod objednání, objednací bod, sklad min, minulá objednávka, poslední objednávka, předchozí objednávka, minimální stav',
  },
  es: {
    position: 'pos, posición, posicion, ítem, línea, ref plano, marca',
    counted: 'nº, num, número, pieza, elemento, número de pieza, nº de pieza, nº pieza, número de parte, nº de parte',
    articleNo: 'referencia, ref, ref proveedor, código proveedor, referencia proveedor, nº artículo, ref fabricante',
    customerPartNumber: 'código, cód, código artículo, nuestro código, código interno',
    designation:
      'denominación, descripción, designación, artículo, concepto, nombre, producto, componente, material descripción, elemento del molde',
    standard: 'norma, norma din, din iso',
    material:
      'material, acero, calidad, acabado, tratamiento, dureza, tipo, forma, recubrimiento, temple, tratamiento térmico',
    unit: 'unidad, um, u m, unidad de medida',
    tolerance: 'tolerancia, tol',
    certificate: 'certificado, certificado 3 1',
    commission: 'proyecto, molde, obra, pedido interno, nº molde, útil',
    comment: 'observaciones, observación, obs, comentario, comentarios, notas, nota',
    customerOrderNumber: 'pedido, nº pedido, nuestro pedido, su pedido',
    ignored:
      'precio, precio unitario, p unit, precio total, importe, importe total, total eur, peso, plazo, entrega, fecha, proveedor, fabricante, plano, nº plano, ubicación, mín, máx, punto de pedido, punto de reposición, cód almacén, coste unit directo, último pedido, pedido anterior, mínimo',
  },
  fr: {
    position: 'rep, repère, repere, poste, ligne, pos',
    counted: 'n°, numéro, num, pièce, article n°, élément, numéro de pièce, n° de pièce, n° pièce, numéro pièce',
    articleNo:
      'référence, réf, réf fournisseur, référence fournisseur, code article, réf fabricant, n° article, réf article, réf frs',
    customerPartNumber: 'code, code interne, notre référence, notre réf, code produit, n° interne',
    designation:
      'désignation, description, libellé, article, intitulé, dénomination, produit, composant, nom, élément du moule, éléments, libellé article, description article, pièces',
    standard: 'norme, norme iso',
    material:
      'matière, acier, nuance, finition, traitement, dureté, type, forme, revêtement, état, trempe, traitement thermique, tth',
    unit: 'unité, u, um, unité de mesure',
    tolerance: 'tolérance, tol',
    certificate: 'certificat, certificat 3 1',
    commission: 'affaire, projet, moule, n° affaire, chantier, outillage, n° moule, n° d affaire',
    comment: 'observations, observation, obs, remarque, remarques, commentaire, commentaires, notes, rem',
    customerOrderNumber: 'commande, n° commande, n° de commande, votre commande, notre commande',
    ignored:
      'prix, prix unitaire, pu, pu ht, p u, prix total, montant, montant ht, total ht, total ttc, tva, remise, poids, masse, délai, délai souhaité, date, fournisseur, fabricant, plan, n° plan, mini, maxi, emplacement, p u ht, point de commande, seuil, seuil de commande, mt ht, pu net, net ht, dernière commande, commande précédente',
  },
  hu: {
    position: 'poz, pozíció, tétel, tételszám, sorszám, ssz, sor',
    counted: 'szám, alkatrész, alkatrészszám, alkatrész szám, alkatrész száma',
    articleNo: 'rendelési szám, katalógusszám, gyártói szám, szállítói cikkszám',
    customerPartNumber: 'cikkszám, anyagszám, kód, termékkód, saját cikkszám',
    designation:
      'megnevezés, leírás, elnevezés, név, termék, alkatrész neve, megnev, alkatrész megnevezése, tétel megnevezése, elem',
    standard: 'szabvány',
    material:
      'anyag, anyagminőség, acél, kivitel, felület, kezelés, hőkezelés, keménység, típus, alak, edzés, felületkezelés',
    unit: 'me, egység, mennyiségi egység, mért egys, m e',
    tolerance: 'tűrés, hossztűrés',
    certificate: 'bizonylat, műbizonylat',
    commission: 'projekt, szerszám, munkaszám, szerszámszám, megrendelés',
    comment: 'megjegyzés, megj',
    customerOrderNumber: 'rendelésszám, megrendelésszám, rendelés száma',
    ignored:
      'ár, egységár, e ár, nettó ár, nettó, érték, összeg, áfa, bruttó, súly, tömeg, határidő, szállító, beszállító, gyártó, rajzszám, rajz, min, max, rendelési pont, előző rendelés, utolsó rendelés',
  },
  it: {
    position: 'pos, posizione, rif, riga',
    counted:
      'n°, n, num, numero, particolare, part, pezzo, numero parte, numero di parte, n° parte, codice parte, numero pezzo',
    articleNo:
      'codice fornitore, cod fornitore, articolo, cod articolo, codice articolo, riferimento, codice produttore, art, cod art',
    customerPartNumber: 'codice, cod, codice interno, nostro codice',
    designation:
      'descrizione, denominazione, designazione, nome, prodotto, componente, oggetto, articolo descrizione, particolari, componenti',
    standard: 'norma, normativa',
    material:
      'materiale, acciaio, qualità, finitura, trattamento, durezza, tipo, forma, rivestimento, tempra, trattamento termico',
    unit: 'um, u m, unità, unità di misura',
    tolerance: 'tolleranza, toll',
    certificate: 'certificato, certificato 3 1',
    commission: 'commessa, progetto, stampo, n commessa, n stampo, cantiere',
    comment: 'note, nota, osservazioni, annotazioni, commento, commenti, oss',
    customerOrderNumber: 'ordine, n ordine, vs ordine, ns ordine, numero ordine',
    ignored:
      'prezzo, prezzo unitario, prezzo un, p unit, prezzo totale, importo, totale eur, iva, sconto, peso, consegna, data, fornitore, produttore, disegno, n disegno, min, max, ubicazione, punto di riordino, punto riordino, sottoscorta, scorta min, scorta minima, scorta max, ultimo ordine, ordine precedente',
  },
  nl: {
    position: 'pos, positie, regel, regelnr, volgnr',
    counted: 'nr, nummer, onderdeel, item, stuknr, onderdeelnummer, onderdeelnr, onderdeel nr, stuknummer',
    articleNo:
      'artikelnr, artikelnummer, bestelnr, bestelnummer, art nr, leveranciersnr, artikelcode, artikelnr leverancier',
    customerPartNumber: 'code, ons nummer, intern nr, materiaalnr',
    designation: 'omschrijving, benaming, beschrijving, naam, artikel, product, artikelomschrijving, onderdelen, ben',
    standard: 'norm',
    material:
      'materiaal, staal, kwaliteit, uitvoering, oppervlak, behandeling, hardheid, type, vorm, harding, warmtebehandeling',
    unit: 'eenheid, ehd',
    tolerance: 'tolerantie, tol',
    certificate: 'certificaat, certificaat 3 1',
    commission: 'project, projectnr, matrijs, matrijsnr, werk, opdracht',
    comment: 'opmerking, opmerkingen, opm, toelichting',
    customerOrderNumber: 'order, ordernr, ordernummer, onze order, uw order, inkooporder',
    ignored:
      'prijs, stukprijs, prijs per stuk, totaalprijs, bedrag, btw, korting, gewicht, levertijd, leverdatum, leverancier, fabrikant, tekening, tekeningnr, locatie, min, max, bestelpunt, bestelniveau, vorige bestelling, laatste bestelling, minimumvoorraad',
  },
  pl: {
    position: 'poz, pozycja, lp, l p',
    counted: 'nr, numer, część, element, numer części, nr części, numer detalu, nr detalu',
    articleNo: 'nr katalogowy, nr kat, numer katalogowy, nr artykułu, kod producenta, nr zamówieniowy, symbol dostawcy',
    customerPartNumber: 'indeks, kod, nr indeksu, kod towaru, nasz numer, symbol',
    designation:
      'nazwa, opis, oznaczenie, nazwa części, nazwa towaru, towar, asortyment, artykuł, wyszczególnienie, detal',
    standard: 'norma, norma din',
    material:
      'materiał, stal, gatunek, wykonanie, powierzchnia, obróbka, twardość, typ, kształt, powłoka, hartowanie, obróbka cieplna',
    unit: 'jm, j m, jednostka, jedn',
    tolerance: 'tolerancja, tol',
    certificate: 'atest, certyfikat, atest 3 1',
    commission: 'projekt, zlecenie, forma, nr formy, nr zlecenia',
    comment: 'uwagi, uwaga, komentarz',
    customerOrderNumber: 'zamówienie, nr zamówienia, nasze zamówienie',
    ignored:
      'cena, cena jedn, cena jednostkowa, cena netto, wartość, wartość netto, wartość brutto, kwota, vat, rabat, masa, waga, termin, dostawca, producent, rysunek, nr rysunku, min, max, punkt zamawiania, poprzednie zamówienie, ostatnie zamówienie',
  },
  pt: {
    position: 'pos, posição, item, linha',
    counted: 'nº, n, número, num, peça, elemento, número da peça, nº da peça, nº peça, número de peça, código da peça',
    articleNo: 'referência, ref, ref fornecedor, código fornecedor, nº artigo, referência fornecedor',
    customerPartNumber: 'código, cód, código interno, nosso código',
    designation:
      'designação, descrição, denominação, artigo, nome, produto, componente, material descrição, componentes',
    standard: 'norma',
    material:
      'material, aço, qualidade, acabamento, tratamento, dureza, tipo, forma, revestimento, têmpera, tratamento térmico',
    unit: 'unidade, um, uni, unidade de medida',
    tolerance: 'tolerância, tol',
    certificate: 'certificado, certificado 3 1',
    commission: 'projeto, projecto, molde, obra, nº molde',
    comment: 'observações, observação, obs, notas, nota, comentário, comentários',
    customerOrderNumber: 'encomenda, nº encomenda, pedido, vossa encomenda, nossa encomenda',
    ignored:
      'preço, preço unitário, preço unit, p unit, preço total, valor, valor total, importância, iva, desconto, peso, prazo, entrega, data, fornecedor, fabricante, desenho, nº desenho, mín, máx, ponto de encomenda, última encomenda, encomenda anterior, último pedido',
  },
  ro: {
    position: 'poz, poziție, poziția, nr crt, crt, rând',
    counted: 'nr, număr, piesă, număr piesă, nr piesă, număr reper, nr reper, cod piesă, cod reper',
    articleNo: 'cod furnizor, referință, cod catalog, cod producător, nr articol, cod articol',
    customerPartNumber: 'cod, cod intern, codul nostru, cod produs, cod material',
    designation:
      'denumire, descriere, denumirea, reper, nume, produs, articol, denumire produs, componentă, componente, piese',
    standard: 'standard, normă, stas',
    material: 'material, oțel, calitate, finisaj, tratament, duritate, tip, formă, execuție, călire, tratament termic',
    unit: 'um, u m, unitate, unitate de măsură',
    tolerance: 'toleranță, tol',
    certificate: 'certificat, certificat 3 1',
    commission: 'proiect, matriță, lucrare, comandă internă',
    comment: 'observații, observatii, obs, note, mențiuni, comentarii',
    customerOrderNumber: 'comandă, nr comandă, comanda noastră',
    ignored:
      'preț, preț unitar, pret, valoare, valoare totală, tva, sumă, reducere, greutate, masă, termen, livrare, data, furnizor, producător, desen, nr desen, gestiune, min, max, punct de comandă, ultima comandă, comanda anterioară',
  },
  se: {
    position: 'pos, position, rad, radnr',
    counted: 'nr, nummer, detalj, artikel nr, detalj nr, det nr, detaljnr, detaljnummer, komponentnummer',
    articleNo:
      'artikelnr, artikelnummer, art nr, best nr, beställningsnr, leverantörens artnr, lev art nr, artnr, beställn nr, beställningsnummer',
    customerPartNumber: 'kod, vårt nr, vårt artikelnr, internt nr, materialnr',
    designation:
      'benämning, beskrivning, artikel, namn, produkt, artikelbenämning, komponent, detaljbenämning, ben, bet, beteckning, artikelbeteckning, art benämning, delar, detaljer',
    standard: 'norm, standard',
    material:
      'material, stål, kvalitet, utförande, ytbehandling, yta, behandling, hårdhet, typ, form, härdning, värmebehandling, mtrl, matrl, matr, stålsort',
    unit: 'enhet, enh',
    tolerance: 'tolerans, tol',
    certificate: 'certifikat, intyg, intyg 3 1',
    commission: 'projekt, verktyg, projektnr, verktygsnr, arbetsorder',
    comment: 'anmärkning, anm, kommentar, notering, övrigt, anteckning, not',
    customerOrderNumber: 'order, ordernr, vår order, inköpsorder, er order, ordernummer',
    ignored:
      'ledtid, pris, styckpris, á pris, a pris, à pris, totalpris, belopp, moms, rabatt, vikt, leveranstid, leverans, leverantör, tillverkare, ritning, ritningsnr, hylla, min, max, lagerplats, ritn nr, ritningsnummer, beställningspunkt, förra beställningen, senaste beställningen, förra ordern, minsta lager',
  },
  sl: {
    position: 'poz, pozicija, zap št, zaporedna št, vrstica, z št',
    counted: 'št, številka, kos št, del, številka dela, št dela, številka kosa, oznaka dela',
    articleNo: 'kataloška št, kat št, naročniška št, št artikla dobavitelja, šifra dobavitelja, št artikla, št art',
    customerPartNumber: 'šifra, koda, naša šifra, ident, šifra artikla',
    designation: 'naziv, opis, oznaka, ime, artikel, izdelek, naziv artikla, predmet, sestavni del, deli',
    standard: 'standard, norma',
    material:
      'material, jeklo, kakovost, izvedba, površina, obdelava, trdota, tip, oblika, kaljenje, toplotna obdelava',
    unit: 'em, enota, me, enota mere, merska enota',
    tolerance: 'toleranca, tol',
    certificate: 'certifikat, potrdilo, atest',
    commission: 'projekt, orodje, delovni nalog, št orodja, nalog',
    comment: 'opomba, opombe, pripomba, pripombe',
    customerOrderNumber: 'naročilo, št naročila, naše naročilo',
    ignored:
      'cena, cena kos, cena na kos, znesek, vrednost, ddv, popust, teža, masa, rok, dobava, datum, dobavitelj, proizvajalec, risba, št risbe, min, max, točka naročila, zadnje naročilo, prejšnje naročilo',
  },
} as const satisfies Record<string, Translated>
