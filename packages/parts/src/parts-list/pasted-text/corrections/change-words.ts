import { foldLetters } from '../../fold-letters.ts'
import { alternatives } from '../../quantities/word-pattern.ts'

/**
 * Words of mails that change, repeat or add to a quantity, per language and in lower case. A translator adds words here
 * and nowhere else. Accents are optional, and `_` stands for a blank.
 */
interface ChangeWords {
  /** Behind a number that is that of each part: `5 of each`. `_` stands for a blank. */
  eachBehind: string
  /** Before the former number of a correction: `statt 5 bitte 8` */
  instead: string
  /** The same words behind the former number. */
  insteadBehind: string
  /** Words of a line that changes what stands above it. */
  correction: string
  /** At the beginning of a sentence that changes what was said before it; `nein,` only with its comma. */
  opening: string
  /** Words of a line that does not order its part. */
  cancel: string
  /** Beside a number, and before the new one of a correction: `1 seule` */
  only: string
  /** Behind a number of spare parts: `plus 2 spare` */
  spare: string
  /** The quantity of the part above. */
  same: string
  /** The part above, with what follows instead: `the same in 200` */
  samePart: string
  /** The material of the part above. */
  sameMaterial: string
}

const changeWords = {
  de: {
    eachBehind: 'von_jedem von_jeder je_typ je_sorte je_größe pro_typ',
    instead: 'statt anstatt anstelle_von nicht bisher vorher zuvor ursprünglich wo_steht waren war',
    insteadBehind: '',
    correction:
      'korrektur korrigiere korrigiert berichtigung berichtigt geändert ändern ändere änderung änderungen erhöhen erhöht reduzieren reduziert doch lieber neu sorry versehentlich besser bzw_besser vielmehr',
    opening:
      'halt, nein, nein_doch ach_nein doch_nicht moment stopp quatsch sorry korrektur besser_doch doch_lieber lieber_doch entschuldigung verzeihung pardon vielmehr upps ups',
    cancel:
      'außer ausgenommen storno stornieren storniert streichen gestrichen entfällt entfallen nicht_mehr nicht_benötigt nicht_liefern schon_geliefert bereits_geliefert haben_wir_noch weglassen fällt_weg bitte_raus nehmen_wir_nicht vorerst_nicht erstmal_nicht brauchen_wir_nicht hat_sich_erledigt gelöscht annulliert nicht_bestellen nicht_nehmen nicht_mitbestellen nicht_beschaffen haben_sich_erledigt sich_erledigt nicht_mehr_nötig wird_nicht_gebraucht werden_nicht_gebraucht hinfällig durchgestrichen ausgestrichen gecancelt abbestellt vergesst_die vergiss_die lass_weg lasst_weg zu_teuer bleiben_weg haben_wir_genug wir_haben_genug',
    only: 'nur',
    spare: 'reserve ersatz ersatzteil ersatzteile',
    same: 'gleich_viele gleichviele gleiche_menge gleiche_anzahl gleiche_stückzahl gleicher_menge gleicher_stückzahl dieselbe_menge ebenso_viele ebensoviele genauso_viele genausoviel genausoviele menge_gleich stückzahl_gleich anzahl_gleich',
    samePart:
      'dasselbe dieselben derselbe desgleichen dito ditto dto wie_vor wie_oben das_gleiche die_gleichen der_gleiche gleiche gleicher ebenso die_gleiche selbe selben genauso genau_so',
    sameMaterial:
      'gleiches_material gleichem_material gleicher_werkstoff selbes_material dasselbe_material gleiche_ausführung gleicher_ausführung gleiche_oberfläche gleiche_behandlung gleich_behandelt selbe_ausführung',
  },
  en: {
    eachBehind: 'each of_each per_type of_every',
    instead:
      'instead_of in_place_of rather_than not was were previously formerly originally before earlier where_it_says',
    insteadBehind: '',
    correction:
      'correction corrected make_that make_it bump change changed amend amended amendment increase increased reduce reduced update updated revised rather sorry scrap_that on_second_thoughts',
    opening:
      'no, no_wait wait actually sorry apologies oops whoops scratch_that i_meant i_mean scrap_that make_that make_it correction on_second_thoughts my_mistake my_bad hang_on hold_on rather',
    cancel:
      "except excluding apart_from cancel cancelled canceled no_longer not_needed do_not already_delivered already_received leave_out remove_from delete strike drop_the don't_need do_not_send not_required no_need won't_need found_some already_have not_wanted deleted struck crossed_out void don't_order don't_take not_to_be_ordered strike_out struck_out struck_off voided withdrawn scrap_the scratch_the scrap_those forget_the skip_the lose_the have_plenty have_enough too_dear too_expensive too_pricey",
    only: 'only just',
    spare: 'spare spares',
    same: 'same_quantity same_qty same_number same_amount as_many',
    samePart: 'the_same_again same_again the_same same ditto as_above likewise identical more_of_the_same',
    sameMaterial:
      'same_material same_steel same_grade same_treatment same_finish same_spec same_specification same_hardness same_coating',
  },
  cs: {
    eachBehind: 'od_každého od_každé každého',
    instead: 'místo namísto ne původně předtím dříve bylo místo_původních byl byla byly',
    insteadBehind: '',
    correction:
      'oprava opravuji opravte zvýšit zvyšujeme zvyšte snížit snižujeme snižte změna změnit změňte raději lépe_řečeno pardon',
    opening: 'vlastně ne, pardon radši raději omlouvám_se promiň promiňte počkej počkat spíš spíše oprava vlastně_ne',
    cancel:
      'škrtnout kromě vyjma zrušit stornovat storno nepotřebujeme vyškrtnout vyškrtněte vynechat vynechte nechceme neposílejte už_nechceme vypusťte zrušeno zrušena stornováno vyškrtnuto škrtnuto odpadá nebrat neberte neobjednávat neobjednávejte nekupovat odpadají už_netřeba není_třeba už_máme vyškrtnutá vyškrtnut vyškrtnuta přeškrtnuto zrušen zrušeny zruš vynech vynechej zapomeň_na máme_dost příliš_drahé příliš_drahý příliš_drahá moc_drahé moc_drahý moc_drahá',
    only: 'jen pouze',
    spare: 'náhradní náhradních rezerva rezervu rezervy zálohu',
    same: 'množství_stejné počet_stejný stejné_množství stejný_počet stejném_množství stejném_počtu',
    samePart: 'totéž tytéž ty_samé dtto stejný stejné stejná to_samé stejných týchž',
    sameMaterial: 'stejný_materiál stejné_provedení stejného_materiálu stejná_úprava stejné_ošetření',
  },
  es: {
    eachBehind: 'de_cada de_cada_uno cada_uno cada_una por_tipo',
    instead: 'en_lugar_de en_vez_de y_no antes anteriormente eran antes_eran donde_pone donde_dice donde_ponía era',
    insteadBehind: '',
    correction:
      'corrección corrijo corregir corregido aumentar aumentamos aumenta aumenten reducir reducimos reduzcan cambio cambiar cambien modificar modificación rectificación mejor digo mejor_dicho perdón',
    opening:
      'no, perdona perdón perdone mejor en_realidad espera disculpa disculpe disculpad corrijo me_equivoqué me_he_equivocado digo',
    cancel:
      'se_elimina se_eliminan se_anula excepto salvo anular anulado ya_no eliminar quitar anulen quiten no_lo_pidan no_los_pidan no_la_pidan no_hace_falta no_hacen_falta no_necesitamos no_envíen suprimir anulada cancelado cancelada eliminado eliminada suprimido no_pedir no_coger no_comprar ya_tenemos ya_los_tenemos olvidad_lo sobran tachado tachada anulados anuladas cancelados dado_de_baja olvida_los olvida_las olvídate_de tenemos_de_sobra demasiado_caro demasiado_cara demasiado_caros demasiado_caras dejamos_fuera dejadlo_fuera déjalo_fuera',
    only: 'sólo solo solamente únicamente',
    spare: 'repuesto repuestos recambio recambios reserva',
    same: 'cantidad_igual misma_cantidad mismo_número igual_cantidad otros_tantos otras_tantas',
    samePart: 'lo_mismo los_mismos las_mismas mismos mismas el_mismo la_misma ídem idem igual iguales de_los_mismos',
    sameMaterial: 'mismo_material mismo_acero mismo_tratamiento mismo_acabado misma_ejecución',
  },
  fr: {
    eachBehind: 'de_chaque chacun chacune par_type',
    instead: 'au_lieu_de et_non pas avant précédemment auparavant initialement là_où_il_y_a était étaient',
    insteadBehind: '',
    correction:
      'correction corrigé corriger augmenter augmentons augmentez réduire réduisons réduisez passer_à rectification rectificatif modifier modification finalement plutôt erratum pardon ou_plutôt',
    opening:
      'en_fait non, finalement plutôt pardon désolé désolée attends attendez excuse excusez-moi je_me_suis_trompé erreur en_réalité correction',
    cancel:
      "sauf hormis excepté annuler annulé supprimer plus_besoin déjà_livré supprimez annulez retirez ne_pas_livrer n'avons_plus_besoin plus_nécessaire ne_faut_plus à_supprimer à_annuler laissez_tomber annulée annulés supprimé supprimée ne_pas_commander ne_pas_prendre ne_pas_acheter supprimés n'est_plus_utile plus_utile on_en_a_déjà ne_plus_livrer sans_objet rayée barrée annulées supprimées oublie_les oubliez_les laisse_tomber on_en_a_assez trop_cher trop_chère trop_chers trop_chères",
    only: 'seule seul seules seuls seulement uniquement',
    spare: 'rechange réserve secours',
    same: 'quantité_identique même_quantité même_nombre autant',
    samePart:
      'le_même les_mêmes la_même mêmes même idem pareil pareils pareille pareilles ditto identiques des_mêmes identique',
    sameMaterial: 'même_matière même_acier même_traitement même_matériau même_finition même_exécution',
  },
  hu: {
    eachBehind: 'mindegyikből mindegyik típusonként',
    instead: 'nem eddig korábban volt',
    insteadBehind: 'helyett',
    correction:
      'javítás javítva helyesbítés módosítás módosítva módosítsák növeljük emeljük csökkentsük inkább bocsánat',
    opening: 'nem, mégis inkább bocs bocsánat várj pontosabban elnézést javítás',
    cancel:
      'kivéve törölni törölve törölt törlés sztornó nem_kell töröljék töröljük törlik nem_kérjük nem_kérünk nem_szükséges kihagyni mégsem_kell sztornózva nem_rendelendő ne_rendeljék ne_rendelje mégse_kell mégsem_kellenek már_nem_kell már_van kihúzva áthúzva túl_drága kihagyjuk kihagyhatják lemondva visszavonva',
    only: 'csak',
    spare: 'tartalék tartaléknak tartalékba pót',
    same: 'mennyiség_ugyanaz ugyanennyi ugyanannyi ugyanekkora_mennyiség',
    samePart: 'ugyanaz ugyanez ugyanilyen ugyanolyan dettó ugyanilyet ugyanabból ugyanebből ugyanilyenből',
    sameMaterial:
      'ugyanaz_az_anyag azonos_anyag ugyanabból_az_anyagból azonos_kivitel ugyanolyan_kivitel ugyanolyan_kivitelben',
  },
  it: {
    eachBehind: 'cadauno cadauna ciascuno ciascuna per_tipo di_ciascuno di_ognuno per_ciascuno',
    instead: 'invece_di anziché al_posto_di non prima precedentemente erano dove_dice era',
    insteadBehind: '',
    correction:
      'correzione corretto rettifica aumentare aumentiamo aumentate ridurre riduciamo riducete modifica modificare anzi scusa scusate',
    opening:
      'anzi no, scusa scusate scusi mi_scuso aspetta pardon meglio in_realtà mi_sono_sbagliato correzione ho_sbagliato',
    cancel:
      'tranne eccetto annullare annullato eliminare annullate annulla eliminate togliere togliete non_serve non_servono non_ci_serve non_ci_servono non_spedire annullata eliminato eliminata cancellato stornato non_ordinare non_prendere non_acquistare non_servono_più non_serve_più ne_abbiamo_già abbiamo_già lasciate_perdere lascia_perdere depennato depennata barrato cancellata annullati annullate stornata lascia_stare lasciate_stare ne_abbiamo_abbastanza troppo_caro troppo_cara troppo_cari troppo_care lasciamola_fuori lasciamolo_fuori lasciamole_fuori lasciamoli_fuori lascia_fuori lasciate_fuori lasciamo_perdere',
    only: 'solo soltanto solamente',
    spare: 'scorta ricambio ricambi riserva',
    same: 'quantità_uguale stessa_quantità stesso_numero stesso_quantitativo altrettanti altrettante',
    samePart:
      'lo_stesso gli_stessi la_stessa le_stesse stessi stesse idem uguale identici identiche come_sopra c.s uguali degli_stessi',
    sameMaterial: 'stesso_materiale stesso_acciaio stesso_trattamento stessa_finitura stessa_esecuzione',
  },
  nl: {
    eachBehind: 'van_elk per_soort per_stuk_van elk van_ieder',
    instead: 'in_plaats_van i.p.v ipv niet en_geen voorheen eerder was waren',
    insteadBehind: '',
    correction: 'correctie wijziging aanpassing verhogen verhoog verlagen verlaag wijzigen gewijzigd toch liever sorry',
    opening: 'wacht nee, nee_toch toch sorry eigenlijk liever excuus foutje correctie bij_nader_inzien pardon',
    cancel:
      'behalve uitgezonderd annuleren geannuleerd schrappen vervalt vervallen laat_weg niet_nodig niet_meer_nodig niet_leveren schrap kan_weg kunnen_weg geschrapt geschrapte niet_bestellen niet_nemen niet_kopen hoeft_niet hoeven_niet hebben_we_al hoeft_niet_meer doorgehaald doorgestreept gecanceld vergeet_de laat_vallen hebben_we_genoeg te_duur laat_maar',
    only: 'slechts alleen maar',
    spare: 'reserve reservestuk reservestuks',
    same: 'aantal_gelijk zelfde_aantal zelfde_hoeveelheid dezelfde_hoeveelheid hetzelfde_aantal evenveel',
    samePart: 'dezelfde hetzelfde idem dito zelfde gelijke dezelfde_maar',
    sameMaterial: 'zelfde_materiaal hetzelfde_materiaal zelfde_uitvoering zelfde_afwerking zelfde_behandeling',
  },
  pl: {
    eachBehind: 'każdego z_każdego każdej',
    instead: 'zamiast nie a_nie było wcześniej poprzednio dotychczas był była były',
    insteadBehind: '',
    correction:
      'korekta poprawka zmiana zmienić zwiększamy zwiększyć zwiększcie zmniejszamy zmniejszyć zmniejszcie jednak raczej przepraszam znaczy',
    opening: 'albo_nie nie, jednak przepraszam sorry właściwie czekaj raczej pomyłka poprawka znaczy chwila',
    cancel:
      'oprócz z_wyjątkiem anulować anulowane skreślić anulujemy proszę_skreślić wykreślić usunąć nie_potrzebujemy rezygnujemy nie_wysyłać pominąć anulowano anulowana skreślone skreślono wykreślone usunięte odpada nie_zamawiać nie_brać nie_zamawiamy nie_kupować odpadają już_niepotrzebne niepotrzebne już_mamy nie_trzeba wykreślono wykreślony wykreślona przekreślone przekreślono anulowany usunięto zapomnij_o odpuść mamy_dość za_drogo za_drogie zbyt_drogie za_droga zbyt_droga za_drogi',
    only: 'tylko jedynie',
    spare: 'zapas zapasu zapasowe zapasowy zapasowych rezerwa rezerwę rezerwy rezerwowy rezerwowe',
    same: 'ilość_ta_sama ta_sama_ilość tyle_samo taka_sama_ilość taką_samą_ilość tę_samą_ilość',
    samePart: 'to_samo taki_sam takie_same ten_sam te_same j.w jw takich_samych takie tych_samych',
    sameMaterial: 'ten_sam_materiał tego_samego_materiału to_samo_wykonanie takie_samo_wykonanie to_samo_wykończenie',
  },
  pt: {
    eachBehind: 'de_cada de_cada_um cada_um por_tipo',
    instead: 'em_vez_de não antes anteriormente eram onde_diz onde_está era',
    insteadBehind: '',
    correction:
      'correção correcção corrigir alteração alterar aumentar aumentamos aumentem reduzir reduzimos reduzam afinal retificação aliás digo perdão',
    opening: 'não, aliás afinal desculpa desculpe perdão melhor na_verdade espera correção enganei-me',
    cancel:
      'exceto excepto anular cancelar eliminar anulem cancelem retirar retirem já_não não_precisamos não_é_preciso não_enviar anulado anulada cancelado cancelada eliminado eliminada não_encomendar não_comprar já_temos já_não_é_preciso dispensar esquece_o esqueça riscado riscada anulados cancelados sem_efeito esquece_os esquece_as temos_suficientes demasiado_caro demasiado_cara muito_caro muito_cara caro_demais cara_demais deixamos_de_fora deixe_de_fora',
    only: 'só somente apenas',
    spare: 'reserva sobresselente sobressalente sobresselentes sobressalentes',
    same: 'quantidade_igual mesma_quantidade igual_quantidade outros_tantos outras_tantas',
    samePart: 'o_mesmo os_mesmos a_mesma as_mesmas idem igual iguais das_mesmas dos_mesmos idêntico idênticos',
    sameMaterial: 'mesmo_material mesmo_aço mesmo_tratamento mesmo_acabamento mesma_execução',
  },
  ro: {
    eachBehind: 'din_fiecare de_fiecare fiecare',
    instead: 'în_loc_de nu înainte anterior erau era',
    insteadBehind: '',
    correction:
      'corecție creștem creșteți mărim măriți reducem reduceți corectură corectare modificare modificați modificat pardon mai_bine scuze',
    opening: 'nu, de_fapt scuze pardon mai_bine stai corecție îmi_cer_scuze am_greșit',
    cancel:
      'cu_excepția în_afară_de anula anulat anulați ștergeți nu_mai_avem_nevoie nu_o_mai nu_le_mai nu_îl_mai nu_îi_mai renunțăm eliminați scoateți anulăm nu_trimiteți nu_mai_trebuie anulată anulate se_anulează se_elimină se_șterge eliminat eliminată șters nu_comandați nu_luați nu_se_comandă nu_comanda avem_deja nu_mai_e_nevoie nu_mai_este_nevoie tăiat_de_pe_listă tăiată_de_pe_listă radiat ștearsă prea_scump prea_scumpă prea_scumpe lăsați_deoparte',
    only: 'doar numai',
    spare: 'rezervă schimb',
    same: 'cantitatea_aceeași aceeași_cantitate același_număr tot_atâtea tot_atâția',
    samePart: 'același aceeași aceiași aceleași idem la_fel la_fel_ca identice identic',
    sameMaterial: 'același_material același_oțel aceeași_finisare același_tratament aceeași_execuție',
  },
  se: {
    eachBehind: 'av_varje av_vardera vardera per_typ',
    instead: 'istället_för i_stället_för inte tidigare förut var',
    insteadBehind: '',
    correction: 'rättelse rättning öka ökas minska ändring ändra ändrat ändras hellre eller_nej förlåt',
    opening: 'nej, förresten sorry förlåt vänta egentligen hellre rättelse ursäkta',
    cancel:
      'utom förutom avbeställ stryk annullera utgår stryka avbeställa behövs_inte behövs_inte_längre behöver_vi_inte ta_bort_pos ska_bort utgå utgått avbeställd struken stryks annullerad beställ_ej beställs_ej ej_beställas beställ_inte beställs_inte behövs_ej har_vi_redan hoppa_över överstruken överstruket strykas makulerad makuleras annulleras för_dyr för_dyrt för_dyra',
    only: 'bara endast',
    spare: 'reserv reserver reservdel',
    same: 'samma_antal samma_mängd lika_många',
    samePart: 'samma likadan likadana likadant dito samma_sort samma_typ',
    sameMaterial: 'samma_material samma_stål samma_utförande samma_behandling samma_ytbehandling',
  },
  sl: {
    eachBehind: 'od_vsakega vsakega na_tip',
    instead: 'namesto ne prej bilo doslej bil bila bile',
    insteadBehind: '',
    correction: 'popravek povečajte povečamo zmanjšajte popravite sprememba spremenite raje oprosti oprostite',
    opening: 'ne, pravzaprav oprosti oprostite pardon raje čakaj popravek se_opravičujem',
    cancel:
      'razen preklic prekličite storno črtati črtajte prečrtajte ne_potrebujemo odpade izpustite ne_pošiljajte preklicano stornirano črtano prečrtano odpadlo ne_naročati ne_naročite ne_naroči odpadejo ni_več_potrebno že_imamo ni_treba prečrtana prečrtan črtan črtana preklicana predrago predraga predragi predrage preklican odpovedano',
    only: 'samo le',
    spare: 'rezerva rezervo rezervni rezervna rezervnih rezervne',
    same: 'količina_ista količina_enaka enako_število ista_količina isto_količino enaka_količina enako_količino prav_toliko',
    samePart: 'isto enako enak enaki enake isti enakih istih iste',
    sameMaterial: 'isti_material enak_material enaka_izvedba ista_izvedba enaka_obdelava',
  },
} as const satisfies Record<string, ChangeWords>

