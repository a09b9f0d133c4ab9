import type { Texts } from '../article.ts'

/** What a part does and what to mind when choosing it; the catalogue adds the material. */
export const descriptions = {
  AZ: {
    de: 'Zylindrischer Stift, der das Formteil über die Auswerferplatte ausstößt. Schaft g6 für eine Bohrung H7; der Kopf liegt in der Auswerferhalteplatte.',
    en: 'Cylindrical pin that pushes the part out with the ejector plate. Shaft g6 for an H7 bore; the head sits in the retainer plate.',
  },
  AK: {
    de: 'Auswerferstift mit 60°-Kegelkopf: kleiner Kopf für enge Stiftabstände, Aufnahme durch eine einfache Senkung.',
    en: 'Ejector pin with a 60° conical head: a small head for close pin spacing, held in a plain countersink.',
  },
  AS: {
    de: 'Abgesetzter Auswerferstift: dünne Spitze, verstärkter Schaft. Knickt weniger als ein durchgehend dünner Stift; der dünne Teil muss länger sein als Führung und Auswerferhub.',
    en: 'Shouldered ejector pin: thin tip, thicker shaft. Buckles less than a pin thin all along; the thin part must be longer than guide plus ejector stroke.',
  },
  AF: {
    de: 'Flachauswerferstift für Rippen und schmale Stege. Der Absatz darf im Hub nicht in den Schlitz laufen: Blattlänge größer als Hub plus Führung.',
    en: 'Blade ejector for ribs and narrow walls. The shoulder must not run into the slot: blade longer than stroke plus guide.',
  },
  AH: {
    de: 'Auswerferhülse, die ringförmig um einen feststehenden Kernstift ausstößt. Der passende Kernstift ist mindestens 50 mm länger als die Hülse.',
    en: 'Ejector sleeve that pushes in a ring around a fixed core pin. The matching core pin is at least 50 mm longer than the sleeve.',
  },
  KS: {
    de: 'Kernstift mit Schaft h6, als feststehender Kern für Bohrungen im Formteil oder in einer Auswerferhülse.',
    en: 'Core pin with shaft h6, a fixed core for holes in the part or inside an ejector sleeve.',
  },
  AB: {
    de: 'Angussbuchse mit kegeligem Kanal. Buchsenradius gleich oder 1–3 mm größer als der Düsenradius, Bohrung mindestens 0,5 mm größer als die Düsenbohrung. Länge L unter dem Kopf; Radius 0 ist plan.',
    en: 'Sprue bushing with a tapered channel. Seat radius equal to or 1–3 mm above the nozzle radius, bore at least 0.5 mm above the nozzle orifice. Length L below the head; radius 0 is flat.',
  },
  FS: {
    de: 'Führungssäule mit Bund: l1 sitzt in der Formplatte, l2 führt. Drei gleiche Säulen und eine mit dem Nachbardurchmesser verhindern den verdrehten Zusammenbau.',
    en: 'Guide pillar with collar: l1 sits in the cavity plate, l2 guides. Three equal pillars and one of the neighbouring diameter keep the mould from being closed the wrong way round.',
  },
  FB: {
    de: 'Führungsbuchse mit Bund zur Führungssäule gleichen Durchmessers; die Länge folgt der Plattendicke.',
    en: 'Headed guide bush for the pillar of the same diameter; its length follows the plate thickness.',
  },
  ZR: {
    de: 'Zentrierring, der das Werkzeug in der Bohrung der Maschinenplatte ausrichtet. Durchmesser d1 nach der Maschine wählen.',
    en: 'Locating ring that centres the mould in the bore of the machine platen. Choose d1 by the machine.',
  },
  PLA: {
    de: 'Formplatte, allseitig geschliffen: trägt die Formeinsätze oder wird selbst zur Kavität.',
    en: 'Cavity plate, ground all over: carries the inserts or becomes the cavity itself.',
  },
  PLB: {
    de: 'Aufspannplatte, bündig mit der Formplatte; wird mit Spannpratzen in Nuten gehalten.',
    en: 'Clamping plate flush with the cavity plate; held by clamps in slots.',
  },
  PLC: {
    de: 'Zwischenplatte, stützt die Formplatte gegen den Spritzdruck ab.',
    en: 'Intermediate plate, supports the cavity plate against the injection pressure.',
  },
  PLD: {
    de: 'Leiste, gibt der Auswerfereinheit ihren Hub: Höhe = beide Auswerferplatten + Hub + Auflagen. Preis je Stück, gebraucht werden zwei.',
    en: 'Riser, gives the ejector set its stroke: height = both ejector plates + stroke + stop pads. Price per piece, two are needed.',
  },
  PLE: {
    de: 'Auswerferhalteplatte, nimmt die Köpfe der Auswerferstifte auf.',
    en: 'Ejector retainer plate, holds the heads of the ejector pins.',
  },
  PLF: {
    de: 'Aufspannplatte mit Überstand zum direkten Spannen mit Pratzen.',
    en: 'Clamping plate with overhang for clamping directly.',
  },
  PLG: {
    de: 'Auswerfergrundplatte, drückt auf die Köpfe der Auswerferstifte und trägt den Auswerferbolzen.',
    en: 'Ejector base plate, pushes on the heads of the ejector pins and carries the ejector rod.',
  },
} as const satisfies Record<string, Texts>
