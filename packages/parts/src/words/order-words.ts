import { foldLetters } from '../parts-list/fold-letters.ts'
import { anyOf } from '../parts-list/quantities/read-pieces.ts'
import { remember } from '../parts-list/remember.ts'

interface OrderWords {
  /** Words that ask for parts; a number behind them is a quantity: `AZH-6x200 brauchen wir 12`. */
  asking: string
  /** Other words around the name of a part: greetings, articles, adverbs, the kind of the mail. */
  around: string
  /** Words for what has happened to the former parts: `zwei Auswerfer 4x160 abgebrochen, bitte vier`. */
  lost: string
  /** Words of courtesy, which may stand behind a part and its quantity; `_` is a blank. Some of them also ask. */
  courtesy: string
  /** Words that end a mail; what follows is a name. */
  closing: string
}

/**
 * Words of sentences that order parts, by language, which say nothing about the part beside them. A translator adds words
 * here and nowhere else; accents are optional.
 */
const orderWords = {
  de: {
    asking:
      'bitte brauche brauchen bräuchte bräuchten benötige benötigen bestelle bestellen bestellt ordern wir ich uns noch jetzt nun nochmal nochmals dringend senden schicken liefern hätten hätte gern gerne möchten möchte bekommen bekämen nehmen nimm nehmt liefert schickt schick sendet bestell ordere orderen brauch bräucht braucht legt leg packt pack könntet machen mach gebraucht erbitten ersuchen anfragen nehme gib gebt macht kriege kriegen bekomme will wollen fehlen fehlt bringt bring erbitte',
    around:
      'warenkorb korb wagen legen reinlegen bestätigt bestätige bestätigen erweitern ergänzen gerade gleichfalls jeweils beides ging weg lege dran hin hol schicke kannst könntest machst stell stellt brauchst nachbestellen nachordern zusendung ersuche ersuchen gehabt gewohnt üblich und sowie stattdessen gesamt einplanen achso ach zurück zurücklegen zurückstellen reservieren reserviere reserviert hole holen abholen abgeholt oh apropos nebenbei okay genau gell halt mal ne nö jo joa jep super prima perfekt klasse ordern sie ihr mir wieder nochmal nochmals dazu außerdem zusätzlich dann schnell zusenden zuschicken nachliefern anbieten mitschicken mit könnten könnt können würden werden sind das von vom den der die dem bei für es hallo hi moin servus guten tag morgen vielen dank auch nur insgesamt wie immer letztes letzte mal hiermit anbei bestellung nachbestellung auftrag anfrage angebot bedarf artikel artikelnummer bis heute montag dienstag mittwoch donnerstag freitag bekommen haben eben kurz folgende folgendes folgender weitere weiteren weiterer zusammen also ja hier unten oben zum zur beim ihnen euch eure ihre unsere unser unserer unserem meine mein außer dafür davon hätten falls wenn möglich dringend gestern wegen ebenso ebenfalls bloß doch danach zuletzt schließlich einmal einmalig aber jedoch hingegen dagegen man er ihn ihm sein seine seinem wurde worden war waren wäre hat hatte hatten habe habt soll sollen sollte sollten muss müssen müsste kann darf dürfen will wollen wollten gehen geht gibt gab kommt kommen steht stehen liegt liegen bleibt bleiben passt passen passend eine einen einer einem eines als da dass daß denn weil ob nach vor seit während damit sodass sonst etwa so dort direkt sofort später vorab nächste nächsten nächster kommende kommenden woche montags spätestens frühestens anfang ende mitte früh abend mittag nachmittag samstag sonntag wochenende jänner januar februar märz april mai juni juli august september oktober november dezember vormontage muster bemusterung abmusterung wartung reparatur lager vorrat kunde kunden lieferung lieferbar verfügbar vorrätig ihrem ihren eurem euren meinem meinen unseren sehr ganz genau eigentlich jeweiligen zugehörigen dazugehörigen passenden besagten obigen genannten besprochen telefonisch sämtliche bekannte bekannten normale normalen üblichen gewohnten standardmäßig freundlich freundlichen liebe lieber herr frau kollege kollegen hab wär rum drauf rein raus ansonsten übrigens zwar leider hoffe aktuell momentan derzeit lautet lauten heißt heißen geschrieben angegeben erwähnt bestätigen bestätigt grüezi moin servus bestellt letzten letzter mitliefern beilegen fehlen fehlt fehlten diesmal jedesmal reicht reichen genügt genügen unverändert beibehalten behalten belassen weiterhin bereits gleichzeitig zeitnah umgehend schnellstmöglich baldmöglichst rechtzeitig pünktlich dringender eilig eilt zugleich nebst bezüglich betreffend gemäß angefragt bestelltes angebotene angebotenen angeboten zugesagt abgesprochen vereinbart vereinbarten gewünscht gewünschte wünschen wünsche bezogen beziehen geben gebt geb gib allerdings trotzdem deshalb deswegen nämlich jedenfalls sowieso endlich irgendwie wohl vielleicht eventuell vermutlich natürlich selbstverständlich anscheinend offenbar plötzlich inzwischen mittlerweile meinte meinten gemeint dachte verschrieben vertippt versehen fehler irrtum schreibfehler tippfehler mühe umstände nachtrag ergänzung ergänzend nachträglich zusätzliche ersten zweiten dritten zweite dritte erste restliche restlichen übrige übrigen umbau umbauen bauen baue aufbau neuaufbau neuen neue neuer neues alten alter nächstes holt schaffen schafft klappt klappen ginge gingen eintragen einpacken draufpacken draufschreiben aufnehmen aufschreiben notieren vormerken merken besorgen besorg besorge besorgt kriegen kriegst kriege krieg paket dabei weil kurzfristig telefonat gestrigen heutigen anhängend untenstehend nachstehend aufgeführt aufgeführten erwähnten mitgeteilt genannt genannte angeht anbelangt betrifft preis preise preisen preisangabe stückpreis gelegentlich gelegenheit gehts brauchma brauchn schreibt schrieb schreiben sprechen sprachen gesprochen gesprächs melde melden meldet rufen ruft anrufen rückruf rückmeldung rückfrage rückfragen unklarheiten schauen schaut schau sehen sieht finde fanden findet suchen sucht braucht erhalten erhielten bekam bekamen ankommen angekommen eingetroffen eintreffen lagen lag standen gilt gelten galt hoffen hoffentlich freue freuen herzlichen herzliche besten schöne schönen schönes guter gute feierabend urlaub schicht spätschicht frühschicht nachtschicht werkstatt werkzeugbau einkauf fertigung produktion konstruktion instandhaltung spritzerei abholung abholer spedition versand versenden verschicken rechnung rechnungen lieferschein lieferanschrift anlieferung lieferadresse bestellnummer auftragsbestätigung auftragsnummer kundennummer kostenstelle projekt projektnummer wareneingang skonto rabatt konditionen zahlung zahlungsziel mitteilen mitteilung bitten gebeten freundlicherweise netterweise gegebenenfalls gegebenfalls unbedingt zwingend jeweilige zwischendurch vorhin neulich heuer künftig demnächst obwohl sobald solange sodann somit folglich demnach darum daher hiervon hierfür hierzu dazwischen jemand aller alles beider jener jene jenes derjenigen dessen deren welche welcher welches wer wem wen wieso weshalb warum woher wohin abmessung abmessungen größe',
    lost: 'verkratzt zerkratzt ausgegangen aufgebraucht verbraucht abgebrochen gebrochen verschlissen defekt kaputt weggebrochen abgenutzt ausgeschlagen eingelaufen verbogen beschädigt',
    courtesy: 'bitte danke danke_schön vielen_dank',
    closing: 'lg mfg vg bg gruß gruss grüße gruesse danke merci dank',
  },
  en: {
    asking:
      'please need needs we us now urgently send ship supply deliver quote order want require requires required make take put book get give looking after reorder purchase buy be include add chuck throw grab',
    around:
      'basket cart trolley grab needing things lot doing getting and i you everything instead again oh btw all actually by the way anyway anyhow alright sure yeah yep nope okay perfect lovely also another then quickly ordering could can would like add of the for some more hi hey hello may over dear is are be will from just total inquiry enquiry offer item article by today tomorrow monday tuesday wednesday thursday friday get have these those this that our your my me further additional plus still there here below above following with on at in as well first next finally lastly only both ready job tool mould mold week soon possible if any it them they which has had been was were do does so but however though he she his her who whose when while where why how than because since until till before into onto under between should must might shall being having got gets gone go going goes come comes coming see find found attached enclosed discussed agreed phone call mail email ours yours theirs mine him once already running note noted fine ok okay great good morning afternoon evening best kind team guys folks sorry quick weekend saturday sunday january february march april june july august september october november december early late later beginning middle latest earliest delivery deliveries lead time times available availability usual normal ordinary standard corresponding matching respective relevant said mentioned aforementioned trial trials sampling maintenance repair repairs customer customers machine ones hopefully actually really very quite too many plenty let know confirm advise thank welcome says reads read written stated becomes become confirmed confirming items position hiya ordered last yesterday missing stay stays remain remains keep kept leave unchanged fell miscounted mistyped typo mistake error correct meant mean thought think guess suppose wondering wonder hoping hope appreciate appreciated grateful kindly replace replacing replaced replacement servicing serviced rebuild rebuilding built build overhaul refurb arrange sort sorted sorting pop stick chuck throw bung chase rush asap via pick collect collecting dispatch despatch shipped shipping delivered goods stuff bits line lines list lists listed page original previous earlier regarding re concerning quoted quotation yet anymore anyone someone something anything nothing else remaining same-day overnight lads mate ladies gentlemen madam mr mrs ms number numbers amount count enough suffice together separately separate asking ask asked told tell heard hear hold held cant price prices pricing quotes quoting invoice invoices invoicing carriage payment terms account accounts refs reference contact driver courier parcel post posted posting pallet goods-in stores office toolroom workshop shopfloor shift nights days holiday holidays bank christmas notice hour hours minute minutes month months year anytime whenever meanwhile currently presently recently lately shortly soonest sooner forward waiting waited did done didnt doesnt isnt wasnt wont ive im youre theyre thats whats heres theres lets wanted wants wanting hoped expecting expect expected arrives arrived arrive arriving came showed received receive receiving noticed saw looked look looks looking checked check checking sent sending spoke spoken speaking talk talked talking rang calling called writing write wrote reply replied replying respond response answer answered forwarded forwarding copied attach attachment thankyou thankful smashing brilliant excellent regards wishes possibly probably certainly definitely obviously basically simply merely indeed overall generally typically usually often sometimes always whatever whichever whoever wherever himself herself themselves ourselves yourself somebody everybody anybody colleague colleagues boss manager engineer engineers designer fitter supplier suppliers size sizes dimension fresh',
    lost: 'brittle snapped cracked scratched scored broke broken worn damaged lost seized sheared',
    courtesy: 'please pls thanks thank_you asap many_thanks',
    closing: 'regards cheers br rgds sincerely thanks thx cheers thank ta',
  },
  cs: {
    asking:
      'prosím prosíme potřebujeme potřebuji objednáváme objednávám chceme nyní poslat pošlete zaslat dodat dodejte potřeboval potřebovali bychom bych chtěli chtěl objednat zašlete dejte připravte vezmeme žádáme dodali být pošli pošlete vezmi přivez dej přidej přidejte vezmu chci chybí hoď hoďte',
    around:
      'rovnou košíku košíka potvrzeno potvrzuji potvrzujeme hoďte hoď taky nim něm nich tím zase stavím stavíme přijedu dej potřeba zboží vopred doobjednat přihoď nachystej připrav bokem stejně jako minule posledně o ještě tomu k také navíc opět znovu nutně rychle nabídněte nám mi bychom by rádi dobrý den ahoj díky od pro objednávka poptávka položka do zítra dnes dále následující tyto tento naše vaše vám ihned co nejdříve na rovněž ale však ke se ve ze si být jsou je byl byla bylo byly budou bude budeme máme mám mají má měli mít může můžete můžeme lze jej jich jim jejich jeho její svůj svou naší našeho naši vaší vašeho vaši který která které kteří že když až aby kde jak tak tam tady zde pak potom hned nejlépe nejpozději pokud možno možné možná už teď velmi moc všechny všech všem vše celkově přidejte přidat posílám posílejte zaslání dodání dodávku termín termínu pátku pondělí úterý středy středu čtvrtka čtvrtek pátek sobota neděle týden týdne týdnu příští příštího tohoto leden ledna únor února březen března duben dubna květen května červen června červenec července srpen srpna září říjen října listopad listopadu prosinec prosince sklad skladu skladem zásobu oprava opravu údržba údržbu formu formě formy nástroj nástroje podle dle vašich nabídky nabídce nabídku objednávce objednávky objednáme vážený vážená pane paní kolego čau ahojte zdravím hezký pěkný děkujeme předem ok samozřejmě příslušné příslušný odpovídající položky položce položku položek uvedeno uvedených napsal napsala psal psala potvrzujeme potvrzuji těch tyto tyhle ty ještě k tomu připravte ahoj čau zdar nazdar objednal objednali včera jsme nechte pošlete stačí stačil stačilo beze změny změn zůstává zůstávají zůstane nechat nechám ponechat ponechte přidej přidám dodej doplnit doplňte doplním omluva omlouvám omlouváme chyba chybu chybou spletl spletla špatně správně platí platný nový nová nové nových starý staré původní předchozí poslední další zbytek zbylé jen pouze určitě bohužel naopak zároveň současně kromě ohledně týkající poprosil poprosila poprosit mohl mohla mohli mohlo šlo šla jde jdou chybí schází chyběl došly došlo dochází vyměnit výměna výměnu výměně náhrada náhradu montáž složit smontovat opravujeme řádek řádky seznam číslo předmět odpověď potvrzení urgentní spěchá spěcháme vyzvedneme vyzvednu vyzvednutí objednej objednejte pošli přibal přibalte vezmi vezměte koupit zprávu zpráva ráno dopoledne odpoledne pozítří dneska tohle vlastně cenu cena ceny cenou cen cenovou dodací dodacím lhůta lhůtu lhůty fakturu faktura faktury fakturace dodáme doručení doručit doručte doprava dopravu přepravce adresu adresa telefon telefonu telefonicky emailem mailem domluvy domluveno domluvili dohody volal volali zavolejte zavolám ozvěte ozvu napište napíšu psali odpovězte přišlo přišly dorazilo dorazily dorazí přijde přijdou hledáme hledám našli našel viděli viděl podívejte podívat vím ví víme myslím doufám doufáme budeme-li kdybyste abyste abychom jakmile dokud protože takže proto totiž prostě opravdu právě večer víkend víkendu směnu směna dílna dílny nákup nákupu výroba výroby konstrukce upřesnění doplnění přesun vyřízení rychlé navýšit navýšte úpravu úprava počítejte počítat dohromady děkuju dík vděční pozdrav hezkého krásný pěkného pánové kolegové kolegyně všichni někdo něco nějaké nějaký tomto této těmto tímto naším vaším jejího rozměr rozměru velikost',
    lost: 'zlomily zlomil zlomila praskly prasklo opotřebovaly poškrábané poškrábaný prasklý zlomený opotřebené rozbité praskl ulomil ulomily opotřebované zadřel zadřely poškozené',
    courtesy: 'prosím děkuji děkuji_předem',
    closing: 'pozdrav pozdravem díky dík děkuji děkujeme díkec',
  },
  es: {
    asking:
      'mande manden envíe mándenos mándeme envíeme estaría estarían necesitamos necesito pedimos queremos quisiera quisiéramos ahora enviar envíen mandar suministrar pónganme póngame pónganos póngannos mándenme mándennos mándame envíenos envíennos envíame prepárenme preparen prepáranos serían sería hacen falta haría harían necesitaríamos necesitaría quería queríamos pedir pedirles solicitamos solicito deseamos desearíamos encargar encargamos poned ponme ponnos ser sean mándanos mandadnos envíanos enviadnos tráenos tráeme quiero pido enviad pon añade añadid dame danos faltan',
    around:
      'bien perfecto carrito cesta confirmado confirmada confirmados confirmadas buenas hace apunta apúntame guarda recojo final serán agotado pedir además también otra vez urgente enviarnos ofertar nos me más hola buenos días de los las el la para pedido consulta artículo mañana hoy un unos unas lo le les al del en con aparte siguiente siguientes estos estas este esta ese esa nuestro nuestra ya ambos ambas luego después por último finalmente mismo todo todos igualmente asimismo se pero aunque añadid añade añadan añadir ante desde durante hacia hasta según sobre tras que cual cuales quien cuando donde como porque si entonces así aún ahí aquí allí muy mucho muchos bien sí su sus mi mis tu tus yo él ella ellos ellas usted ustedes vosotros ha he han hay hemos había son es está están ser sea sean fue fueron estar tenemos tengo tiene tienen tener va vamos van podéis pueden puede podría podrían podemos debe deben quiere mandad mandan poner ponga pongan póngan incluir incluid incluyan preparar preparad faltan urge urgen prisa cuanto antes posible favor lunes martes miércoles jueves viernes sábado domingo semana semanas próxima próximo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre plazo entrega entregar almacén existencias taller máquina reparación mantenimiento cliente molde útil referencia presupuesto oferta adjunto adjunta adjuntos estimado estimada señor señora sr sra cordial afectuoso tardes noches día gracias habitual habituales normal normales correspondiente correspondientes respectivo respectivos dicho dichos mencionado siempre vale ok confirmad confirmen confirmar avisad esos esas aquel aquellos pone ponía dice decía debería deberían quedan queda pedidos confirmamos confirmo indicado y puse pedí pedimos ayer pusimos podrías podríais enviarías mandarme mandarnos bastan bastaría suficiente suficientes sigue siguen mantener mantenemos mantiene mantienen disculpa disculpe disculpen perdona perdone errores equivocado equivocamos confundido correcto correcta correctos dejar dejad dejen lee leer nuevo nueva nuevos nuevas viejo vieja anterior anteriores últimos últimas restantes nada algo quizá quizás seguramente claro cierto embargo encima mediante recoger recogemos recogida pasamos paso pasar enviado envío envíos sustituir sustitución montar montaje completar línea líneas listado asunto respecto referente respuesta confirmación cuantos pronto urgentemente noche pasado compra comprar compramos jefe compañero compañeros amigo oye mira venga precio precios coste costes plazos entregas factura facturas facturar portes transporte transportista agencia albarán dirección teléfono correo llamar llame llamad llamo llamamos llamada hablamos hablado hablar hablé dijo dijiste dijeron decirme dime digan decid contesten responder espero esperamos esperando quedo quedamos quedaron queden llegó llegaron llega llegan llegado recibimos recibido recibir vino vinieron vienen viene vendrá vimos visto ver mirad mirar miramos creo creemos supongo parece sabéis sabe sabemos sé conoces oficina compras producción turno tarde fin puente vacaciones saludos cordiales atentos atentamente estimados estimadas señores señoras don doña compañera encargado técnico cualquier cualquiera alguno alguna algunos algunas alguien os te cuyo cuya mientras todavía casi muchas tanto tanta tantos tantas disponible disponibles disponibilidad posibles urgencia corre confirme medida medidas tamaño',
    lost: 'rompieron rompió rayado rayados rayada rayadas roto rotos rota rotas gastado gastados gastadas desgastados desgastadas dañados dañadas',
    courtesy: 'por_favor gracias muchas_gracias',
    closing: 'saludos atentamente gracias',
  },
  fr: {
    asking:
      'comptez expédiez expédier prenez svp merci faut faudrait commandons voudrions souhaitons désirons maintenant envoyer envoyez livrer livrez fournir veuillez prévoir préparer préparez mettez mettre ajoutez ajouter faudra manque manquent aurait aurions besoin nous vous souhaiterions souhaiterais voudrais aimerais aimerions commande commander commandez prendrai prendrons prends être voulons veux envoie mets ajoute donne donnez souhaite prévoyez partez',
    around:
      'usé panier confirmé confirmée confirmés confirmées prévois mets envoie vont vais vite prépare côté passerai et besoin avons nous il oh tiens bref alors voilà dites commander encore aussi également puis urgent de des les le la du pour bonjour salut chiffrer commande demande article demain un une au aux en avec ce ces cet cette suivants suivantes suivant notre votre nos vos ainsi enfin ensuite plus tôt possible dès que svp tous toutes je on ils mais rajoute rajoutez ajoute rajouter dans sur sous par chez vers depuis pendant avant après entre selon qui quoi dont où quand comment comme car donc si afin se sa son ses leur leurs mon ma mes ton ta tes elle elles lui eux est sont était étaient être été sera seront serait avoir ai avez ont avait avaient peux peut pouvez pourriez pouvons peuvent doit doivent devons dois veut voulons voulez vouloir mettrez ajoutons joindre compter prévoyez bien très vraiment déjà ici là là-bas voici voilà ça cela ceci celui celle ceux celles lundi mardi mercredi jeudi vendredi samedi dimanche semaine semaines prochaine prochain janvier février mars avril mai juin juillet août septembre octobre novembre décembre début fin milieu délai délais livraison magasin atelier dépôt réparation maintenance entretien essai essais client moule outillage machine référence offre proposition chers cher chère monsieur madame messieurs bonsoir journée soirée bonne bon week-end habituel habituels habituelles normal normaux correspondant correspondants correspondantes respectifs respectives dudit susdit ok confirmer confirmez dites dire retour suite téléphone appel mail courriel indiqué indiquée indiqués noté notée écrit mentionné confirmons confirme passe passent devient deviennent rajoute ajoute sur stp svp commandé mis avais avions hier voudriez pourrait pourrions serions envoi expédier expédiez expédition oublié oublier inchangé inchangée inchangés inchangées reste restent restant garder gardez gardons garde laisse laissez laisser joignez joindrez joignons précisé préciser précédent précédente dernier dernière derniers dernières nouveau nouvelle nouveaux nouvelles ancien ancienne celui-ci désormais auparavant actuellement cependant toutefois néanmoins sinon ailleurs notamment environ simplement juste seulement peut-être certainement excuses erreur erreurs faute fautif trompé tromper trompés corriger corrigez lire fallait fallu devait devrait suffit suffisent suffira assez récupérer récupère récupérons passer passerons prenons prenez prend prendre achat achats achetons acheter nécessaire nécessaires nécessitons requis urgentes rapidement soir matin après-midi mettrons monter remonter remplacer remplacement ligne lignes liste numéro sujet objet concernant concerne rappel suivi réponse moi toi prix tarif tarifs tarifaire livraisons livré facture factures facturation adresse transporteur transport franco envois envoyez envoyer appels appeler appelez rappelez rappeler disponible disponibles disponibilité dispo répondre attendons attente espérons espère espérant remerciant remercie remercions remerciements merci cordialement salutations sincères distinguées bonnes vacances congés équipe équipes production bureau études outilleur clients fournisseur collègue collègues chef mesdames mademoiselle reçu reçus reçue reçues arrivé arrivés arrivée arrivées arrive arrivent vu vus voir voyez regarde regardez sais savez savoir crois pense pensons semble convenu convenue conformément tout toute autre toujours bientôt ensemble servant serviront servira abord dernièrement récemment lorsque puisque parce malgré seraient aurait auraient faudrait faut souhaitons souhaite voudrais voudrions taille dimension dimensions neufs neuves',
    lost: 'rayé rayés rayée rayées cassé cassés cassée cassées usés usées abîmé abîmés abîmées grippé grippés fissuré fissurés',
    courtesy: "s'il_vous_plaît svp merci",
    closing: 'cordialement salutations cdt merci',
  },
  hu: {
    asking:
      'kérem kérjük kérünk kérek kérnénk kéne kérnék kell kellene szükséges rendelünk rendelek szeretnénk most küldjenek rendelnénk rendelnék rendelni szeretnék kellenének kellenek küldeni küldjék szállítsanak kérném adjanak összekészíteni megrendeljük megrendelem legyen legyenek küldj küldjetek küldjön adj hiányzik tegyél',
    around:
      'kosárba kosár megerősítve tétel tételek tételekre tételeket alábbi ezen kívül utána küldd adj adjatok tegyetek rakj félre készíts készítsetek elfogyott méretben méretű légyszi múltkori mint legutóbb és meg hát abból ebből szükségünk van lenne még is továbbá sürgősen küldeni szállítani nekünk üdvözlöm üdv helló köszönöm köszönjük ajánlatot rendelés megrendelés cikk holnapig az alábbi következő ezek illetve majd pedig szíves kérés szívesen ön önök nekem hozzá de azonban legyen viszont ez azt ezt ezeket azokat ezekből azokból hogy ha mert mivel ami amely amelyek aki akkor amikor ahol itt ott ide oda úgy így nagyon már ismét újra vannak volt voltak lesz lesznek lenni legyenek lehet lehetne lehetséges tud tudnak tudna tudnánk tudnának kérik tegyenek tegyél tenni rakjanak küld küldenek küldjetek küldj szükség szükségem lennénk minél hamarabb előbb gyorsan sürgős mielőbb lehetőleg hétfőre keddre szerdára csütörtökre péntekre hétfő kedd szerda csütörtök péntek szombat vasárnap hét hétre jövő heti januar január február március április május június július augusztus szeptember október november december elején végén közepén határidő szállítás szállítási készlet készletre raktár raktárra karbantartás javítás javításhoz próba ügyfél szerszám szerszámhoz gép ajánlat ajánlatuk alapján szerint tisztelt kedves uram hölgyem kolléga szia sziasztok jó reggelt napot estét szépen előre köszi szokásos megfelelő hozzátartozó említett törött minden összes mind rendben ok persze telefonon megbeszéltük megbeszéltek írtam írta megerősítjük is szia sziasztok kell még inkább ezt azt kérnék rendeltem rendeltünk tegnap elég elegendő marad maradnak változatlan változatlanul hagyni elnézést hiba hibás tévedés helyes új újak régi előző utolsó többi maradék talán biztosan sajnos egyidejűleg kivéve kapcsolatban hiányzik hiányoznak kifogyott csere cserélni összeszerelés sor szám tárgy válasz gyors elvisszük átvesszük ár ára árat árak árajánlat ajánlatukat határidőt határidővel számla számlát cím címre telefon emailben levél levelet választ válaszukat várom várjuk várunk köszönettel üdvözlettel tisztelettel kollégák műhely beszerzés gyártás szerszámos szerszámműhely futár átvétel személyesen elhozzuk megérkezett megérkeztek jött jöttek kaptuk kaptunk láttuk látom nézd nézze tudom tudja tudjuk gondolom remélem reméljük holnap holnapután délelőtt délután reggel este hétfőn kedden szerdán pénteken hétvége héten múlt hamarosan szerintem ugyanis ugyanakkor valamint azután bár méretből',
    lost: 'eltörtek letört karcos karcosak eltört kopott letörtek elkopott elkoptak megrepedt megrepedtek sérült sérültek tönkrement tönkrementek',
    courtesy: 'kérem',
    closing: 'üdvözlettel tisztelettel köszi köszönöm köszönettel kösz',
  },
  it: {
    asking:
      'servono serve occorrono occorre ordiniamo ordino vorremmo vorrei ora inviare inviateci spedire fornire facciamo ordinare mandami mandateci mandate preparate prepara preparami fammi fatemi fammeli fammele metti mettete aggiungi aggiungete avrei avremmo bisogno necessito gradiremmo servirebbero servirebbe prendiamo prendo inviatemi spediteci essere mandaci inviaci spediscici inviate spedite mettimi dammi dateci mancano manca',
    around:
      'carrello confermato confermata confermati confermate confermo confermiamo pure presto puoi potresti mandarmi tenere tienimi parte passo finiti finite portate portare per cortesia ci mi necessitiamo ancora anche inoltre adesso urgente quotare dei degli delle di del buongiorno salve ciao ordine richiesta articolo entro domani il lo la gli le un una uno al alla ai alle dal dalla con in poi infine invece seguenti seguente questi queste questo questa nostro vostro più subito prima possibile ma però ad allo agli dallo dai dagli dalle nel nello nella nei negli nelle sul sulla su tra fra sotto sopra dopo durante verso fino presso secondo come che chi cui quale quali quando dove perché se così allora quindi già molto tanto bene qui qua lì là loro suo sua suoi sue mio mia tuo tua io lui lei noi voi sono era erano essere stato stati sarà saranno sarebbe ho ha hanno abbiamo avete aveva avere posso può potete potreste potrebbe possiamo possono dobbiamo deve devono vogliamo vuole volete dare dammi date metta mettere aggiungere includere inserire preparare spedite spedisci mandare manda mandi servirà serviranno mancano manca lunedì martedì mercoledì giovedì venerdì sabato domenica settimana settimane prossima prossimo gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre inizio fine metà consegna consegnare tempi termine urgenza fretta magazzino scorta officina riparazione manutenzione prova prove cliente stampo attrezzatura macchina riferimento offerta preventivo allegato allegata egregio gentile gentili spett signor signora sig ragazzi buonasera buona giornata mattina pomeriggio solito soliti normale normali corrispondente corrispondenti relativo relativi relative rispettive rispettivi detto detti suddetti ok confermate confermare confermi sapere telefono telefonata mail diventano diventa passano passa confermiamo confermo indicato scritto ordinato messo avevo avevamo ieri aggiunga aggiungano aggiunge aggiungendo unisca unire alleghi allegare spedisca spedizione inviato invio invii riceverli ricevere ritiriamo ritiro ritirare ritirate passiamo basta bastano bastava sufficiente sufficienti resta restano rimane rimangono invariato invariati invariata invariate scuso scuse errore errori sbagliato sbagliata sbagliati corretto corretta giusto giusta vanno dovevano doveva dovrebbero dovrebbe corregga correggere correggete legga leggere nuovo nuova nuovi nuove vecchio vecchia precedenti ultima ultimi ultime dopodomani stasera stamattina oggi prego quanto quanti tutto tutti tutte tutta niente nulla resto restante rimanente rimanenti appena forse magari certo certamente comunque tuttavia peraltro purtroppo sostituire sostituzione rottura montare montaggio completare riga righe lista elenco oggetto riguardo conferma sollecito cortese cortesi cortesemente gentilmente prezzo prezzi costo costi listino consegne fattura fatture fatturazione indirizzo corriere spedizioni spedire disponibilità disponibile disponibili seguito vostra vostre vostri nostra nostre nostri preghiamo pregasi pregherei fornirci fornire fornite fornitura forniteci inviateci inviarci inviare mandateci mandarci farci attesa attendiamo attendo aspettiamo aspetto risposta rispondere riscontro ringraziando ringraziamo ringrazio grazie cordiali saluti distinti egregi spettabile signori colleghi collega ufficio acquisti produzione turno scorsa mese giorno giorni sera mattinata arrivati arrivato arrivate arrivano ricevuto ricevuti ricevute visto visti vista vedere vedi sentiti sentito parlato parlare dice dicono credo penso spero speriamo sappiamo sempre mentre poiché qualche alcuni alcune stesso stessa quello quella quelli quelle misura misure dimensione',
    lost: 'graffiati graffiato graffiate graffiata rotto rotti rotta rotte usurati usurato spezzato spezzati spezzata spezzate consumati consumate usurate danneggiati danneggiate',
    courtesy: 'per_favore grazie',
    closing: 'saluti cordialmente grazie',
  },
  nl: {
    asking:
      'graag alstublieft hebben nodig wij we bestellen bestel willen nu sturen stuur leveren lever heb hebt zou zouden wil wilt kunt kun maak doe doen zet neem nemen stuurt levert klaarleggen klaarzetten worden mag geef mogen',
    around:
      'moge mogge winkelmandje winkelwagen mandje liggen jullie bevestigd straks apart kom langs groet meteen en aub ons ik mij bestelt zouden nog ook daarnaast dan dringend snel opsturen van de het voor hallo goedemorgen goedemiddag bedankt dank offerte bestelling aanvraag artikel morgen een deze die dit dat onze uw jullie met op in bij te er eens volgende onderstaande daarbij verder liefst zo spoedig mogelijk nogmaals tevens maar echter aan naar uit over onder tussen tijdens sinds tot als wat wie waar wanneer hoe omdat want zodat dus hier daar al wel heel zeer goed hij zij hun hen jij je mijn jouw haar zijn is was waren wordt worden werd geweest had hadden heeft kan kunnen mag mogen moet moeten zal zullen zult wilde wilden gaan gaat komt komen staat ligt blijven toevoegen voeg voegt erbij zetten leg klaar maandag dinsdag woensdag donderdag vrijdag zaterdag zondag week weken komende januari februari maart april mei juni juli augustus september oktober november december begin eind einde midden uiterlijk levertijd levering leverdatum voorraad magazijn werkplaats reparatie onderhoud proef klant matrijs machine referentie bijlage bijgevoegd geachte beste heer mevrouw collega dag avond middag fijne gewone normale gebruikelijke bijbehorende betreffende genoemde besproken telefonisch alle allemaal ok akkoord bevestigen bevestiging laten weten telefoon mail zoals altijd schreef geschreven vermeld genoemd hoi er bij besteld gisteren meesturen meezenden blijft hetzelfde ongewijzigd onveranderd houden hou laat genoeg volstaat volstaan vergissing fout foutje verkeerd juist klopt nieuw nieuwe oud oude vorige vorig laatste resterende overige misschien waarschijnlijk natuurlijk helaas trouwens daarentegen tegelijk tegelijkertijd betreft aangaande ontbreken ontbreekt missen mist raken vervangen vervanging monteren montage samenstellen regel regels lijst nummer onderwerp antwoord spoed haast ophalen halen haal haalt afhalen koop kopen aanschaffen meegeven meeleveren stop gooi vanmorgen vanochtend vanmiddag vanavond vandaag overmorgen eveneens jongens prijs prijzen prijsopgave leveringen leveren leverbaar factuur facturen facturatie adres afleveradres gebeld bellen belt bel mailen koerier transport verzending verzenden gehaald beschikbaar inkoop productie kantoor ploeg ochtend nacht weekend vakantie collegas baas chef heren dames dankjewel dankuwel alvast vriendelijke hartelijke groeten reactie verwachten verwacht verwachting hopen hoop hopelijk kregen krijgen krijgt kreeg ontvangen gekregen binnengekomen gekomen kwam gezien zien kijken kijk gekeken weet denken denk gedacht gezegd zeggen zegt zei vertelde gevraagd vragen vroeg afgesproken toegezegd gemaakte gemeld melden liet doordat zodra hoewel terwijl mits indien waarom waarvoor waarmee daarvoor daarmee daarom daarna hierna hiermee hierbij ervoor ermee eraan erop iemand iets allebei elke ieder iedereen gelukkig overigens inmiddels momenteel binnenkort maat maten afmeting',
    lost: 'afgebroken bekrast gekrast gebroken versleten kapot gebarsten beschadigd vastgelopen',
    courtesy: 'alstublieft graag',
    closing: 'groet groeten mvg bedankt dank groetjes',
  },
  pl: {
    asking:
      'przysłać proszę prosimy potrzebujemy potrzebuję zamawiamy zamawiam chcemy teraz wysłać przesłać dostarczyć dać dajcie przygotować przyślijcie zamówić zamówimy weźmiemy potrzebne potrzebny potrzebna będzie będą poprosimy poproszę prosilibyśmy dodać dostarczenie przesłanie być przyślij wyślij wyślijcie daj wezmę dorzuć dołóż chcę chciałbym chciałabym brakuje',
    around:
      'razu koszyka koszyk potwierdzam potwierdzamy potwierdzone potwierdzony wrzuć trzeba dopisz przygotuj odłóż oraz chciałbym jeszcze także również dodatkowo ponownie pilnie szybko wycenić nam mi dla dzień dobry cześć witam zamówienie zapytanie artykuł jutra następujące następujący te ten to nasz wasz na do też potem dalej dalszej jak najszybciej państwa pan pani panie pana ale jednak we ze przy przed między podczas według że co kto który która które których gdy kiedy gdzie tak więc bo ponieważ żeby aby jeśli jeżeli tu tutaj tam już bardzo dobrze się sobie go ją ich im jego jej mój moja nasza nasze naszej wasza wasze jest są był była było były być mamy mam mają ma mieć może mogą możecie można możemy musi muszą musimy chciałabym chcielibyśmy dodajcie dodaj dopisać dorzućcie dorzuć wyślijcie wysyłkę przygotujcie brakuje brakują potrzeba poniedziałek poniedziałku wtorek wtorku środa środy czwartek czwartku piątek piątku sobota niedziela tydzień tygodnia tygodniu przyszły przyszłego przyszłym styczeń stycznia luty lutego marzec marca kwiecień kwietnia maj maja czerwiec czerwca lipiec lipca sierpień sierpnia wrzesień września październik października listopad listopada grudzień grudnia początek koniec końca połowa termin terminie dostawa dostawę dostawy magazyn magazynu stan warsztat naprawa naprawy naprawę remont remontu konserwacja próba klient klienta forma formy formę narzędzie maszyna oferta ofertą ofertę oferty załącznik załączeniu szanowny szanowna szanowni kolego hej dziękuję dziękujemy dzięki góry miłego dnia zwykłe standardowe odpowiednie odpowiednich odpowiadające wspomniane ustaleniami telefonicznie wszystkie wszystko wszystkich razem ok oczywiście potwierdzić potwierdzenie zgodnie pisałem pisałam napisałem podano potwierdzamy będzie powinno tych tego zmień cześć hej zamówiłem zamówiłam zamówiliśmy wczoraj wystarczy wystarczą wystarczyłby zmian zostaje zostają pozostaje pozostają zostawić zostaw zostawcie dołóż dołożyć dołożcie dorzucić dodamy uzupełnić uzupełnijcie pomyłka pomyłkę pomyłki pomyłkowo błąd błędnie błędu źle prawidłowo nowy nowa nowe nowych nowej starych poprzednie poprzednich poprzedni ostatnie ostatnich pozostałe pozostałych reszta resztę pewnie niestety natomiast jednocześnie oprócz poza odnośnie dotyczy dotyczące mógłbyś mogłabyś moglibyście mógłby mogłaby chciałem chciałam chcę weź weźcie weźmy zamów zamówcie kupić kupcie wyślij przyślij brakło zabrakło skończyły kończą wymiana wymianę wymiany wymienić zmontować przezbrojenie przezbrojenia naprawiamy linia numer temat odpowiedź szybkie pilne spieszy odbierzemy odbiorę odbiór wieczorem dzisiaj dziś pojutrze szefie cena cenę ceny cenie cen wycenę wycena wyceny ofercie terminu faktura fakturę faktury adres telefon telefonu mailem mailowo kurier kurierem transport wysyłka wysyłki wysłać odbioru odbierze dostępne dostępny dostępność magazynie warsztatu narzędziownia narzędziowni zakupy zakupów produkcja produkcji utrzymanie biuro szef kierownik kolega koledzy państwo państwu pozdrawiam pozdrowienia poważaniem odpowiedzi czekam czekamy oczekujemy liczę liczymy nadzieję przyszło przyszła dotarły dotarło dotarła dostaliśmy otrzymaliśmy widzieliśmy widziałem zobaczyć wiem wiemy wie myślę sądzę rozmowa rozmowy rozmowie rozmawialiśmy uzgodnień ustaleń ustaliliśmy mówił mówiła pisała pisaliśmy zadzwonić zadzwonię dzwonić dzwonił jutro rano popołudniu weekend miesiąc dlatego skąd dokąd zatem zamówieniu zamówienia zamówień wezmę weźmiemy wezmą tym aha rozmiar rozmiaru wymiar',
    lost: 'ułamały ułamał złamały porysowane porysowany pękły złamane zużyte złamał pękł pęknięte zużyły uszkodzone zatarte zatarły',
    courtesy: 'proszę dziękuję dziękuję_bardzo',
    closing: 'pozdrawiam pozdrowienia dzięki dziękuję dziękujemy',
  },
  pt: {
    asking:
      'precisamos preciso encomendamos encomendar queremos queríamos gostaríamos agora enviar enviem fornecer são queria precisava precisávamos mandem mande envie preparem ponha ponham necessitamos necessito solicitamos pretendemos pretendia encomendo ser sejam seja mande-nos manda quero pedia envia mete põe faltam falta',
    around:
      'carrinho confirmado confirmada confirmados confirmadas disso gostava envia junta põe coloca guarda passo passamos afinal esgotado ainda também mais urgente cotar nos me dos das de do da para olá bom boa dia tarde obrigado encomenda pedido consulta artigo amanhã um uma uns umas os as ao aos no na nas em com ou depois seguinte seguintes este esta estes estas nosso nossa por fim logo possível mesmo ambos ambas igualmente mas porém às pelo pela pelos pelas num numa nuns numas dum duma até desde durante entre sobre sob segundo conforme que qual quais quem quando onde como porque se então assim já muito muitos bem aqui aí ali lá seu sua seus suas meu minha teu eu ele ela eles elas nós vocês foi foram era eram ser será serão seria estar está estão estava tem têm temos tenho tinha ter há podem pode podemos poderia poderiam podia podiam devem deve querem quer quero pôr coloque colocar acrescentar acrescente acrescentem juntar junte juntem adicionar adicione incluir inclua faltam falta ficam fica ficar servem serve segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira semana semanas próxima próximo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro início prazo prazos entrega entregar armazém oficina reparação manutenção ensaio ensaios cliente molde ferramenta máquina referência orçamento proposta anexo anexa exmo exma exmos senhor senhora sr sra dr dra eng noite obrigada habitual habituais normal normais correspondente correspondentes respetivo respetiva respetivos respetivas respectivo respectiva respectivos respectivas referido referidos partidos partido ok confirmar confirme confirmem saber telefone telefonema mail é não-obstante indicado escrevi escrito passam passa confirmamos mas pedi pedimos ontem bastam chega chegam mantém manter inalterado inalterados desculpa desculpe desculpem erro engano enganado enganei correto certa novo novos novas antigo talvez infelizmente entretanto além relativamente podias conseguem consegue levantar recolher substituir montagem linha assunto resposta hoje manhã preço preços custo cotação entregas fatura faturas faturação morada endereço telemóvel transportadora transporte envio envios enviar enviem expedição recolha levantamos disponível disponíveis disponibilidade escritório compras produção turno colega colegas chefe senhores prezado prezados prezada estimado estimados agradeço agradecemos agradecia agradecendo antecipadamente cumprimentos melhores atenciosamente abraço abraços aguardo aguardamos aguardando retorno espero esperamos chegou chegaram recebemos recebido recebeu veio vieram vem vimos visto ver veja vejam olha olhe sabem sabemos acho achamos penso creio falamos falado falar falei disse disseram dizer diga digam pedia combinado combinámos passada mês pois enquanto embora sempre agora antes portanto valeu áudio beleza pessoal galera medida tamanho',
    lost: 'partiram-se partiu-se riscado riscados riscada riscadas partiu partiram gastos quebrou quebraram quebrados quebradas gastas desgastados desgastadas danificados danificadas',
    courtesy: 'por_favor',
    closing: 'cumprimentos atenciosamente abraço obrigado obrigada',
  },
  ro: {
    asking:
      'rog rugăm nevoie dorim doresc comandăm vrea acum trimiteți trimite livrați dori vrem vreau comand puneți pregătiți expediați trimiteți-ne solicităm trebuie livrați-ne fie pune adaugă dă-mi dați iau luăm lipsesc',
    around:
      'zgâriați coș coșul confirmat confirmată confirmate pune pune-mi deoparte pregătește ridic trec terminat acesta aceasta aceștia poate veni și avem comanda am încă mai de asemenea urgent ne îmi pentru bună ziua salut mulțumesc mulțumim ofertă comandă cerere articol mâine un niște cu în la pe următoarele următorul aceste acest noastră voastră apoi iar cât repede posibil cel cea cele dar însă al ai ale ca că care cui cine când unde cum dacă deci deoarece prin spre până după înainte între sub peste lângă este sunt era erau fi fost va vor ar aș avea are au puteți pot poate putem dorește adăugați adăuga adaugă puneți-ne treceți includeți expediere livrare livrarea termen luni marți miercuri joi vineri sâmbătă duminică săptămână săptămâna viitoare viitor ianuarie februarie martie aprilie iunie iulie august septembrie octombrie noiembrie decembrie început sfârșit sfârșitul mijloc stoc stocul magazie atelier reparație reparații mentenanță întreținere probă client matriță matrița matriței mașină referință oferta ofertei atașat atașată stimate stimată domnule doamnă dimineața seara colega coleg salutări obișnuit obișnuite normale normal corespunzătoare corespunzător aferente respective respectiv menționate discutat telefonic toate foarte bine deja aici acolo lor lui ei ele noi voi dvs dumneavoastră dvoastră ok confirmați confirmare rapid s-au s-a precum alături așa ni li mi ne-au rugăm scris indicat devin devine rămân confirmăm dar te comandat comandasem ieri ajunge ajung rămâne neschimbat neschimbate lăsați scuze eroare greșeală greșit corect nou nouă vechi anterioare ultimul restul sigur desigur totuși referitor privind lipsesc lipsește înlocui înlocuire montaj linie număr subiect răspuns azi astăzi ridicăm ridica cumpăra preț prețul prețuri prețurile cost costuri termenul livrării factura factură facturi facturare adresa adresă telefon telefonul mail mailul curier curierul transport transportul expedierea ridicare disponibil disponibile disponibilitate atelierul birou achiziții producție tura colegul colegii șeful domn domnul doamna domnii stimați dragă anticipat respect aștept așteptăm așteptând răspunsul sper sperăm ajuns primit văzut vedea vedeți uite uitați știți știm știu cred credem vorbit vorbim discuției spus spune spuneți zis trecută luna dimineață deși tot toți fiecărui rog revin revenim interesează dimensiune dimensiunea mărime',
    lost: 'zgâriat zgâriate rupt rupte uzat uzate rupți spart sparte crăpat crăpate',
    courtesy: 'vă_rog',
    closing: 'respect stimă mersi mulțumesc mulțumim',
  },
  se: {
    asking:
      'behöver beställer beställa skulle vill ha gärna nu skicka leverera skickar lägg lägga beställde önskar önskas behövs ta tar kan ni du lägger packa får få vara köper saknar saknas',
    around:
      'korgen varukorgen slänga släng lägg bekräftat bekräftad undan fram kommer slut tillsammans gången vanligt och snälla vi jag oss mig ännu också dessutom även snabbt offerera av de den för hej order beställning förfrågan artikel imorgon en ett det dessa denna följande vår vårt er ert till med på om så snart som möjligt sedan sen helst redan men dock hos från under över mellan efter före innan enligt vad vem när var hur därför eftersom att då här där mycket väl bra han hon dem deras sitt sina min mitt mina ditt är vore blir blev bli varit har hade haft ska skall måste bör kunna kunde ville vilja önska komplettera bifoga bifogat bifogad sänd sända måndag tisdag onsdag torsdag fredag lördag söndag vecka veckan veckor nästa kommande januari februari mars april maj juni juli augusti september oktober november december början slutet mitten senast leverans leveranstid lager lagret verkstad reparation underhåll prov kund verktyg verktyget maskin referens offert offerten bilaga hejsan tjena god dag morgon kväll trevlig helg vanliga normala motsvarande tillhörande nämnda samtal telefon gick alla allt ok självklart bekräfta bekräftelse återkom meddela ihop skrev skrivit skrevs angav bekräftar hejsan beställde beställt igår räcker oförändrat oförändrade kvarstår kvar behåll behålla lämna ursäkta fel felaktigt rätt ny nya nytt gamla gammal förra sista övriga resten kanske säkert tyvärr samtidigt förutom angående gällande saknas saknar fattas montering rad rader ämne svar brådskande hämta hämtar hämtas köpa idag ikväll pris priser prisuppgift leveransadress faktura fakturor adress telefonen ringt ringa ringer mejl mejla mejlar kurir frakt frakten transport hämtning tillgänglig tillgängliga lagerstatus verkstan verktygsmakare produktion kontor skift kollega kollegor chef chefen hälsning hälsningar vänliga vänlig bästa hallå tjenare tackar tacksam tacksamma väntar hoppas hoppades kommit fått fick mottagit ser titta tittar vet tror tycker tänkte pratade pratat prata sade sagt överenskommet avtalat bestämt förmiddag eftermiddag helgen semester måndagen ändå oxå alltså går åt mått storlek',
    lost: 'spruckit repad repade repiga brustit slitna trasiga spruckna avbruten avbrutna sönder trasig sliten skadad skadade',
    courtesy: 'tack',
    closing: 'hälsningar mvh hälsning tack tackar',
  },
  sl: {
    asking:
      'prosim prosimo potrebujemo potrebujem rabimo naročamo naročam želimo zdaj pošljite poslati dobavite potreboval potrebovali rabil rabili naročil naročili naročite pripravite dostavite želel želeli vzamemo dajte biti rabim pošlji daj dodaj dodajte vzamem želim manjka manjkajo',
    around:
      'kar takoj košarico košarica potrjeno potrjujemo tega rabim želim pošlji odloži prevzamem zmanjkalo zraven zadnjič bi še tudi dodatno ponovno nujno hitro nam mi od za pozdravljeni živjo hvala ponudbo naročilo povpraševanje artikel jutri ta to ti te naslednje naslednji naš vaš na in pa potem nato čim prej mogoče prosil prosila prosili ampak vendar toda ob pri po med pred pod nad čez skozi do da ki kdo kaj kje kako kdaj kadar če ker zato torej tako tu tukaj tam že zelo dobro se si jih jim ga jo njihov njegov moj svoj svojo je so smo ste bil bila bilo bili bomo bo bodo biti imamo imam ima imajo imeti lahko moramo mora morajo želite dodajte dodaj dodati pošljete pošiljko pripravimo pripravi manjka manjkajo potrebni potrebna ponedeljek ponedeljka torek torka sreda srede sredo četrtek četrtka petek petka sobota nedelja teden tedna tednu prihodnji januar januarja februar februarja marec marca april aprila maj maja junij junija julij julija avgust avgusta september septembra oktober oktobra november novembra december decembra začetek konec konca rok roku dobava dobave dobavo zaloga zalogo skladišče delavnica popravilo popravila vzdrževanje poskus stranka orodje orodja stroj ponudba ponudbi ponudbe priloga priponki spoštovani spoštovana gospod gospa kolega zdravo dober dan jutro večer lep običajne običajni standardne ustrezne ustrezni pripadajoče pripadajoči omenjene dogovorjeno telefonu vse vsi vseh skupaj ok seveda potrdite potrditev sporočite napisal napisala pisalo navedeno postane potrjujemo daj naročil naročila včeraj zadostuje zadošča dovolj ostane ostanejo nespremenjeno sprememb pusti pustite oprostite napaka napačno pravilno nov novih star prejšnji prejšnje zadnji zadnje ostalo ostale morda hkrati poleg glede zamenjati zamenjava montaža vrstica številka zadeva odgovor prevzamemo danes cena ceno cene cen cenik roka dobavni račun računa računu naslov naslova telefon telefonsko klic klicali kličite mail mejl dostava dostave dostavo prevoz prevoznik kurir pošiljka pošiljanje prevzem prevzemu razpoložljivost razpoložljivo delavnice nabava nabave proizvodnja pisarna izmena sodelavec sodelavka šef vodja gospe pozdravljena lepo lepa hvaležni vnaprej pozdrav pozdravi odgovora odgovorite čakam čakamo pričakujemo upam upamo prišlo prišli prišla dobili dobil prejeli prejel videli vidim poglejte pogledati vemo vem mislim govorili govoril rekli rekel dogovor dogovora dogovorili mesec popoldne ko kjer nekaj vsak razumevanje dimenzija velikost',
    lost: 'zlomila zlomili počila opraskan opraskani opraskane počili zlomljen zlomljeni obrabljeni zlomil počil obrabil obrabili poškodovan poškodovani',
    courtesy: 'prosim',
    closing: 'pozdravom pozdrav hvala',
  },
} as const satisfies Record<string, OrderWords>