const and =
  '(?:und|and|sowie|as well as|together with|along with|with (?:their|its|the|matching)|mit (?:den|ihren|(?:da)?zugehorigen|passenden)|nebst|avec (?:leurs?|les)|med tillhorande|con (?:sus?|las|los|le|gli|i)|com (?:os|as)|met (?:de|hun|(?:de )?bijbehorende)|wraz z|spolu s|ainsi que|asi como|samt|zusammen mit|impreuna cu|junto con|juntamente com|samen met|insieme a|razem z|egyutt|tillsammans med|skupaj [sz]|ter|alsook|alsmede|evenals|bem como|assim como|precum si|jak rowniez|jakoz i|kakor tudi|pa(?=\\s+(?:se\\s+)?\\d{1,3}\\s+\\p{L}{3})|nonche|plus|piu|plusz|puis|ensuite|poi|luego|despues|depois|potem|nastepnie|apoi|sedan|nato|daarna|aztan|dann|then(?! gets)|pak|et|y|e|en|a(?! pair| dozen)|i|si|in|es|u\\.|och|o(?=\\s+\\d+\\s+(?:st(?!\\p{L})|styr|utstot|centrer|ingot|karnst|insex))|meg|oraz|ja|valamint|\\+|otr[oa]s(?! tant[oa]s)|altri|altre)'

