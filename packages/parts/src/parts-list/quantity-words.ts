/**
 * How people write quantities, per language and in lower case. A translator adds words here and nowhere else. Accents
 * are optional, and a word may have a full stop.
 */
interface QuantityWords {
  /** One piece and pieces. */
  pieces: string
  /** Packs and sets, whose size is not known unless it is stated. */
  packs: string
  /** Numbers with their inflected forms: `2 zwei` */
  numbers: string
  dozens: string
  /** Before a dozen: a half one. */
  half: string
  pairs: string
  /** Words before the number: `Menge 8`, `Qté : 4` */
  labels: string
  /** Words that repeat a number for each of the parts that follow: `je 10 Stück:` */
  each: string
  /** What one of several moulds gets. */
  moulds: string
}

export const quantityWords = {
  de: {
    pieces: 'stück stücke stueck stücker stck stk st stz',
    packs:
      've vpe pack packs packung packungen päckchen pckg pkg pak pkt paket pakete karton kartons schachtel schachteln beutel dose dosen satz sätze saetze set sets gebinde bund',
    numbers:
      '1 ein eine einen einer eins, 2 zwei zwo, 3 drei, 4 vier, 5 fünf fuenf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 11 elf, 12 zwölf zwoelf, 20 zwanzig, 50 fünfzig fuenfzig, 100 hundert',
    dozens: 'dutzend',
    half: 'halbes',
    pairs: 'paar',
    labels: 'menge anzahl stückzahl bestellmenge stück stk',
    each: 'je jeweils à',
    moulds: 'form formen werkzeug werkzeuge wkz kavität kavitäten nest nester satz',
  },
  en: {
    pieces: 'piece pieces pcs pce pc off ea each nos no unit units',
    packs: 'box boxes bx bag bags pack packs packet packets pkt carton cartons set sets kit kits case cases',
    numbers:
      '1 one a an, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 20 twenty, 50 fifty, 100 hundred',
    dozens: 'dozen doz dozens',
    half: 'half',
    pairs: 'pair pairs',
    labels: 'qty quantity quant',
    each: 'each',
    moulds: 'mould moulds mold molds tool tools cavity cavities set',
  },
  cs: {
    pieces: 'ks kus kusy kusů kusu',
    packs: 'bal balení balíček krabice krabic krabička krabičky sada sady sad karton kart',
    numbers:
      '1 jeden jedna jedno, 2 dva dvě, 3 tři, 4 čtyři, 5 pět, 6 šest, 7 sedm, 8 osm, 9 devět, 10 deset, 11 jedenáct, 12 dvanáct, 20 dvacet',
    dozens: 'tucet tucty tuctů',
    half: 'půl',
    pairs: 'pár páry párů',
    labels: 'množství počet mn',
    each: 'po',
    moulds: 'forma formu formy form nástroj',
  },
  es: {
    pieces: 'ud uds unidad unidades und pza pzas pz pieza piezas u',
    packs: 'caja cajas cj bolsa bolsas paquete paquetes paq juego juegos lote lotes',
    numbers:
      '1 un uno una, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once, 12 doce, 20 veinte',
    dozens: 'docena docenas',
    half: 'media',
    pairs: 'par pares',
    labels: 'cantidad cant ctd',
    each: 'cada',
    moulds: 'molde moldes cavidad cavidades',
  },
  fr: {
    pieces: 'pièce pièces pce pces pcs pc pcs unité unités u ex',
    packs: 'boîte boîtes bte btes sachet sachets paquet paquets lot lots jeu jeux carton cartons colis',
    numbers:
      '1 un une, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, 12 douze, 20 vingt',
    dozens: 'douzaine douzaines',
    half: 'demi',
    pairs: 'paire paires',
    labels: 'quantité qté qte nombre nbre nb',
    each: 'chaque chacun',
    moulds: 'moule moules empreinte empreintes outillage',
  },
  hu: {
    pieces: 'db darab drb',
    packs: 'doboz dobozt csomag csomagot készlet klt karton',
    numbers:
      '1 egy, 2 kettő két, 3 három, 4 négy, 5 öt, 6 hat, 7 hét, 8 nyolc, 9 kilenc, 10 tíz, 11 tizenegy, 12 tizenkettő tizenkét, 20 húsz',
    dozens: 'tucat',
    half: 'fél',
    pairs: 'pár',
    labels: 'mennyiség menny darabszám',
    each: 'egyenként',
    moulds: 'szerszám szerszámonként fészek',
  },
  it: {
    pieces: 'pz pezzo pezzi nr unità',
    packs: 'scatola scatole conf confezione confezioni pacco pacchi busta buste set kit serie',
    numbers:
      '1 un uno una, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici, 12 dodici, 20 venti',
    dozens: 'dozzina dozzine',
    half: 'mezza',
    pairs: 'paio paia coppia coppie',
    labels: 'quantità qtà q.tà qta',
    each: 'cadauno ciascuno cad',
    moulds: 'stampo stampi figura figure impronta impronte',
  },
  nl: {
    pieces: 'stuk stuks st',
    packs: 'doos dozen doosje pak pakken zak zakken set sets verpakking verpakkingen verp',
    numbers:
      '1 een één, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 20 twintig',
    dozens: 'dozijn',
    half: 'half',
    pairs: 'paar',
    labels: 'aantal hoeveelheid',
    each: 'elk',
    moulds: 'matrijs matrijzen vorm vormen',
  },
  pl: {
    pieces: 'szt sztuk sztuki sztuka sztukę',
    packs:
      'opak opakowanie opakowania opakowań op pudełko pudełka pudełek karton kartony kpl komplet komplety zestaw zestawy',
    numbers:
      '1 jeden jedna jedno jedną, 2 dwa dwie, 3 trzy, 4 cztery, 5 pięć, 6 sześć, 7 siedem, 8 osiem, 9 dziewięć, 10 dziesięć, 11 jedenaście, 12 dwanaście, 20 dwadzieścia',
    dozens: 'tuzin tuziny tuzinów',
    half: 'pół',
    pairs: 'para pary parę par',
    labels: 'ilość liczba',
    each: 'każdy',
    moulds: 'forma formę formy form gniazdo gniazda',
  },
  pt: {
    pieces: 'un uni unid und unidade unidades pç pçs pc pcs pca pcas peça peças',
    packs: 'caixa caixas cx pacote pacotes embalagem embalagens emb conjunto conjuntos jogo jogos saco sacos',
    numbers:
      '1 um uma, 2 dois duas, 3 três, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11 onze, 12 doze, 20 vinte',
    dozens: 'dúzia dúzias',
    half: 'meia',
    pairs: 'par pares',
    labels: 'quantidade qtd qtde quant',
    each: 'cada',
    moulds: 'molde moldes cavidade cavidades',
  },
  ro: {
    pieces: 'buc bucată bucăți bucata bucati',
    packs: 'cutie cutii pachet pachete set seturi bax',
    numbers:
      '1 un o una unu, 2 doi două, 3 trei, 4 patru, 5 cinci, 6 șase, 7 șapte, 8 opt, 9 nouă, 10 zece, 11 unsprezece, 12 doisprezece douăsprezece, 20 douăzeci',
    dozens: 'duzină duzini',
    half: 'jumătate',
    pairs: 'pereche perechi',
    labels: 'cantitate cantitatea cant',
    each: 'câte fiecare',
    moulds: 'matriță matrițe cuib cuiburi',
  },
  se: {
    pieces: 'st styck stycken stk',
    packs: 'förp förpackning förpackningar låda lådor paket ask askar kartong kartonger sats satser set påse påsar',
    numbers: '1 en ett, 2 två, 3 tre, 4 fyra, 5 fem, 6 sex, 7 sju, 8 åtta, 9 nio, 10 tio, 11 elva, 12 tolv, 20 tjugo',
    dozens: 'dussin',
    half: 'halvt',
    pairs: 'par',
    labels: 'antal mängd kvantitet',
    each: 'vardera',
    moulds: 'form formar verktyg kavitet',
  },
  sl: {
    pieces: 'kos kosa kosi kosov kom',
    packs: 'škatla škatle škatli škatel škatlo paket paketi paketa zavitek zavitki komplet kompleti kpl garnitura',
    numbers:
      '1 en ena eno, 2 dva dve, 3 tri trije, 4 štiri štirje, 5 pet, 6 šest, 7 sedem, 8 osem, 9 devet, 10 deset, 11 enajst, 12 dvanajst, 20 dvajset',
    dozens: 'ducat',
    half: 'pol',
    pairs: 'par para',
    labels: 'količina kol število',
    each: 'po vsak',
    moulds: 'orodje orodja kalup gnezdo',
  },
} as const satisfies Record<string, QuantityWords>
