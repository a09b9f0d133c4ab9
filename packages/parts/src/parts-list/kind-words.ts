/**
 * Beginnings of words for kinds of parts, ours and those of others, in folded letters; `_` is any blanks or hyphens. The
 * kinds of the second list are sold in one material. The browser has no families; a test holds that none of ours is
 * missing.
 */
export const kindsOfParts = {
  de: {
    inSeveral:
      'auswerf ausw\\. ausstoss ausdrucker ruckdruck ruckstoss \\bawst \\baws\\b stift hue?lse bue?chse sae?ule bolzen\\b nadel platte zentrier leiste distanz[klhsp] kontur-?kern',
    inOne:
      'auflagesch schraube zyl\\.?-?st zyl\\.?.?schr inbus imbus innensechs dichtring (?:werkzeug|system|druck|form(?:en)?)feder nippel\\b schlauchtull heizpatron heizelement thermo(?:element|fuhler) stopfen\\b (?:transport|hebe|trag|ring|kran)ose(?:n|\\b) patronenheiz schlauchanschl temperaturfuhl zentrierring zylinderstift passstift abstimmscheibe',
  },
  en: {
    inSeveral:
      'ejector \\bej\\.?[\\s-]+\\p{L} eject\\b \\bpins?\\b \\be-?pins?\\b \\bslv\\b sleeve bush bshg\\b pillar guide_(?:rod|post|column) \\bplate locating sprue \\brisers? spacer parallel_b',
    inOne:
      'rest_button register_ring screw cap_scr \\bshcs?\\b \\bskt\\b sockets?_h allen_[bchs] \\bbolts?\\b dowel \\bdwl o-?ring \\bsprings?\\b \\bplugs?\\b nipple cartridge_heater heater_cartridge thermocouple eyebolt lifting_(?:eye|ring) heating_cartridge hose_(?:barb|tail|connect) temperature_(?:sensor|probe) location_ring seal_ring \\bo_rings?\\b locating_ring',
  },
  cs: {
    inSeveral:
      'trubkov vyhazova vyraze vyhaz vodic sloup \\btrub[ek] \\btrn[yu]?\\b jadr[oa] vtokov vlozk pouzde?r \\bdesk[ay]\\b \\bdesek\\b mezidesk rozper[kn] \\bdesk(?:u|ou|am|ami|ach)\\b',
    inOne:
      'kolik krouz prirub sroub sestihran pruzin \\bcep[yu]?\\b zatk zatek\\b zaslepk \\bvsuvk hadicov topn[aey]_patr termoclan (?:zavesn|transportn|zvedac|nosn)\\p{L}+_ok[ao]?\\b stredic(?:i|ich|iho|im)_ topn\\p{L}+_(?:patron|vloz|teles|tyc) natrub(?:k|ek) teplotni\\p{L}*_cid',
  },
  es: {
    inSeveral:
      'tubular \\bvastagos?\\b \\bexp\\.?[\\s-]+\\p{L}{4} expuls botador eyector recuperador column casquillo \\bbujes?\\b boquilla bebedero placa \\bmachos?\\b \\bnoyos?\\b \\bpernos?\\b espiga regleta \\bcal[cz]os?\\b sufridera',
    inOne:
      'anillo disco_cent aro_cent tornill pasador clavija muelle resorte juntas?_t cancamo \\btap(?:on|ones)\\b racor cartucho_calef termopar aros?_de_cent discos?_de_cent bridas?_de_cent centrador(?:a|es|as)?\\b armella resistencias?_de_cart juntas?_torica sondas?_de_temp',
  },
  fr: {
    inSeveral:
      'ejecteur tubulair \\btiges?\\b doigt aiguille broche noyau lames?_d colonne douille fourreau \\bbuses?\\b bague plaque semelle tasseau entretoise \\bcales?\\b reglette tubes?_d.eject plots?_de_sout piliers?_de_sout coussinets? canons?_de_(?:cent|guid)',
    inOne:
      'anneau disque_de collerette rondel goupille pion_de \\bvis\\b \\bchc\\b pans_creux visserie joints?_t ressort bouchons?_(?:con|fil|de_ferm|din|a_six) \\braccords?\\b porte-caoutch cartouches?_chauff thermocouple bouchons?_(?:g_?)?\\d bouchons?_d.obt obturateurs?_(?:fil|con) embouts?_cannel flasques?_de_cent oeillets?_de_lev pitons?_de_lev resistances?_cart sondes?_de_temp pions?_cyl bague_de_centr',
  },
  hu: {
    inSeveral:
      'kiloko kidobo visszatolo csap magtu magrud huvely beoml oszlop \\brud\\b persely \\bszeg(?:ek)?\\b (?:mag|uregl|feszek|koz|alap|forma|felfogo|kiloko|tarto)lap \\blapok lemez tavtart distanc \\blecek?\\b magtusk \\blapot\\b',
    inOne:
      'gyuru tarcsa csavar imbusz kulcsnyil illesztosz hengeres_?szeg rugo emeloszem hengerszeg dugot?\\b csonk(?:ok)?\\b futopatron hoelem (?:zaro|vak)?dugok\\b (?:tomlo|huto)\\p{L}*(?:veg|csatl) kozpontosito patronfuto',
  },
  it: {
    inSeveral:
      'estrattor tubolar espulsor \\bestr\\b candel colonn boccol bussol camici ugell \\bpunzon[ei]\\b piastr \\bpern[oi]\\b \\bgran[oi]\\b distanzial listell lamell[ae]_estr manicott[oi]_estr',
    inOne:
      '\\banell[oi] flangia_di disco_di \\bvit[ei]\\b tcei bulloneri viteri[ae] brugol \\bspin[ae]\\b guarnizion mol(?:la|le)\\b golfar \\btapp[oi]\\b \\braccord[oi]\\b portagomm cartucc[ei]\\p{L}*_risc termocopp disch?[oi]_(?:di_)?centr flang[ei]\\p{L}*_(?:di_)?centr occhiell[oi]_di_soll resistenz[ae]_a_cart nippl[oi]\\b',
  },
  nl: {
    inSeveral:
      'uitwerp uitsto uitdruk terugdruk geleide leipen zuil kernpen \\bpen(?:nen)?\\b huls hulzen \\bbus(?:sen)?\\b (?:spuit|giet|kraag)bus plaat(?!s) platen\\b afstandsl (?:opbouw|tussen)lijst geleiding(?:sbus|skol|szuil) spruitbus steun(?:pil|kol|zuil) retourpen',
    inOne:
      'leibus centreer \\bbout(?:en)?\\b (?:inbus|kop|zeskant)bout schroe \\bveren\\b \\bringen\\b oogbout (?:sluit|afsluit)stop plug(?:gen|s)?\\b nippel slangpil (?:matrijs|gereedschaps)ve(?:er|ren)\\b verwarmingspat thermokop (?:hijs|hef|transport)o(?:og|gen)\\b drukve(?:er|ren)\\b (?:draad|blind)stop stoppen_(?:g_?)?\\d slang(?:tul|aansl) ringbout patroonelem verwarmingselem temperatuursens (?:pas|cilinder|centreer|stel)pen',
  },
  pl: {
    inSeveral:
      'wypycha wyrzutnik cofacz trzpien rdzen prowadz \\bslup tulej tulei\\b dysz[aye]_wt plyt sworz listw listew klocek klock przekladk przekladek kolum(?:n|ien)',
    inOne:
      'pierscien kraze?k srub wkret kolek kolk(?:[iao]|ow) sprezyn krazk kor(?:ek|ki|kow)\\b zaslepk uszczel(?:k|ek) \\bzlaczk krociec \\bkrocc nypel grzalk termopar uch[oa]?_transport kolnierz\\p{L}*_centr zaslepek \\bzlaczek \\bnypl[eia]\\b czujnik\\p{L}*_temp grzalek',
  },
  pt: {
    inSeveral:
      'extra[c]?tor extrator[ae] lamina ejetor \\bpinos?\\b colun casquilho bucha bico_de placa chapa espacador hastes?_(?:de_)?extra \\bgitos?\\b',
    inOne:
      '\\banel\\b \\baneis parafuso umbra[ck]o sextavado cavilha \\bmolas?\\b \\bolha(?:l|is)\\b buj(?:ao|oes) tamp(?:ao|oes) \\bniple bicos?_de_(?:refri|mang) resistencias?_de_cart termopar aros?_de_cent discos?_de_cent flanges?_de_cent cartuchos?_de_aquec sondas?_de_temp olhais',
  },
  ro: {
    inSeveral:
      'arunca impingator coloan poanso[ao]?n bucs duz[ae]_(?:de_)?inj \\bplac[ai]\\b \\bplaci distantier rigla \\bstift ejectoar',
    inOne:
      '\\binel surub boltur \\barcuri \\bdop(?:uri)?\\b garnitur \\bniplu cartus\\p{L}*_incalz termocupl \\bstut flans[ae]?\\p{L}*_(?:de_)?centr discuri_de_centr \\bdopurilor ochiuri_de_rid rezistent\\p{L}+_(?:tip_)?cartus senzori?_de_temp \\bbuso[ai]n',
  },
  se: {
    inSeveral:
      'utstot utkast avstot returp pinn(?:e|en|ar|arna)\\b hyls(?:a|an|or|orna)?\\b ingots pelar styrp bussning karnst platt(?:a|an|or|orna)\\b distans mellanlagg (?:stod|distans)list kolonn',
    inOne:
      'ring\\b (?:s|-|\\b)ring(?:ar|en|arna)\\b skruv insex mc6s fjader propp(?:en|ar)?\\b plugg nipp(?:el|lar) varmepatron termoelement \\p{L}{3}ogl(?:a|or) (?:styr|centrer|tatnings)ring oglebult patronvarm temperaturgiv slang(?:sock|stos|anslut|koppl)',
  },
  sl: {
    inSeveral:
      'izmeta izbijac vodiln \\bpus[aei]?\\b steb(?:er|r) sornik jedrn dolivn vlivn plosc letev \\bletv opornik',
    inOne:
      'obroc prirobnic vijak zatic tesnil vzmet \\bcep(?:i|e|ov)\\b nastav(?:ek|ki|kov)\\b greln\\p{L}+_vloz termoclen dvizn\\p{L}+_(?:uh|us) centrirn greln\\p{L}+_patron patronsk\\p{L}*_grel nastavk\\p{L}*_za_cev cevn\\p{L}+_nast prikljuc?k\\p{L}*_za_cev temperaturn\\p{L}+_tip \\bnipli\\b',
  },
}
