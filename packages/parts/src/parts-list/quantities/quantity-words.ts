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
  /** The same words behind the number: `5 of each`. Here and below `_` stands for a blank. */
  eachBehind: string
  /** Before a rough number or a limit: `ca. 30 St.` */
  about: string
  /** Before the former number of a correction: `statt 5 bitte 8` */
  instead: string
  /** The same words behind the former number. */
  insteadBehind: string
  /** Words of a line that changes what stands above it. */
  correction: string
  /** Words of a line that does not order its part. */
  cancel: string
  /** Before what a number belongs to: `4 je Form` */
  per: string
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
    each: 'je jeweils',
    about: 'ca circa etwa rund ungefähr mindestens min mind mindest maximal max höchstens bis_zu',
    instead: 'statt anstatt anstelle_von nicht',
    eachBehind: 'von_jedem von_jeder je_typ je_sorte je_größe pro_typ',
    insteadBehind: '',
    correction:
      'korrektur korrigiere korrigiert berichtigung berichtigt geändert ändern ändere änderung änderungen erhöhen erhöht reduzieren reduziert doch lieber neu sorry versehentlich',
    cancel:
      'storno stornieren storniert streichen gestrichen entfällt entfallen nicht_mehr nicht_benötigt nicht_liefern schon_geliefert bereits_geliefert haben_wir_noch',
    per: 'je pro per',
    moulds: 'form formen werkzeug werkzeuge wkz kavität kavitäten nest nester satz',
  },
  en: {
    pieces: 'piece pieces pcs pce pc off ea each nos no unit units',
    packs: 'box boxes bx pk bag bags pack packs packet packets pkt carton cartons set sets kit kits case cases',
    numbers:
      '1 one a an, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 20 twenty, 50 fifty, 100 hundred',
    dozens: 'dozen doz dozens',
    half: 'half',
    pairs: 'pair pairs',
    labels: 'qty quantity quant no',
    each: 'each',
    about: 'approx approximately about around roughly at_least at_most minimum min maximum max up_to',
    instead: 'instead_of rather_than not',
    eachBehind: 'each of_each per_type of_every',
    insteadBehind: '',
    correction:
      'correction corrected make_that make_it change changed amend amended amendment increase increased reduce reduced update updated revised rather sorry',
    cancel: 'cancel cancelled canceled no_longer not_needed do_not already_delivered already_received',
    per: 'per',
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
    about: 'cca asi přibližně zhruba alespoň minimálně nejméně maximálně až',
    instead: 'místo namísto ne',
    eachBehind: 'od_každého každého',
    insteadBehind: '',
    correction: 'oprava opravuji opravte změna změnit změňte raději',
    cancel: 'zrušit stornovat storno nepotřebujeme',
    per: 'na za',
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
    about: 'aprox aproximadamente unos unas cerca_de al_menos como_mínimo mínimo máximo hasta',
    instead: 'en_lugar_de en_vez_de',
    eachBehind: 'de_cada de_cada_uno cada_uno cada_una por_tipo',
    insteadBehind: '',
    correction:
      'corrección corrijo corregir corregido cambio cambiar cambien modificar modificación rectificación mejor',
    cancel: 'anular anulado ya_no',
    per: 'por',
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
    about: "env environ approx au_moins minimum au_maximum maximum jusqu'à",
    instead: 'au_lieu_de et_non pas',
    eachBehind: 'de_chaque chacun chacune par_type',
    insteadBehind: '',
    correction:
      'correction corrigé corriger rectification rectificatif modifier modification finalement plutôt erratum',
    cancel: 'annuler annulé supprimer plus_besoin déjà_livré',
    per: 'par',
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
    about: 'kb körülbelül legalább minimum maximum legfeljebb mintegy',
    instead: 'nem',
    eachBehind: 'mindegyikből mindegyik típusonként',
    insteadBehind: 'helyett',
    correction: 'javítás javítva helyesbítés módosítás módosítva módosítsák inkább',
    cancel: 'törölni törlés sztornó nem_kell',
    per: '',
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
    labels: 'quantità qtà q.tà qta n',
    each: 'cadauno ciascuno cad',
    about: 'circa almeno minimo massimo fino_a',
    instead: 'invece_di anziché al_posto_di non',
    eachBehind: 'cadauno ciascuno per_tipo di_ciascuno di_ognuno per_ciascuno',
    insteadBehind: '',
    correction: 'correzione corretto rettifica modifica modificare anzi',
    cancel: 'annullare annullato eliminare',
    per: 'per',
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
    about: 'ca circa ongeveer minstens minimaal maximaal tot',
    instead: 'in_plaats_van i.p.v ipv niet',
    eachBehind: 'van_elk per_soort per_stuk_van elk van_ieder',
    insteadBehind: '',
    correction: 'correctie wijziging wijzigen gewijzigd toch liever',
    cancel: 'annuleren geannuleerd schrappen vervalt',
    per: 'per',
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
    about: 'ok około mniej_więcej co_najmniej minimum min maksymalnie do',
    instead: 'zamiast nie',
    eachBehind: 'każdego z_każdego każdej',
    insteadBehind: '',
    correction: 'korekta poprawka zmiana zmienić jednak raczej',
    cancel: 'anulować anulowane skreślić',
    per: 'na za',
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
    about: 'cerca_de aprox aproximadamente pelo_menos no_mínimo mínimo máximo até',
    instead: 'em_vez_de não',
    eachBehind: 'de_cada de_cada_um cada_um por_tipo',
    insteadBehind: '',
    correction: 'correção correcção corrigir alteração alterar afinal retificação',
    cancel: 'anular cancelar eliminar',
    per: 'por',
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
    about: 'aprox aproximativ circa cel_puțin minim maxim până_la',
    instead: 'în_loc_de nu',
    eachBehind: 'din_fiecare de_fiecare fiecare',
    insteadBehind: '',
    correction: 'corecție corectură corectare modificare modificați modificat',
    cancel: 'anula anulat anulați ștergeți',
    per: 'pe',
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
    about: 'ca cirka ungefär minst högst max upp_till',
    instead: 'istället_för i_stället_för inte',
    eachBehind: 'av_varje av_vardera vardera per_typ',
    insteadBehind: '',
    correction: 'rättelse rättning ändring ändra ändrat ändras hellre',
    cancel: 'avbeställ stryk annullera utgår',
    per: 'per pr',
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
    about: 'približno okoli cca vsaj najmanj največ do',
    instead: 'namesto ne',
    eachBehind: 'od_vsakega vsakega na_tip',
    insteadBehind: '',
    correction: 'popravek popravite sprememba spremenite raje',
    cancel: 'preklic prekličite storno črtati',
    per: 'na za',
    moulds: 'orodje orodja kalup gnezdo',
  },
} as const satisfies Record<string, QuantityWords>
