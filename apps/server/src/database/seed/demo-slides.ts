import type { PageLanguage } from '@normwerk/contract/content/page-language'

export interface DemoSlide {
  /** The page that the button opens. */
  path: string
  /** Heading, text and button in each language. */
  texts: Record<PageLanguage, readonly [heading: string, text: string, button: string]>
}

/** What the landing page of a demo shop shows, in the order of the carousel. */
export const demoSlides: readonly DemoSlide[] = [
  {
    path: '/category/ejector-pins',
    texts: {
      cs: [
        'Vyhazovače zkrácené na míru',
        'Libovolná délka po 0,01 mm s tolerancí podle vašeho výběru. Cenu a dodací termín vidíte ihned.',
        'Válcové vyhazovače',
      ],
      de: [
        'Auswerferstifte auf Maß gekürzt',
        'Jede Länge in Schritten von 0,01 mm, mit der Toleranz Ihrer Wahl. Preis und Liefertermin sehen Sie sofort.',
        'Auswerferstifte',
      ],
      en: [
        'Ejector pins cut to your length',
        'Any length in steps of 0.01 mm, with the tolerance that you choose. You see price and delivery date at once.',
        'Ejector pins',
      ],
      es: [
        'Expulsores cortados a medida',
        'Cualquier longitud en pasos de 0,01 mm, con la tolerancia que elija. Precio y fecha de entrega al instante.',
        'Expulsores cilíndricos',
      ],
      fr: [
        'Éjecteurs coupés à vos cotes',
        'Toute longueur par pas de 0,01 mm, avec la tolérance de votre choix. Prix et date de livraison immédiats.',
        'Éjecteurs cylindriques',
      ],
      hu: [
        'Méretre vágott kilökőcsapok',
        'Bármely hossz 0,01 mm-es lépésekben, a választott tűréssel. Az ár és a szállítási határidő azonnal látható.',
        'Kilökőcsapok',
      ],
      it: [
        'Estrattori tagliati a misura',
        'Qualsiasi lunghezza a passi di 0,01 mm, con la tolleranza scelta. Prezzo e data di consegna subito visibili.',
        'Estrattori cilindrici',
      ],
      nl: [
        'Uitwerppennen op maat ingekort',
        'Elke lengte in stappen van 0,01 mm, met de tolerantie van uw keuze. U ziet prijs en leverdatum direct.',
        'Uitwerppennen',
      ],
      pl: [
        'Wypychacze cięte na wymiar',
        'Dowolna długość co 0,01 mm, z wybraną tolerancją. Cena i termin dostawy są widoczne od razu.',
        'Wypychacze walcowe',
      ],
      pt: [
        'Pinos extratores cortados à medida',
        'Qualquer comprimento em passos de 0,01 mm, com a tolerância que escolher. Preço e data de entrega imediatos.',
        'Pinos extratores',
      ],
      ro: [
        'Știfturi aruncătoare scurtate la cotă',
        'Orice lungime, în pași de 0,01 mm, cu toleranța aleasă. Prețul și data livrării se văd imediat.',
        'Știfturi aruncătoare',
      ],
      se: [
        'Utstötarstift kapade till önskat mått',
        'Valfri längd i steg om 0,01 mm, med den tolerans du väljer. Pris och leveransdatum visas direkt.',
        'Utstötarstift',
      ],
      sl: [
        'Izmetači, odrezani po meri',
        'Poljubna dolžina po 0,01 mm, z izbrano toleranco. Cena in rok dobave sta vidna takoj.',
        'Izmetači',
      ],
    },
  },
  {
    path: '/help/import',
    texts: {
      cs: [
        'Kusovník je objednávka',
        'Vložte kusovník z Excelu, z PDF nebo z e-mailu. Každý řádek zkontrolujete, než se dostane do košíku.',
        'Jak to funguje',
      ],
      de: [
        'Aus der Stückliste wird die Bestellung',
        'Stückliste aus Excel, PDF oder E-Mail einfügen. Sie prüfen jede Zeile, bevor sie in den Warenkorb kommt.',
        'So geht es',
      ],
      en: [
        'Your parts list becomes the order',
        'Paste a parts list from Excel, a PDF or a mail. You check every row before it goes into the cart.',
        'How it works',
      ],
      es: [
        'De la lista de piezas al pedido',
        'Pegue una lista de piezas de Excel, de un PDF o de un correo. Usted comprueba cada fila antes de añadirla al carrito.',
        'Cómo funciona',
      ],
      fr: [
        'De la nomenclature à la commande',
        'Collez une nomenclature venant d’Excel, d’un PDF ou d’un e-mail. Vous vérifiez chaque ligne avant l’ajout au panier.',
        'Comment faire',
      ],
      hu: [
        'A darabjegyzékből rendelés lesz',
        'Illesszen be darabjegyzéket Excelből, PDF-ből vagy e-mailből. Minden sort ellenőrizhet, mielőtt a kosárba kerül.',
        'Így működik',
      ],
      it: [
        'Dalla distinta base all’ordine',
        'Incollare una distinta base da Excel, da un PDF o da un’e-mail. Ogni riga si controlla prima di entrare nel carrello.',
        'Come funziona',
      ],
      nl: [
        'Van stuklijst naar bestelling',
        'Plak een stuklijst uit Excel, een pdf of een e-mail. U controleert elke regel voordat die in de winkelwagen komt.',
        'Zo werkt het',
      ],
      pl: [
        'Od listy części do zamówienia',
        'Wystarczy wkleić listę części z Excela, pliku PDF lub e-maila. Każdy wiersz można sprawdzić, zanim trafi do koszyka.',
        'Jak to działa',
      ],
      pt: [
        'Da lista de peças à encomenda',
        'Cole uma lista de peças do Excel, de um PDF ou de um e-mail. Verifica cada linha antes de a pôr no carrinho.',
        'Como funciona',
      ],
      ro: [
        'De la lista de piese la comandă',
        'Lipiți o listă de piese din Excel, dintr-un PDF sau dintr-un e-mail. Verificați fiecare rând înainte să ajungă în coș.',
        'Cum funcționează',
      ],
      se: [
        'Från stycklista till beställning',
        'Klistra in en stycklista från Excel, en PDF eller ett mejl. Du kontrollerar varje rad innan den läggs i varukorgen.',
        'Så fungerar det',
      ],
      sl: [
        'Iz kosovnice nastane naročilo',
        'Prilepite kosovnico iz Excela, PDF-ja ali e-pošte. Vsako vrstico preverite, preden pride v košarico.',
        'Kako deluje',
      ],
    },
  },
  {
    path: '/configurator',
    texts: {
      cs: [
        'Celý rám formy v jednom kroku',
        'Zvolte rozměr, tloušťky desek a ocel, prohlédněte si rám ve 3D a objednejte desky a díly najednou.',
        'Konfigurovat rám formy',
      ],
      de: [
        'Der ganze Formaufbau in einem Zug',
        'Größe, Plattendicken und Stahl wählen, den Aufbau in 3D sehen und Platten und Teile zusammen bestellen.',
        'Formaufbau konfigurieren',
      ],
      en: [
        'The whole mould base in one go',
        'Choose size, plate thicknesses and steel, see the mould base in 3D, and order its plates and parts together.',
        'Configure a mould base',
      ],
      es: [
        'El portamoldes completo de una vez',
        'Elija tamaño, espesores de placa y acero, véalo en 3D y pida juntas las placas y las piezas.',
        'Configurar un portamoldes',
      ],
      fr: [
        'La carcasse complète en une fois',
        'Choisissez format, épaisseurs de plaques et acier, voyez la carcasse en 3D et commandez plaques et pièces ensemble.',
        'Configurer une carcasse',
      ],
      hu: [
        'A teljes szerszámház egy lépésben',
        'Válassza ki a méretet, a lapvastagságokat és az acélt, nézze meg 3D-ben, és rendelje meg együtt a lapokat és az alkatrészeket.',
        'Szerszámház konfigurálása',
      ],
      it: [
        'Il portastampo completo in un solo passo',
        'Scegliere formato, spessori delle piastre e acciaio, vedere il portastampo in 3D e ordinare insieme piastre e componenti.',
        'Configurare un portastampo',
      ],
      nl: [
        'Het hele matrijsframe in één keer',
        'Kies maat, plaatdikten en staal, bekijk het matrijsframe in 3D en bestel platen en onderdelen samen.',
        'Matrijsframe configureren',
      ],
      pl: [
        'Cały korpus formy za jednym razem',
        'Wybór wymiarów, grubości płyt i stali, podgląd w 3D oraz wspólne zamówienie płyt i części.',
        'Skonfiguruj korpus formy',
      ],
      pt: [
        'A estrutura de molde completa de uma só vez',
        'Escolha dimensões, espessuras das placas e aço, veja-a em 3D e encomende placas e peças em conjunto.',
        'Configurar uma estrutura de molde',
      ],
      ro: [
        'Tot suportul de matriță dintr-o dată',
        'Alegeți dimensiunea, grosimile plăcilor și oțelul, vedeți suportul în 3D și comandați plăcile și piesele împreună.',
        'Configurați un suport de matriță',
      ],
      se: [
        'Hela formstativet på en gång',
        'Välj storlek, plattjocklekar och stål, se formstativet i 3D och beställ plattor och delar tillsammans.',
        'Konfigurera ett formstativ',
      ],
      sl: [
        'Celotno ohišje orodja naenkrat',
        'Izberite velikost, debeline plošč in jeklo, oglejte si ohišje v 3D ter skupaj naročite plošče in dele.',
        'Nastavi ohišje orodja',
      ],
    },
  },
]