const courtesy = [...wordsOf('courtesy')].map((words) => words.replaceAll('_', ' '))
const words = {
  asking: wordsOf('asking'),
  lost: wordsOf('lost'),
  any: new Set([
    ...wordsOf('asking'),
    ...wordsOf('around'),
    ...wordsOf('lost'),
    ...courtesy.flatMap((said) => said.split(' ')),
  ]),
}
const marks = /^[^\p{L}]+|[^\p{L}]+$/gu

function wordsOf(kind: keyof OrderWords): Set<string> {
  return new Set(Object.values(orderWords).flatMap((language) => foldLetters(language[kind]).split(' ')))
}

/** `j'en`, `d'autres`, `l'anello` */
const elided = /^(?:[cdjlmnst]|qu|un|dell|all|nell|sull|dall|quest|quell)'(?=\p{L})/u

/** `mande-me`, `envoyez-m'en` */
const enclitic = /-(?:m'en|moi|nous|en|me|nos|lhes?)$/

/** `we'd`, `I'll` */
const shortVerb = /(?<=^(?:we|i|you|they))'(?:d|ll|re|ve|m)$/

function isOneOf(known: ReadonlySet<string>, word: string): boolean {
  const bare = foldLetters(word).replace(marks, '').replace(shortVerb, '')
  return (
    !/\d/.test(word) && [bare, bare.replace(elided, ''), bare.replace(enclitic, '')].some((said) => known.has(said))
  )
}

/** Symbols of parts and materials in capitals, which are words in small letters: the English "was". */
const symbols: ReadonlySet<string> = new Set(['AS', 'AZ', 'CU', 'OR', 'WAS'])

/** Whether a word of a sentence says nothing about a part; a ditto mark does. */
function isAround(word: string): boolean {
  return /^[-–:;,.!?&+]$/.test(word) || isOrdering(word)
}

/** "About" before a number changes it, although it is also a word around others: `unos 8`. */
const aboutAtEnd = new RegExp(String.raw`(?<!\p{L})(?=\p{L}{3})${anyOf('about')}\.?\s+$`, 'u')

/** `E 1710/8`: a letter of another maker's number. */
function isMakersLetter(word: string, next = ''): boolean {
  return /^\p{Lu}$/u.test(word) && /^\d{3}/.test(next)
}

/**
 * Names of parts that begin or end with such a word, in folded letters: `O ring`, the Italian "vite". `_` is a blank or a
 * hyphen, `~` any ending. The browser has no other names; a test holds that none of the shop's is missing.
 */
const begun =
  'o_ring~ o_krouz~ o_dichtring~ o_gyuru~ o_obroc~ o_tesnil~ junta_torica junta_o_ring e_pin~ ko_pin~ k_o_pin~ mou?ld_core lead_pin~ mag_csap~ mag_stift~ also_felfogo~ also_kiloko~ cui_arunc~ de_lam~ vit[ei]_a vit[ei]_con vit[ei]_tc~ vit[ei]_m\\d~ vit[ei]_brugol~'
const ended =
  '~platten?_oben ~platten?_unten ~plaat_onder ~lap_also guide_posts? riser_bars? spacer_bars? parallel_bars? expulsor~_de_retorno pasador~_de_retorno pasador~_partidos? extrator~_de_retorno pinos?_de_retorno ejecteurs?_standard ejecteurs?_de_rappel ejecteurs?_de_retour broches?_de_rappel goupilles?_de_rappel buses?_de_moule buses?_moule plaques?_moule semelles?_de_moule placas?_molde piastr~_stampo ugell~_stampo estrattor~_standard krouz~_o inel~_o tesnil~_o distancni(?:ch)?_list vodilne_puse'
const startOfName = new RegExp(String.raw`^(?:${patternsOf(begun)})(?!\p{L})`, 'u')
const endOfName = new RegExp(String.raw`(?<!\p{L})(?:${patternsOf(ended)})\W*$`, 'u')

/** Characters; no such name is longer. Looking through a whole text would take the square of its length. */
const maxNameLength = 40

function patternsOf(names: string): string {
  return names.replaceAll('_', String.raw`[\s-]+`).replaceAll('~', String.raw`\p{L}*`).replaceAll(' ', '|')
}

/** Removes words of an order from both ends of a text that has others, too. */
export function withoutOrdering(text: string): string {
  const found = [...text.matchAll(/\S+/g)]
  const folded = foldLetters(text)
  const begins = (at: number) => startOfName.test(folded.slice(at, at + maxNameLength))
  const ends = (at: number) => endOfName.test(folded.slice(Math.max(0, at - maxNameLength), at))
  const first = found.find(
    ({ 0: word, index }, at) => !isAround(word) || isMakersLetter(word, found[at + 1]?.[0]) || begins(index),
  )
  const last = found.findLast(({ 0: word, index }) => !isAround(word) || ends(index + word.length))
  if (first === undefined || last === undefined) return text
  const start = aboutAtEnd.exec(folded.slice(0, first.index))
  const isRough = start !== null && /^\d/.test(first[0])
  const from = isRough ? start.index : first.index
  const rest = text.slice(from, last.index + last[0].length)
  // "(4 also)" stays whole.
  if (rest.lastIndexOf('(') > rest.lastIndexOf(')') && /\)\W*$/.test(text)) return text.slice(from)
  const cut = last === found.at(-1) ? rest : rest.replace(/[,;:]$/, '')
  const place = dangling.exec(cut)?.index
  return place === undefined ? cut : withoutOrdering(cut.slice(0, place))
}

