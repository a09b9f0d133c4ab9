/** A noun for an order or an offer, which its number stands behind, in all languages and in folded letters. */
export const orderNoun = String.raw`(?:order|quote|quotation|po|job|auftrag|bestellung|anfrage|angebot|zamowieni\p{L}{1,2}|objednav\p{L}{1,3}|pedido|commande|devis|ordine|offerta|bestelling|offerte?|rendeles\p{L}{0,5}|comanda|encomenda|narocil\p{L}|bestallning\p{L}{0,2})`

/** A noun for an offer or an inquiry alone, with the same number behind it. */
export const offerNoun = String.raw`(?:offer|enquiry|inquiry|rfq|offre|preventivo|oferta|ofertei|presupuesto|cotizacion|proposta|orcamento|aanbieding|oferty|nabid\p{L}{2}|ajanlat\p{L}*|offert|ponudb\p{L})`
