/**
 * Beginnings of words for kinds of parts, ours and those of others, in folded letters; `_` is any blanks or hyphens. The
 * kinds of the second list are sold in one material. The browser has no families; a test holds that none of ours is
 * missing.
 */
export const kindsOfParts = {
  de: {
    inSeveral:
      'zentr_flansch (?:aus|ruck)stoß (?:flach|rohr)ausw\\b ausw_stang aw_rohr lochkern fuhrungs(?:sl|s|bu?)\\b fuhrungsbuchs fuhrungsstang (?:form|zwischen|haltep?|grund|aufspann)pl\\b abstandsstuck auswerf ausw\\. ausstoss ausdrucker ruckdruck ruckstoss \\bawst \\baws\\b stift hue?lse bue?chse sae?ule bolzen\\b nadel platte zentrier leiste distanz[klhsp] kontur-?kern',
    inOne:
      'ringflansch stanzfeder rechteckfeder ruckstoßfeder schlauch(?:stutz|st\\b|_tull) anschlusstull kuhl(?:wasser)?anschlu wasseranschlu temperieranschlu kuhlverschl (?:anschlag|trage)ose ringschr\\b heizst[ab] heizeins heizpatr hochleistungspatr warmefuhl temperatursens auflage_?(?:butzen|nocke|pilz|knopf|stuck|platt|teller|punkt) anschlag(?:scheibe|knopf|butzen|teller) anlagescheib runddicht \\bo_ringe?\\b auflagesch schraube zyl\\.?-?st zyl\\.?.?schr inbus imbus innensechs dichtring (?:werkzeug|system|druck|form(?:en)?)feder \\bfedern?\\b nippel\\b schlauchtull heizpatron heizelement thermo(?:element|fuhler) stopfen\\b (?:transport|hebe|trag|ring|kran)ose(?:n|\\b) patronenheiz schlauchanschl temperaturfuhl zentrierring zylinderstift passstift abstimmscheibe',
  },
  en: {
    inSeveral:
      '\\bgde_b ejection_(?:tube|rod|bar) core_rod guide_shaft leader_post support_(?:rail|bar) mou?ld_(?:parallel|rail) (?:knock_?out|\\bk_?o)_(?:rod|bar) ejector \\bej\\.?[\\s-]+\\p{L} eject\\b \\bpins?\\b \\be-?pins?\\b \\bslv\\b sleeve bush bshg\\b pillar guide_(?:rod|post|column) \\bplate locating sprue \\brisers? spacer parallel_b',
    inOne:
      '\\bs(?:ock|oc)_hd cap_heads? (?:toroidal|round(?:_section)?)_seal (?:cooling|coolant|water(?:_line)?)_connector barbed_fitting hose_(?:fitting|spigot) transport_eye (?:cartridge_)?heating_(?:element|rod) heater_rod cartridge_element thermo_couple temp_(?:sensor|probe) (?:stop|rest|support|pad)_(?:dis[ck]|pad|button) rest_button register_ring screw cap_scr \\bshcs?\\b \\bskt\\b sockets?_h allen_[bchs] \\bbolts?\\b dowel \\bdwl o-?ring cent(?:re?|er)ing_(?:flange|dis[ck]) cent(?:re?|er)ing_(?:flange|dis[ck]) \\bsprings?\\b \\bplugs?\\b nipple cartridge_heater heater_cartridge thermocouple eyebolt lifting_(?:eye|ring) heating_cartridge hose_(?:barb|tail|connect) temperature_(?:sensor|probe) location_ring seal_ring \\bo_rings?\\b locating_ring',
  },
  cs: {
    inSeveral:
      'vracec vratn\\p{L}+_jehl (?:opern|podpern|vymezovac|podlozn)\\p{L}+_list trubkov vyhazova vyraze vyhaz vodic sloup \\btrub[ek] \\btrn[yu]?\\b jadr[oa] vtokov vlozk pouzde?r \\bdesk[ay]\\b \\bdesek\\b mezidesk rozper[kn] \\bdesk(?:u|ou|am|ami|ach)\\b',
    inOne:
      '(?:opern|dorazov|dosedac)\\p{L}+_(?:knoflik|podloz|terc|disk) \\bvsuvek\\b pripojk\\p{L}*_chlaz chladic\\p{L}*_(?:pripojk|vsuv) nastavec_na_had (?:manipulacn|prepravn|vazac)\\p{L}+_ok patronov\\p{L}+_top topn\\p{L}+_(?:clan|spiral) teplotn\\p{L}+_(?:snim|sond|sens) snimac\\p{L}*_teplot cidl\\p{L}*_teplot kolik krouz prirub sroub sestihran pruzin \\bcep[yu]?\\b zatk zatek\\b zaslepk \\bvsuvk hadicov topn[aey]_patr termoclan (?:zavesn|transportn|zvedac|nosn)\\p{L}+_ok[ao]?\\b stredic(?:i|ich|iho|im)_ topn\\p{L}+_(?:patron|vloz|teles|tyc) natrub(?:k|ek) teplotni\\p{L}*_cid',
  },
  es: {
    inSeveral:
      '(?:pilar|poste|camisa)(?:es|s)?_guia (?:manguito|tubo)s?_de_cent (?:punzon|postizo|nucleo)(?:es|s)?_cilind pilar(?:es)?_de_sop tacos?_separad separador(?:es)?_lat patas?_de_mold tubular \\bvastagos?\\b \\bexp\\.?[\\s-]+\\p{L}{4} expuls botador eyector recuperador column casquillo \\bbujes?\\b boquilla bebedero placa \\bmachos?\\b \\bnoyos?\\b \\bpernos?\\b espiga regleta \\bcal[cz]os?\\b sufridera',
    inOne:
      '(?:pastilla|disco|boton|taco|seta)(?:es|s)?_de_(?:apoyo|tope) porta_?(?:mang|goma) conector(?:es)?_de_refr entronques?_de_mang (?:anilla|argolla)s?_de_(?:elev|transp) resistencias?_(?:tipo_)?(?:cart|calef) cartuchos?_(?:de_calef|term|calent|resist) calefactor(?:es)?_de_cart sensor(?:es)?_de_temp par(?:es)?_termic sondas?_term termosond arandelas?_de_cent aros?_toric reten(?:es)?_toric \\btoricas?\\b planchas?_aisl anillo disco_cent aro_cent tornill pasador clavija muelle resorte juntas?_t cancamo \\btap(?:on|ones)\\b racor cartucho_calef termopar aros?_de_cent discos?_de_cent bridas?_de_cent centrador(?:a|es|as)?\\b armella resistencias?_de_cart juntas?_torica sondas?_de_temp',
  },
  fr: {
    inSeveral:
      '(?:queue|axe|boulon|tirant|barre)s?_d.eject queues?_de_pous (?:manchon|chemise)s?_d.eject (?:manchon|tube)s?_(?:de_)?(?:guid|cent) piliers?_de_guid axes?_de_guid lames?_eject busettes?\\b re?hausses?\\b liteau ejecteur tubulair \\btiges?\\b doigt aiguille broche noyau lames?_d colonne douille fourreau \\bbuses?\\b bague plaque semelle tasseau entretoise \\bcales?\\b reglette tubes?_d.eject plots?_de_sout piliers?_de_sout coussinets? canons?_de_(?:cent|guid)',
    inOne:
      '(?:pastille|plot|bouton|disque|pion)s?_d.appui (?:pastille|plot|bouton)s?_de_(?:butee|repos) butees?_d.eject mamelons?_de_ref tetines?_(?:cannel|de_ref|porte) porte?s?_(?:caoutch|tuyau) abouts?_cannel resistances?_chauff cartouches?_de_chauff elements?_chauff (?:crayon|canne)s?_chauff capteurs?_de_temp sondes?_(?:therm|tc\\b) termosond couples?_therm (?:boulon|piton)s?_a_(?:oe|œ)il œillets?_de_lev bouchons?_(?:a_)?(?:viss|obt|hexa|allen|de_ref|de_circ) rndl\\b (?:bride|couronne)s?_de_cent (?:pige|pied)s?_de_cent jts?_tor \\btoriques?\\b anneau disque_de collerette rondel goupille pion_de \\bvis\\b \\bchc\\b pans_creux visserie joints?_t ressort bouchons?_(?:con|fil|de_ferm|din|a_six) \\braccords?\\b porte-caoutch cartouches?_chauff thermocouple bouchons?_(?:g_?)?\\d bouchons?_d.obt obturateurs?_(?:fil|con) embouts?_cannel flasques?_de_cent oeillets?_de_lev pitons?_de_lev resistances?_cart sondes?_de_temp pions?_cyl bague_de_centr',
  },
  hu: {
    inSeveral:
      'visszanyomo konturmag magszeg vezeto(?:rud|tusk|szar) fröccsfuv froccsfuv (?:forma|formaureg|formabetet|formazo|formatarto|formafeszek|felfogo|felerosito|kozbenso|tamaszto|alatamaszto|koztes|ureges|magoldali)_lap (?:uregl|formabetetl|szerszaml|formazol|felerositol|tamasztol)ap (?:emelo|tamaszto|magasito|alatet)_?lec kiloko kidobo visszatolo csap magtu magrud huvely beoml oszlop \\brud\\b persely \\bszeg(?:ek)?\\b (?:mag|uregl|feszek|koz|alap|forma|felfogo|kiloko|tarto)lap \\blapok lemez tavtart distanc \\blecek?\\b magtusk \\blapot\\b',
    inOne:
      '(?:tamaszto|felfekvo|felutkozo|utkozo)_?(?:gomb|korong|pogacs) (?:hutoviz|tomlo|viz|slag)_?csatl (?:tomlo|huto|csatlakozo)nipli tomlobekot emelo_?(?:szem|ful) szallitoszem futo(?:betet|szal|rud|elem) futo_patron patronos_fut hoerzek homerseklet_?(?:erzek|szond) homero_szond hoszond termoelem szigetelo_?lap hoszigetelo_lap gyuru tarcsa csavar imbusz kulcsnyil illesztosz hengeres_?szeg rugo emeloszem hengerszeg dugot?\\b csonk(?:ok)?\\b futopatron hoelem (?:zaro|vak)?dugok\\b (?:tomlo|huto)\\p{L}*(?:veg|csatl) kozpontosito patronfuto',
  },
  it: {
    inSeveral:
      '(?:codol[oi]|ast[ae]|tirant[ei]|barr[ae]|bullon[ei]|gamb[oi])_(?:di_)?(?:estr|espul) bronzin[ae]_guid manicott[oi]_di_(?:guid|centr) tub[oi]_di_centr lam[ae]_estratt distanziator tavolin[oi]_(?:sup|base|inf) barr[ae]_distanz pilastrin estrattor tubolar espulsor \\bestr\\b candel colonn boccol bussol camici ugell \\bpunzon[ei]\\b piastr \\bpern[oi]\\b \\bgran[oi]\\b distanzial listell lamell[ae]_estr manicott[oi]_estr',
    inOne:
      '(?:pastigli|dischett|disch|disc|botton|funghett|fung|tassell|piedin)\\p{L}*_d(?:i_|.)(?:appog|batt|arrest|riscon) attacc(?:o|hi)_(?:acqua|di_raff) porta_?(?:tub|gomm) riscaldator[ei]_a_cart resistenz[ae]_(?:corazz\\p{L}+_a_)?cart cartucc\\p{L}*_(?:scald|ad_alta|alta_dens) sond[ae]_(?:di_)?(?:temp|term) sensor[ei]_(?:di_temp|term) termosond ghier[ae]_(?:di_)?centr \\bor_(?:in_)?(?:viton|fkm|fpm|nbr) lastr[ae]_isol \\banell[oi] flangia_di disco_di \\bvit[ei]\\b tcei bulloneri viteri[ae] brugol \\bspin[ae]\\b guarnizion mol(?:la|le)\\b golfar \\btapp[oi]\\b \\braccord[oi]\\b portagomm cartucc[ei]\\p{L}*_risc termocopp disch?[oi]_(?:di_)?centr flang[ei]\\p{L}*_(?:di_)?centr occhiell[oi]_di_soll resistenz[ae]_a_cart nippl[oi]\\b',
  },
  nl: {
    inSeveral:
      '\\bkolommen\\b terugstootpen kernpin kernnaald (?:vorm|contour)pen(?:nen)?\\b vormkern geleidingspen leikolom (?:injectie|flens|positioneer|centrerings|fixeer|pas)bus(?:sen)?\\b aangietmof aanspuitmond paspijp (?:afstands|opvul)(?:blok|stuk|balk|strip|regel) (?:steun|onderleg)(?:lijst|lat|strip) uitwerp uitsto uitdruk terugdruk geleide leipen zuil kernpen \\bpen(?:nen)?\\b huls hulzen \\bbus(?:sen)?\\b (?:spuit|giet|kraag)bus plaat(?!s) platen\\b afstandsl (?:opbouw|tussen)lijst geleiding(?:sbus|skol|szuil) spruitbus steun(?:pil|kol|zuil) retourpen',
    inOne:
      'centreringsflens cilinderbout binnenzesk (?:pas|schouder|paskraag|hijs)bout paspin positioneerpen deuvel (?:systeem|terugstel|retour|terughaal|stempel)ve(?:er|ren)\\b rechthoekige_ve (?:steun|opleg|aanslag|stoot|draag|rust)(?:schij|knop|dop|nok) (?:koel(?:water)?|water)aansl patroonverw staafelem hoogvermogen_?patr verwarmingssta verhittingspatr staa?fverw temperatuur(?:voel|opn) thermo_(?:elem|kop) temp_(?:voel|sens) ringafdicht o_afdicht leibus centreer \\bbout(?:en)?\\b (?:inbus|kop|zeskant)bout schroe \\bveren\\b \\bringen\\b oogbout (?:sluit|afsluit)stop plug(?:gen|s)?\\b nippel slangpil (?:matrijs|gereedschaps)ve(?:er|ren)\\b verwarmingspat thermokop (?:hijs|hef|transport)o(?:og|gen)\\b drukve(?:er|ren)\\b (?:draad|blind)stop stoppen_(?:g_?)?\\d slang(?:tul|aansl) ringbout patroonelem verwarmingselem temperatuursens (?:pas|cilinder|centreer|stel)pen',
  },
  pl: {
    inSeveral:
      'popychacz stemp(?:el|l)\\p{L}*_formuj rur(?:k|ek)\\p{L}*_(?:centr|ustal) dysz\\p{L}*_(?:formy|wlew) (?:belk|wspornik|kostk)\\p{L}*_(?:dystans|podpor) wypycha wyrzutnik cofacz trzpien rdzen prowadz \\bslup tulej tulei\\b dysz[aye]_wt plyt sworz listw listew klocek klock przekladk przekladek kolum(?:n|ien)',
    inOne:
      'tarcz\\p{L}*_(?:centr|srodk) kraz\\p{L}*_centr pierscion\\p{L}*_centr gniazd\\p{L}*_szesc (?:grzyb|podkladk|podkladek|przycisk|tarczk|guzik|pastylk|talerzyk)\\p{L}*_(?:opor|podpor) koncowe?k\\p{L}*_(?:do_)?wez wtyczk\\p{L}*_szybko przylacz\\p{L}*_wod uch[oa]_do_podn oczk\\p{L}*_(?:do_podn|transport) (?:wklad|patron|naboj)\\p{L}*_grzej sond\\p{L}*_temp ogniw\\p{L}*_termo czujnik\\p{L}*_termo zatycz(?:k|ek)\\p{L}*_gwint pierscien kraze?k srub wkret kolek kolk(?:[iao]|ow) sprezyn krazk kor(?:ek|ki|kow)\\b zaslepk uszczel(?:k|ek) \\bzlaczk krociec \\bkrocc nypel grzalk termopar uch[oa]?_transport kolnierz\\p{L}*_centr zaslepek \\bzlaczek \\bnypl[eia]\\b czujnik\\p{L}*_temp grzalek',
  },
  pt: {
    inSeveral:
      '(?:tirante|haste|varao|varoes|veio|barra|puxador)(?:es|s)?_d[ea]_extr camisas?_de_extr (?:manga|tubo)s?_de_cent posticos?_cilind pilar(?:es)?_de_sup guias?_princip extra[c]?tor extrator[ae] lamina ejetor \\bpinos?\\b colun casquilho bucha bico_de placa chapa espacador hastes?_(?:de_)?extra \\bgitos?\\b',
    inOne:
      '(?:pastilha|disco|botao|botoes|batente|apoio)s?_d[ea]_(?:apoio|encosto|extr) (?:botao|botoes|pastilhas?)_batente (?:bico|ligador|conector|ponteira|terminal|espigoes)(?:es|s)?_(?:(?:para|de|porta)_)?(?:mang|agua|refr) porta_?mang nipeis_de_ref cartuchos?_(?:resist|aquec|term|de_resist) aquecedor(?:es)?_de_cart resistencias?_(?:cart|de_aq|de_alta) sensor(?:es)?_de_temp sondas?_term termosond par_termoel anilhas?_de_cent vedantes?_tor \\banel\\b \\baneis parafuso umbra[ck]o sextavado cavilha \\bmolas?\\b \\bolha(?:l|is)\\b buj(?:ao|oes) tamp(?:ao|oes) \\bniple bicos?_de_(?:refri|mang) resistencias?_de_cart termopar aros?_de_cent discos?_de_cent flanges?_de_cent cartuchos?_de_aquec sondas?_de_temp olhais',
  },
  ro: {
    inSeveral:
      'pini_de_(?:rev|imping|miez|form) miez\\p{L}*_cilind tij[ae]\\p{L}*_de_(?:ghid|extr|evac) tirant\\p{L}*_de_extr duz\\p{L}*_(?:de_)?culee (?:manson|mansoane|tub|tuburi|teava)\\p{L}*_(?:de_)?(?:ghid|centr|pozit) arunca impingator coloan poanso[ao]?n bucs duz[ae]_(?:de_)?inj \\bplac[ai]\\b \\bplaci(?!l[aou]\\b) distantier rigla \\bstift ejectoar',
    inOne:
      '(?:disc|saib)\\p{L}*_de_(?:centr|sprij|reaz) (?:pastil|saib|disc|tampo[ao]?n|buto[ao]?n)\\p{L}*_(?:de_(?:sprij|reaz)|opritor|opritoar) port_?furtun conector\\p{L}*_de_rac buson (?:ochi|ureche|urechi|ochet)\\p{L}*_de_rid (?:patro[ao]?n|cartus)\\p{L}*_(?:de_)?(?:incalz|termic) incalzitor\\p{L}*_tip_cart rezistent\\p{L}*_(?:electric\\p{L}*_)?(?:de_)?tip_cart sond\\p{L}*_t(?:emp|erm) traductor\\p{L}*_de_temp termosond \\binel surub boltur \\barcuri \\bdop(?:uri)?\\b garnitur \\bniplu cartus\\p{L}*_incalz termocupl \\bstut flans[ae]?\\p{L}*_(?:de_)?centr discuri_de_centr \\bdopurilor ochiuri_de_rid rezistent\\p{L}+_(?:tip_)?cartus senzori?_de_temp \\bbuso[ai]n',
  },
  se: {
    inSeveral:
      'aterstotare karn(?:tapp|nal) formtapp konturkarn styr(?:tapp|stolp|buss) (?:centrerings|centrer)ror (?:form|fast)plat (?:mellan|upplags|underlaggs)list utstot utkast avstot returp pinn(?:e|en|ar|arna)\\b hyls(?:a|an|or|orna)?\\b ingots pelar styrp bussning karnst platt(?:a|an|or|orna)\\b distans mellanlagg (?:stod|distans)list kolonn',
    inOne:
      '(?:centrer(?:ings)?|styr)flans centreringsbrick (?:stod|anslags|anliggnings|stopp|upplags|vil)_?(?:brick|knapp|dubb|kuts) slangtyll (?:kyl(?:vatten)?|vatten)anslut lyftor[ao] lyftbult (?:patron|varme)elem varme(?:stav|insats) (?:hogeffekt|el)patron termokors temperatursens mantelelem tempgiv o_ring(?:stat|spack) isolerskiv (?:s|-|\\b|centrer|styr|lyft)ring(?:ar|en|arna)?\\b skruv insex mc6s fjader propp(?:en|ar)?\\b plugg nipp(?:el|lar) varmepatron termoelement \\p{L}{3}ogl(?:a|or) (?:styr|centrer|tatnings)ring oglebult patronvarm temperaturgiv slang(?:sock|stos|anslut|koppl)',
  },
  sl: {
    inSeveral:
      'povratnik tul(?:ec|c)\\p{L}*_za_cent pozicionirn\\p{L}*_tul potisn\\p{L}*_drog (?:oblikovn|vpenjaln)\\p{L}*_pl izmeta izbijac vodiln \\bpus[aei]?\\b steb(?:er|r) sornik jedrn dolivn vlivn plosc letev \\bletv opornik',
    inOne:
      '(?:naslonsk|oporn|nalezn|omejiln|prislonsk)\\p{L}*_(?:gumb|podlozk|disk|kolut) (?:hladiln|cevn|vodn)\\p{L}*_prikljuc prikljuc\\p{L}*_za_(?:cev|hlaj|vod) transportn\\p{L}*_u[hs] grel(?:ec|c)\\p{L}*_patron vlozn\\p{L}*_grel greln\\p{L}*_palic \\bgrel(?:ec|ci)\\b termo_clen temperaturn\\p{L}*_s[eo]n tipal\\p{L}*_temp senzor\\p{L}*_temp obroc prirobnic vijak zatic tesnil vzmet \\bcep(?:i|e|ov)\\b nastav(?:ek|ki|kov)\\b greln\\p{L}+_vloz termoclen dvizn\\p{L}+_(?:uh|us) centrirn greln\\p{L}+_patron patronsk\\p{L}*_grel nastavk\\p{L}*_za_cev cevn\\p{L}+_nast prikljuc?k\\p{L}*_za_cev temperaturn\\p{L}+_tip \\bnipli\\b',
  },
}