/** What belongs to words of an order that stood behind it: `8x40 auf | Lager`, `M20x90 sont à | remplacer`, `otros | cuatro` */
const dangling =
  /(?<=[\p{L}\d)][,;]?)\s+(?:(?:(?:wir|ich)\sgleich\s?)?auf|(?:wir|ich)\sgleich|ab|à|w|na|do|op|på|till|pe|otr[oa]s|autres|altr[ie]|outr[oa]s)[,;:]?$/u

const closing = new RegExp(
  String.raw`[.,;!?]\s+(?:\p{L}+\s+){0,2}(?:${[...wordsOf('closing')].join('|')})(?!\p{L})[^\d]*$`,
  'u',
)

/** Removes the end of a mail from its only line. */
export function withoutClosing(text: string): string {
  return text.slice(0, closing.exec(foldLetters(text))?.index)
}

const courtesyAtEnd = new RegExp(String.raw`(?:^|[\s,;])(?:${courtesy.join('|')})[\s.!,;]*$`)

/** Removes words of courtesy at the end of a text. */
export function withoutCourtesy(text: string): string {
  return text.slice(0, courtesyAtEnd.exec(foldLetters(text))?.index)
}

/** Words of sentences that change a part beside them: "not", "without", "longer", "below the head". */
const changing: ReadonlySet<string> = new Set(
  [
    'no non not nicht nein kein keine nie niet geen nem nao ne nu inte ej sin sans senza ohne without sem bez brez utan',
    'zonder fara nelkul o or oder ou lub nebo vagy sau eller ali longer shorter kurz kurze more plus mas mais piu mai meer',
    'vice wiecej bolj mer under unter sous sotto bajo pod alatt onder sub sob past besides except ausser behalve solo',
  ].flatMap((words) => words.split(' ')),
)

