/** Behind the name of who sends it: `order volgt van Lorraine` */
const clauseEnd = String.raw`(?=\s*(?:[,.;!?)]|$))`

/** That the order in writing or its number is sent later, per language, as parts of patterns for folded texts. */
export const orderToFollow = {
  de: 'bestell(?:ung|nummer) (?:folgt|kommt)(?: (?:noch|schriftlich|per (?:e-?)?mail|morgen|spater|separat|nach)){0,2}',
  en: `(?:po|purchase order|order(?: number| no\\.?)?|paperwork)(?: number)? (?:will |to |is to )?(?:follow|come)s?(?: (?:later|tomorrow|today|shortly|on|by (?:e-?)?mail|separately|from \\p{L}+)){0,2}(?=\\s*(?:[,.;!?)]|$))`,
  cs: `objednavku (?:posle|dosle) \\p{L}+${clauseEnd}|objednavka (?:prijde|nasleduje|bude nasledovat|dorazi)(?: (?:pozdeji|mailem|zitra|zvlast))?`,
  es: '(?:el )?pedido (?:formal )?(?:va (?:aparte|despues|manana)|sigue|seguira|(?:os |te |le )?llegara?(?: aparte| despues)?)',
  fr: '(?:le )?bon de commande (?:suit|suivra|arrive)(?: (?:demain|par mail|a part))?',
  hu: `(?:a )?(?:megrendelest|rendelest|rendelesszamot) \\p{L}+ (?:kuldi|kuldi majd)${clauseEnd}|(?:a )?(?:hivatalos )?(?:rendelesszam|megrendeles|rendeles) (?:kesobb )?(?:kovetkezik|kuldjuk|kuldom|jon)(?: (?:kesobb|emailben|kulon))?`,
  it: "(?:l'|l')?ordine (?:scritto |formale )?(?:segue|seguira|arriva|a seguire)(?: (?:domani|via mail|a parte))?",
  nl: `(?:de )?(?:bestelling|inkooporder|order|bestelbon) (?:volgt|komt) van \\p{L}+${clauseEnd}|(?:de )?(?:bestelling|inkooporder|order|bestelbon|ordernummer|bestelnummer) (?:volgt|komt)(?: (?:nog|later|morgen|per mail|apart|na)){0,2}`,
  pl: `zamowienie (?:dosle|przesle|wysle) \\p{L}+${clauseEnd}|(?:pisemne )?zamowienie (?:przyjdzie|pojdzie|dosle|doslemy|wkrotce|w drodze)(?: (?:pozniej|mailem|osobno|jutro))?`,
  pt: '(?:a )?(?:nota de )?encomenda (?:formal )?(?:segue|vai|seguira)(?: (?:depois|a parte|por mail|amanha))?',
  ro: `comanda o trimite \\p{L}+${clauseEnd}|comanda (?:scrisa )?(?:urmeaza|vine|o trimit)(?: (?:separat|mai tarziu|pe mail|maine))?`,
  se: `(?:bestallning|order|inkopsorder) kommer fran \\p{L}+${clauseEnd}|(?:skriftlig )?(?:bestallning|order|ordernummer|inkopsorder) (?:foljer|kommer)(?: (?:separat|senare|via mejl|imorgon))?`,
  sl: `narocilo poslje \\p{L}+${clauseEnd}|(?:pisno )?narocilo (?:sledi|pride)(?: (?:po posti|kasneje|jutri|posebej))?`,
} as const