/** Words for a further part or piece, in folded letters. */
export const too =
  '(?:also|auch|noch|ausserdem|dazu|aussi|encore|egalement|tambien|ademas|anche|ancora|inoltre|ook|nog|tez|jeszcze|rowniez|take|jeste|dale|aven|ocksa|dessutom|tudi|se|tambem|ainda|inca|meg|tovabba)'
/** `, please` behind what is asked for, in folded letters. */
export const courtesy = String.raw`(?:\s*,?\s*(?:please|bitte|prosim|por favor|s'il vous plait|svp|stp|per favore|aub|alstublieft|graag|prosze|va rog|te rog|tack|kerem|instead|istallet|now))?`
/** Words before what is meant instead, in folded letters: `nicht 10, sondern 12`. */
export const butInstead = '(?:sondern|but|mais|ma|sino|mas|hanem|maar|lecz|tylko|ci|utan|ampak|ale)'
/** Words between two parts of a sentence, in folded letters: `und auch noch`. */
export const joining = String.raw`(?:${and}(?:\s+${too}){0,3})`

/** Returns the words of a kind in all languages, as a part of a regular expression for folded texts. */
export function anyChange(kind: keyof ChangeWords): string {
  return alternatives(Object.values(changeWords).flatMap((language) => language[kind].split(' ')))
}

