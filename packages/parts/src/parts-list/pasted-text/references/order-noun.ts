/** A noun for an order or an offer, which its number stands behind, in all languages and in folded letters. */
export const orderNoun = String.raw`(?:order|quote|quotation|po|job|auftrag|bestellung|anfrage|angebot|zamowieni\p{L}{1,2}|objednav\p{L}{1,3}|pedido|commande|devis|ordine|offerta|bestelling|offerte?|rendeles\p{L}{0,5}|comanda|encomenda|narocil\p{L}|bestallning\p{L}{0,2})`
