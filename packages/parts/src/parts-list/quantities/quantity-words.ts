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
  /**
   * Nouns for several pieces with their number: `12 dozen`. `~` stands before a rough number. Not the Polish word
   * "para", which means "for" in Spanish.
   */
  groups: string
  /** Before one of these nouns: a half one. */
  half: string
  /** Words before the number: `Menge 8`, `Qté : 4` */
  labels: string
  /** Words that repeat a number for each of the parts that follow: `je 10 Stück:` */
  each: string
  /** Before a rough number or a limit: `ca. 30 St.` */
  about: string
  /** Before what a number belongs to: `4 je Form` */
  per: string
  /** What one of several moulds gets. */
  moulds: string
}

export const quantityWords = {
  de: {
    pieces: 'stück stücke stueck stücker stck stk st stz',
    packs:
      've vpe pack packs packung packungen päckchen pckg pkg pak pkt paket pakete karton kartons schachtel schachteln packerl beutel dose dosen satz sätze saetze set sets gebinde bund beutelchen tüte tüten tütchen säckchen',
    numbers:
      '1 ein eine einen einer eins, 1.5 anderthalb eineinhalb, 2 zwei zwo, 3 drei, 4 vier, 5 fünf fuenf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 11 elf, 12 zwölf zwoelf, 13 dreizehn, 14 vierzehn, 15 fünfzehn fuenfzehn, 16 sechzehn, 17 siebzehn, 18 achtzehn, 19 neunzehn, 20 zwanzig, 24 vierundzwanzig, 25 fünfundzwanzig fuenfundzwanzig, 30 dreißig dreissig, 40 vierzig, 50 fünfzig fuenfzig, 60 sechzig, 80 achtzig, 100 hundert einhundert',
    groups: '2 paar, 12 dutzend',
    half: 'halbes halbe',
    labels: 'menge anzahl stückzahl bestellmenge stück stk bedarf benötigt',
    each: 'je jeweils',
    about: 'ca circa etwa rund ungefähr so_um_die um_die mindestens min mind mindest maximal max höchstens bis_zu',
    per: 'je pro per',
    moulds:
      'form formen werkzeug werkzeuge werkzeugen wkz wzg kavität kavitäten nest nester nestern formnest formnester formnestern satz',
  },
  en: {
    pieces: 'piece pieces pcs pce pc off ea each nos no unit units',
    packs:
      'box boxes bx pk bag bags baggie baggies pouch pouches pack packs packet packets pkt carton cartons set sets kit kits case cases',
    numbers:
      '1 one a an, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 24 twenty-four, 25 twenty-five, 30 thirty, 40 forty, 50 fifty, 60 sixty, 80 eighty, 100 hundred a_hundred one_hundred',
    groups: '2 pair pairs pr prs, 12 dozen doz dozens',
    half: 'half',
    labels: 'qty quantity quant no required needed',
    each: 'each',
    about: 'approx approximately about around roughly at_least at_most minimum min maximum max up_to',
    per: 'per',
    moulds: 'mould moulds mold molds tool tools cavity cavities impression impressions set',
  },
  cs: {
    pieces: 'ks kus kusy kusů kusu kusech kousek kousky kousků',
    packs:
      'bal balení balíček balíčky balíčku balíčků krabice krabici krabic krabička krabičky krabičku krabiček sáček sáčky sáčku sáčků pytlík pytlíky pytlíků sada sady sad karton kart',
    numbers:
      '1 jeden jedna jedno jednu jednom jedné, 2 dva dvě dvou dvěma, 3 tři tří třech třemi, 4 čtyři čtyř čtyřech čtyřmi, 5 pět pěti, 6 šest šesti, 7 sedm sedmi, 8 osm osmi, 9 devět devíti, 10 deset deseti, 11 jedenáct jedenácti, 12 dvanáct dvanácti, 13 třináct třinácti, 14 čtrnáct čtrnácti, 15 patnáct patnácti, 16 šestnáct šestnácti, 17 sedmnáct sedmnácti, 18 osmnáct osmnácti, 19 devatenáct devatenácti, 20 dvacet dvaceti, 24 dvacet_čtyři, 25 dvacet_pět, 30 třicet třiceti, 40 čtyřicet čtyřiceti, 50 padesát padesáti, 60 šedesát šedesáti, 100 sto',
    groups: '2 pár páry párů, 10 desítka desítku, 12 tucet tucty tuctů tuctu',
    half: 'půl',
    labels: 'množství počet mn potřeba',
    each: 'po',
    about: 'cca asi přibližně zhruba alespoň aspoň minimálně min nejméně okolo kolem maximálně max až',
    per: 'na za',
    moulds:
      'forma formu formy formě form forem nástroj nástroje nástrojů hnízdo hnízda hnízd kavita kavity kavitu kavit dutina dutiny dutinu dutin otisk otisky otisků',
  },
  es: {
    pieces: 'ud uds unidad unidades und pza pzas pz pieza piezas u',
    packs:
      'caja cajas cajita cajitas cj bolsa bolsas bolsita bolsitas sobres paquete paquetes paq juego juegos lote lotes',
    numbers:
      '1 un uno una, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte, 24 veinticuatro, 25 veinticinco, 30 treinta, 40 cuarenta, 50 cincuenta, 60 sesenta, 80 ochenta, 100 cien',
    groups:
      '2 par pares, 10 decena decenas, 12 docena docenas, ~15 quincena, ~20 veintena, ~30 treintena, ~40 cuarentena, ~50 cincuentena, ~100 centena centenar',
    half: 'media',
    labels: 'cantidad cant ctd necesario necesarios',
    each: 'cada',
    about:
      'aprox aproximadamente unos unas alrededor_de cerca_de al_menos por_lo_menos como_mínimo mínimo máximo hasta',
    per: 'por',
    moulds: 'molde moldes utillaje utillajes cavidad cavidades figura figuras huella huellas',
  },
  fr: {
    pieces: 'pièce pièces pce pces pcs pc pcs unité unités u ex',
    packs:
      'boîte boîtes bte btes sachet sachets pochette pochettes paquet paquets lot lots jeu jeux carton cartons colis',
    numbers:
      '1 un une, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, 12 douze, 13 treize, 14 quatorze, 15 quinze, 16 seize, 17 dix-sept, 18 dix-huit, 19 dix-neuf, 20 vingt, 24 vingt-quatre, 25 vingt-cinq, 30 trente, 40 quarante, 50 cinquante, 60 soixante, 80 quatre-vingts, 100 cent',
    groups:
      '2 paire paires, ~10 dizaine dizaines, 12 douzaine douzaines, ~15 quinzaine, ~20 vingtaine, ~30 trentaine, ~40 quarantaine, ~50 cinquantaine, ~60 soixantaine, ~100 centaine',
    half: 'demi',
    labels: 'quantité qté qte nombre nbre nb besoin requis',
    each: 'chaque chacun',
    about: "env environ approx au_moins minimum mini au_minimum au_maximum maximum maxi jusqu'à",
    per: 'par',
    moulds: 'moule moules empreinte empreintes cavité cavités outil outils outillage outillages',
  },
  hu: {
    pieces: 'db darab darabot drb',
    packs: 'doboz dobozt csomag csomagot zacskó zacskót készlet klt karton tasak tasakot',
    numbers:
      '1 egy egyet, 2 kettő két kettőt, 3 három hármat, 4 négy négyet, 5 öt ötöt, 6 hat hatot, 7 hét hetet, 8 nyolc nyolcat, 9 kilenc kilencet, 10 tíz tízet, 11 tizenegy, 12 tizenkettő tizenkét tizenkettőt, 13 tizenhárom tizenhármat, 14 tizennégy tizennégyet, 15 tizenöt tizenötöt, 16 tizenhat tizenhatot, 17 tizenhét tizenhetet, 18 tizennyolc tizennyolcat, 19 tizenkilenc tizenkilencet, 20 húsz húszat, 24 huszonnégy huszonnégyet, 25 huszonöt huszonötöt, 30 harminc harmincat, 40 negyven negyvenet, 50 ötven ötvenet, 60 hatvan hatvanat, 80 nyolcvan nyolcvanat, 100 száz százat',
    groups: '2 pár párat, 12 tucat tucatot',
    half: 'fél',
    labels: 'mennyiség menny darabszám szükséges',
    each: 'egyenként',
    about: 'kb körülbelül kábé nagyjából legalább min minimum maximum legfeljebb mintegy',
    per: '',
    moulds:
      'szerszám szerszámok szerszámot formát formák szerszámonként szerszámhoz szerszámra szerszámba forma formához formába fészek fészkenként kavitás kavitásonként üreg üregenként',
  },
  it: {
    pieces: 'pz pezzo pezzi nr unità',
    packs:
      'scatola scatole scatolina scatoline scatoletta scatolette scat conf cf confezione confezioni pacco pacchi pacchetto pacchetti busta buste bustina bustine sacchetto sacchetti set kit serie',
    numbers:
      '1 un uno una, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 17 diciassette, 18 diciotto, 19 diciannove, 20 venti, 24 ventiquattro, 25 venticinque, 30 trenta, 40 quaranta, 50 cinquanta, 60 sessanta, 80 ottanta, 100 cento',
    groups:
      '2 paio paia coppia coppie, ~10 decina decine, 12 dozzina dozzine, ~15 quindicina, ~20 ventina, ~30 trentina, ~40 quarantina, ~50 cinquantina, ~60 sessantina, ~70 settantina, ~80 ottantina, ~100 centinaio',
    half: 'mezza',
    labels: 'quantità qtà q.tà qta n',
    each: 'cadauno ciascuno cad',
    about: 'circa almeno minimo min massimo max fino_a intorno_a all_incirca',
    per: 'per',
    moulds: 'stampo stampi figura figure impronta impronte cavità',
  },
  nl: {
    pieces: 'stuk stuks st',
    packs:
      'doos dozen doosje doosjes pak pakken pakje pakjes pakket pakketten zak zakken zakje zakjes set sets verpakking verpakkingen verp',
    numbers:
      '1 een één, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 achttien, 19 negentien, 20 twintig, 24 vierentwintig, 25 vijfentwintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 80 tachtig, 100 honderd',
    groups:
      '2 paar, ~10 tiental, 12 dozijn dozijnen, ~15 vijftiental, ~20 twintigtal, ~30 dertigtal, ~40 veertigtal, ~50 vijftigtal, ~100 honderdtal',
    half: 'half halve',
    labels: 'aantal hoeveelheid',
    each: 'elk',
    about: "ca circa ongeveer plusminus zowat een_stuk_of een_stuk_of_de minstens minimaal min maximaal max tot zo'n",
    per: 'per',
    moulds:
      'matrijs matrijzen vorm vormen mal mallen gereedschap gereedschappen caviteit caviteiten holte holten holtes vormholte vormholten vormholtes',
  },
  pl: {
    pieces: 'szt sztuk sztuki sztuka sztukę sztukach',
    packs:
      'opak opakowanie opakowania opakowań opakowaniu op pudełko pudełka pudełek pudełeczko pudełeczka paczka paczki paczkę paczek paczce torebka torebki torebkę torebek woreczek woreczki woreczków woreczku worek worki worków karton kartony kpl komplet komplety zestaw zestawy',
    numbers:
      '1 jeden jedna jedno jedną jednej jednym, 2 dwa dwie dwóch dwoma dwiema, 3 trzy trzech trzema, 4 cztery czterech czterema, 5 pięć pięciu pięcioma, 6 sześć sześciu sześcioma, 7 siedem siedmiu siedmioma, 8 osiem ośmiu ośmioma, 9 dziewięć dziewięciu dziewięcioma, 10 dziesięć dziesięciu dziesięcioma, 11 jedenaście jedenastu jedenastoma, 12 dwanaście dwunastu dwunastoma, 13 trzynaście trzynastu trzynastoma, 14 czternaście czternastu czternastoma, 15 piętnaście piętnastu piętnastoma, 16 szesnaście szesnastu szesnastoma, 17 siedemnaście siedemnastu siedemnastoma, 18 osiemnaście osiemnastu osiemnastoma, 19 dziewiętnaście dziewiętnastu dziewiętnastoma, 20 dwadzieścia dwudziestu dwudziestoma, 24 dwadzieścia_cztery dwudziestu_czterech, 25 dwadzieścia_pięć dwudziestu_pięciu, 30 trzydzieści trzydziestu trzydziestoma, 40 czterdzieści czterdziestu, 50 pięćdziesiąt pięćdziesięciu, 60 sześćdziesiąt sześćdziesięciu, 100 sto',
    groups: '2 pary parę par, 10 dziesiątka dziesiątkę, 12 tuzin tuziny tuzinów tuzina',
    half: 'pół',
    labels: 'ilość liczba potrzeba',
    each: 'każdy',
    about: 'ok około circa mniej_więcej co_najmniej przynajmniej minimum min maksymalnie do',
    per: 'na za',
    moulds: 'forma formę formy form formie narzędzie narzędzia narzędzi gniazdo gniazda gniazd',
  },
  pt: {
    pieces: 'un uni unid und unidade unidades pç pçs pc pcs pca pcas peça peças',
    packs:
      'caixa caixas caixinha caixinhas cx pacote pacotes pacotinho pacotinhos embalagem embalagens emb conjunto conjuntos jogo jogos saco sacos saquinho saquinhos saqueta saquetas',
    numbers:
      '1 um uma, 2 dois duas, 3 três, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11 onze, 12 doze, 13 treze, 14 catorze quatorze, 15 quinze, 16 dezasseis dezesseis, 17 dezassete dezessete, 18 dezoito, 19 dezanove dezenove, 20 vinte, 25 vinte_e_cinco, 30 trinta, 40 quarenta, 50 cinquenta, 60 sessenta, 80 oitenta, 100 cem',
    groups:
      '2 par pares, 10 dezena dezenas, 12 dúzia dúzias, ~15 quinzena, ~20 vintena, ~30 trintena, ~40 quarentena, ~50 cinquentena, ~100 centena',
    half: 'meia',
    labels: 'quantidade qtd qtde quant necessário',
    each: 'cada',
    about:
      'cerca_de aprox aproximadamente umas e_uns mais_uns preciso_uns queria_uns pelo_menos no_mínimo mínimo máximo até',
    per: 'por',
    moulds: 'molde moldes ferramenta ferramentas cavidade cavidades',
  },
  ro: {
    pieces: 'buc bucată bucăți bucata bucati',
    packs:
      'cutie cutii cutiuță cutiuțe pachet pachete pachețel pachețele pungă pungi punguță punguțe plic plicuri săculeț săculeți set seturi bax',
    numbers:
      '1 un o una unu unul, 2 doi două, 3 trei, 4 patru, 5 cinci, 6 șase, 7 șapte, 8 opt, 9 nouă, 10 zece, 11 unsprezece, 12 doisprezece douăsprezece, 13 treisprezece, 14 paisprezece, 15 cincisprezece, 16 șaisprezece, 17 șaptesprezece, 18 optsprezece, 19 nouăsprezece, 20 douăzeci, 25 douăzeci_și_cinci, 30 treizeci, 40 patruzeci, 50 cincizeci, 60 șaizeci, 100 sută o_sută',
    groups: '2 pereche perechi, 12 duzină duzini duzina',
    half: 'jumătate',
    labels: 'cantitate cantitatea cant necesar',
    each: 'câte fiecare',
    about: 'aprox aproximativ circa vreo minimum cel_puțin minim maxim până_la',
    per: 'pe',
    moulds: 'matriță matrițe matriței cuib cuiburi cavitate cavități amprentă amprente',
  },
  se: {
    pieces: 'st styck stycken stk',
    packs: 'förp förpackning förpackningar låda lådor paket ask askar kartong kartonger sats satser set påse påsar',
    numbers:
      '1 en ett, 2 två, 3 tre, 4 fyra, 5 fem, 6 sex, 7 sju, 8 åtta, 9 nio, 10 tio, 11 elva, 12 tolv, 13 tretton, 14 fjorton, 15 femton, 16 sexton, 17 sjutton, 18 arton, 19 nitton, 20 tjugo, 24 tjugofyra, 25 tjugofem, 30 trettio, 40 fyrtio, 50 femtio, 60 sextio, 100 hundra',
    groups:
      '2 par, ~10 tiotal, 12 dussin, ~15 femtontal, ~20 tjugotal, ~30 trettiotal, ~40 fyrtiotal, ~50 femtiotal, ~100 hundratal',
    half: 'halvt ett_halvt',
    labels: 'antal mängd kvantitet behov',
    each: 'vardera',
    about: 'ca cirka ungefär omkring runt åtminstone minst högst max upp_till',
    per: 'per pr',
    moulds: 'form formar verktyg verktygen verktyget kavitet kaviteter formrum formrummen hålrum',
  },
  sl: {
    pieces: 'kos kosa kosi kosov kosih kose kom',
    packs:
      'škatla škatle škatli škatel škatlo pakiranje pakiranja pakiranj paket paketi paketa zav zavitek zavitki komplet kompleti kpl garnitura zavojček zavojčki zavojčke vrečka vrečke vrečki vrečko vrečk',
    numbers:
      '1 en ena eno eden, 2 dva dve dveh dvema, 3 tri trije treh tremi, 4 štiri štirje štirih štirimi, 5 pet petih petimi, 6 šest šestih šestimi, 7 sedem sedmih sedmimi, 8 osem osmih osmimi, 9 devet devetih devetimi, 10 deset desetih desetimi, 11 enajst enajstih enajstimi, 12 dvanajst dvanajstih dvanajstimi, 13 trinajst trinajstih trinajstimi, 14 štirinajst štirinajstih štirinajstimi, 15 petnajst petnajstih petnajstimi, 16 šestnajst šestnajstih šestnajstimi, 17 sedemnajst sedemnajstih sedemnajstimi, 18 osemnajst osemnajstih osemnajstimi, 19 devetnajst devetnajstih devetnajstimi, 20 dvajset dvajsetih dvajsetimi, 24 štiriindvajset štiriindvajsetih, 25 petindvajset petindvajsetih, 30 trideset tridesetih tridesetimi, 40 štirideset štiridesetih, 50 petdeset petdesetih, 60 šestdeset šestdesetih, 100 sto',
    groups: '2 par, ~10 desetina, 12 ducat ducata ducate ducatov',
    half: 'pol',
    labels: 'količina kol število potrebno',
    each: 'po vsak',
    about: 'približno okoli okrog cca vsaj najmanj največ do',
    per: 'na za',
    moulds: 'orodje orodja orodij orodji kalup kalupe kalupa kalupov gnezdo gnezd kaviteta kavitete kaviteto kavitet',
  },
} as const satisfies Record<string, QuantityWords>

/** Words for a pair that also are words for some, in lower case and with accents; a German pair has a capital letter. */
export const pairOrSome = 'paar par pár'
/** "One" before them. */
export const articlesOfSome = 'ein een ett en egy'