/** `OS`, `con.`: short capitals are symbols, and a short word with a full stop is an abbreviation. */
const isShortForm = /^(?:[A-Z]{1,2}|\p{L}{1,3}\.+)$/u

/** Whether a word changes a part beside it. */
export function changesMeaning(word: string): boolean {
  return changing.has(foldLetters(word).replace(marks, ''))
}

/** Whether a word of a sentence says nothing about a part, wherever it stands beside the part. */
export function isFillerWord(word: string): boolean {
  return !isShortForm.test(word) && isOrdering(word) && !changesMeaning(word)
}

/** Whether a word is one of an order, which says nothing about a part. */
export const isOrdering = remember((word: string): boolean => {
  return !symbols.has(word.replace(marks, '')) && isOneOf(words.any, word)
})

/** Whether the last word of a text asks for what stands before it. */
export function endsInAsking(text: string): boolean {
  return isOneOf(words.asking, /\S*$/.exec(text.trimEnd())?.[0] ?? '')
}

/** Whether a text says that a part has broken or is worn. */
export function namesLoss(text: string): boolean {
  return text.split(/\s+/).some((word) => isOneOf(words.lost, word))
}

/** What a label in a mail names beside a quantity: `Zeichnung: 3305`. */
const labelled = /(?:^|\s)\p{L}[\p{L}. ]{1,25}[:=].*$/u

/** Whether a text has only labelled values and words of an order, so that a quantity beside it is that of the line above. */
export function hasOnlyFillers(text: string): boolean {
  const found = text.replace(labelled, '').match(/\S+/g) ?? []
  return found.every((word) => isOneOf(words.any, word) || !/[\p{L}\d]{3}/u.test(word))
}