/** Verbs in two pieces around what is not wanted: `lass die Ringe 100x36x12 weg`, `leave them out` */
const leftOut = String.raw`(?:lass(?:t|en)?\s[^.;!?]{1,60}\s(?:weg|raus)|(?:leave|take)\s[^.;!?]{1,60}\s(?:out|off)|laat\s[^.;!?]{1,60}\sweg)`
const cancelled = new RegExp(String.raw`(?<!\p{L})(?:${anyChange('cancel')}|${leftOut})(?!\p{L})`, 'u')

/** Whether a text says that its part is not to be delivered. */
export function isCancelled(text: string): boolean {
  return cancelled.test(foldLetters(text))
}

/** Between what is written and what is meant, in folded letters: `6x125 should be 6x160`, `hardened: ma byc azotowany` */
export const shouldBe =
  '(?:should (?:be|read|say|have been)|must (?:be|read|say)|is meant to be|needs? to be|soll(?:te)?n?(?: (?:sein|heissen|lauten))?|muss(?:en|ten?)?(?: (?:sein|heissen|lauten))?|doit etre|doivent etre|devrait etre|lire|deve essere|devono essere|dovrebbe essere|va letto|deben? (?:ser|decir|poner)|tienen? que ser|deberian? (?:ser|decir|poner)|devem? (?:ser|dizer|ler-se)|deviam? (?:ser|dizer)|(?:spravne )?(?:ma|maji) byt|(?:prawidlowo )?(?:ma|maja) byc|powin\\p{L}+ byc|moet(?:en)?(?: zijn| worden)?|trebuie sa (?:fie|scrie)|ska(?:ll)? (?:vara|sta)|borde vara|mora biti|morajo biti)'
