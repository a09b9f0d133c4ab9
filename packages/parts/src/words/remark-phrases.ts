/**
 * What people say beside a part with a figure that counts none of it, per language and in folded letters. `#` is a number
 * in figures or words, `~` any ending. A translator adds words here and nowhere else.
 */
interface RemarkPhrases {
  /** Nouns before their number: `page 12`, `press 7`; what the number of a mould and of a drawing means stands elsewhere. */
  numbered: string
  /** How few pieces are left, or how many there were: `only # left`, `last time we had #` */
  left: string
  /** How often, for how long, and on which day: `# weeks ago`, `the third time` */
  time: string
}

export const remarkPhrases = {
  de: {
    numbered:
      'seiten? s[.] raum buero buro zimmer tor halle presse maschine anlage schicht lager(?:nr|nummer|platz|ort) lagerplatz_nr regal fach schublade blatt durchwahl dw apparat kavitat(?:en)? nest(?:er)? schieber station gebaude etage kostenstelle charge reihe zelle',
    left: 'nur_noch_#(?:_stuck)? (?:das_ist_)?letztes?_mal_(?:hatten_wir|waren_es)_# (?:die|unsere)_letzten_# (?:die_)?#_von_letzter_woche',
    time: 'in_#_(?:tagen|wochen|monaten) extra_(?:ein|ver)?(?:ge)?pack~ in_#_(?:lieferungen|teilen|sendungen) vor_#_(?:tagen|wochen|monaten|jahren) (?:zum|das)_(?:ersten|zweiten|dritten|vierten)_mal (?:die_)?#[.]_(?:bestellung|mal|lieferung) am_#[.]?',
  },
  en: {
    numbered:
      'pages? p[.] pp[.] room office door gate dock hall press(?:es)? machine shift stores?_(?:no[.]?|number|code|ref[.]?) stock_(?:no[.]?|number|code) bin shelf rack drawer sheet ext[.]? extension cavit(?:y|ies) slides? slider station building bay floor cost_cent(?:re|er) batch cell',
    left: 'only_#_left just_#_left down_to_(?:our|the)_last_# (?:our|the)_last_# only_have_#(?:_left)? only_got_#(?:_left)? last_time_(?:we_had|it_was|there_were)_# (?:the_)?#_from_last_(?:week|time|month)',
    time: 'in_#_(?:days|weeks|months) in_#_(?:deliveries|lots|shipments|parts) #_(?:days|weeks|months|years)_ago (?:the_)?(?:first|second|third|fourth)_time (?:the_)?#(?:st|nd|rd|th)_(?:order|time|delivery) on_the_#(?:st|nd|rd|th)',
  },
  cs: {
    numbered:
      'stran[aueiy] str[.] kancelar mistnost brana hala lis stroj smen[au] skladov\\p{L}_c(?:islo)?[.]? regal suplik list linka klapka kavit[ayu] hnizd[oa] salt[eu] stanice budova patro stredisko sarze rada',
    left: '(?:uz_)?jen_# (?:mame_)?uz_jen_# posledni_# zbyvaji_(?:jen_|uz_jen_)?# minule_(?:jsme_meli|bylo|jich_bylo)_# (?:ty_)?#_z_minuleho_tydne',
    time: 'za_#_(?:dny|dni|tydny|mesice) pred_#_(?:dny|tydny|mesici|lety) (?:po)?(?:druhe|treti|ctvrte) potreti podruhe #[.]_(?:objednavka|dodavka)',
  },
  es: {
    numbered:
      'paginas? pag[.] despacho oficina sala puerta muelle nave taller prensa maquina turno (?:n[.]?[ºo°]?_?)?almacen estanteria cajon hoja extension ext[.]? cavidad(?:es)? correderas? estacion edificio planta centro_de_coste lote fila',
    left: '(?:solo_)?(?:nos_)?quedan_(?:solo_)?# los_ultimos_# la_ultima_vez_(?:teniamos|eran|tuvimos)_# (?:los_|las_)?#_de_la_semana_pasada',
    time: '(?:en|dentro_de)_#_(?:dias|semanas|meses) en_#_(?:veces|entregas|envios) hace_#_(?:dias|semanas|meses|anos) (?:la_)?(?:segunda|tercera|cuarta)_vez (?:el_)?#[.]?[ºo°a]_pedido el_(?:dia_)?#',
  },
  fr: {
    numbered:
      'pages? p[.] bureau salle porte quai hall atelier presse machine equipe (?:n[°o.]*_)?magasin etagere rayon tiroir casier feuille folio planche poste empreintes? station batiment etage centre_de_couts? lot rangee',
    left: "plus_que_# (?:il_)?(?:ne_)?(?:nous_|m')?(?:en_)?(?:nous_)?en_reste_(?:plus_)?que_# les_#_derniers la_derniere_fois_(?:on_en_avait|nous_en_avions|il_y_en_avait)_# (?:les_)?#_de_la_semaine_derniere",
    time: 'dans_#_(?:jours|semaines|mois) en_#_(?:fois|livraisons) (?:il_y_a_)#_(?:jours|semaines|mois|ans) (?:la_)?(?:deuxieme|troisieme|quatrieme)_fois (?:la_)?#(?:e|eme)_commande le_#(?:er)?',
  },
  hu: {
    numbered: 'raktari_szam raktari_hely',
    left: '(?:mar_)?csak_#(?:_db)?_(?:maradt|van) (?:mar_)?csak_# az_utolso_# multkor_#_volt (?:a_)?mult_heti_#',
    time: '#_(?:nap|het|honap)_mulva #_(?:hete|napja|honapja|eve) (?:iden_)?(?:masodszor|harmadszor|negyedszer) (?:a_)?#[.]_rendeles #[-][aeo]n',
  },
  it: {
    numbered:
      'pagin[ae] pag[.] ufficio stanza sala porta banchina capannone reparto pressa macchina turno (?:n[.]?_?)?magazzino scaffale cassetto ripiano foglio interno impront[ae] carrell[oi] stazione edificio centro_di_costo lotto fila',
    left: '(?:ce_)?(?:ne_)?(?:sono_)?rest(?:ano|ati)_(?:solo_)?# solo_#(?=_nel|_in|_a_) gli_ultimi_# l.altra_volta_(?:ne_)?(?:avevamo|erano)_# (?:i_)?#_della_settimana_scorsa',
    time: '(?:tra|fra)_#_(?:giorni|settimane|mesi) in_#_(?:volte|consegne) #_(?:giorni|settimane|mesi|anni)_fa (?:la_)?(?:seconda|terza|quarta)_volta (?:il_)?#[°ºo]_ordine il_#',
  },
  nl: {
    numbered:
      'pagina blz[.]? kamer kantoor deur poort hal pers machine ploeg magazijn(?:nr|nummer)[.]? stelling schap lade? blad toestel caviteit(?:en)? schuif station gebouw verdieping kostenplaats batch rij',
    left: '(?:nog_)?maar_# hebben_er_nog_(?:maar_)?# de_laatste_# vorige_keer_(?:hadden_we_er|waren_het_er)_# (?:de_)?#_van_vorige_week',
    time: '(?:over|binnen)_#_(?:dagen|weken|maanden) #_(?:dagen|weken|maanden|jaar)_geleden (?:voor_de_)?(?:tweede|derde|vierde)_keer (?:de_)?#e_bestelling op_de_#e',
  },
  pl: {
    numbered:
      'stron[aye] str[.] pokoj biuro brama hala pras[ae] maszyn[aye] zmian[ay] (?:nr_)?magazynowy regal polka szuflad[aie] arkusz wewn(?:etrzny)?[.]? gniazd[oa] suwak stacja budynek pietro mpk partia rzad',
    left: '(?:juz_)?tylko_# zostaly?_(?:nam_)?tylko_# ostatnie_# ostatnio_(?:mielismy|bylo)_# (?:te_)?#_z_zeszlego_tygodnia',
    time: 'za_#_(?:dni|tygodnie|miesiace) #_(?:dni|tygodnie|miesiace|lata)_temu (?:drugi|trzeci|czwarty)_raz #[.]_zamowienie',
  },
  pt: {
    numbered:
      'paginas? pag[.] sala gabinete porta cais pavilhao nave prensa maquina turno (?:n[.]?[ºo°]?_?)?armazem prateleira gaveta folha extensao ext[.]? cavidades? estacao edificio piso centro_de_custo lote fila',
    left: '(?:so_)?(?:nos_)?restam_(?:so_)?# so_ha_# os_ultimos_# da_ultima_vez_(?:tinhamos|eram)_# (?:os_|as_)?#_da_semana_passada',
    time: '(?:em|dentro_de)_#_(?:dias|semanas|meses) em_#_(?:vezes|entregas) ha_#_(?:dias|semanas|meses|anos) (?:a_)?(?:segunda|terceira|quarta)_vez (?:a_)?#[.]?[ºªoa°]_encomenda no_dia_#',
  },
  ro: {
    numbered:
      'pagin[ae]i? pag[.] birou(?:l|rile)? biroul camera usa poarta hala presa masin[ae] schimb(?:ul)? (?:nr[.]?_)?magazi[ea] raft(?:ul)? sertar(?:ul)? foai[ae] interior cuib(?:ul|uri|urile)? cavitat\\p{L}+ statia cladirea etaj lot rand',
    left: '(?:ne-au_)?(?:mai_)?ramas_(?:doar_|numai_)?# doar_# ultimele_# data_trecuta_(?:am_avut|erau)_# (?:cele_)?#_de_saptamana_trecuta',
    time: 'in_#_(?:zile|saptamani|luni) acum_#_(?:zile|saptamani|luni|ani) a_(?:doua|treia|patra)_oara a_#-a_comanda pe_#',
  },
  se: {
    numbered:
      'sidan? s[.] rum kontor dorr port hall press maskin skift lager(?:nr|nummer|plats)[.]? hylla fack lada blad anknytning kavitet(?:er|erna)? station byggnad kostnadsstalle batch rad',
    left: '(?:har_)?bara_#(?:_kvar)? (?:de_)?sista_# forra_gangen_(?:hade_vi|var_det)_# (?:de_)?#_fran_forra_veckan',
    time: 'om_#_(?:dagar|veckor|manader) for_#_(?:dagar|veckor|manader|ar)_sedan (?:for_)?(?:andra|tredje|fjarde)_gangen #:?[ae]_(?:bestallningen|gangen) den_#',
  },
  sl: {
    numbered:
      'stran(?:i)? str[.] pisarn[aei] sob[ae] hal[aei] stiskalnic[aei] stroj(?:u|a)? izmen[aei] skladiscn\\p{L}+_st(?:evilka)?[.]? regal polic[ae] predal list intern[ae] gnezd[aio] postaja stavba nadstropje sarza vrst[ae]',
    left: '(?:ostal[aei]_(?:sta_|so_)?(?:nam_)?)?samo_(?:se_)?# zadnj[aei]_# zadnjic_(?:smo_jih_imeli|jih_je_bilo)_# (?:tist[aei]_)?#_od_prejsnjega_tedna',
    time: 'cez_#_(?:dni|tedne|mesece) pred_#_(?:dnevi|dnevoma|tedni|tednoma|meseci|leti) (?:drugic|tretjic|cetrtic) #[.]_narocilo',
  },
} as const satisfies Record<string, RemarkPhrases>
