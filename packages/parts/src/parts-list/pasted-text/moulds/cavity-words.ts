/** What a mould has for each piece that it makes, in folded letters. */
export const cavity = String.raw`(?:kavit\p{L}*|cavit(?:y|ies|es?|a)|cavitat\p{L}*|cavidad\p{L}*|caviteit\p{L}*|(?:form)?nest(?:er|ern)?|(?:form)?hohlr(?:aum|aume|aumen|aeume|aeumen)|impressions?|empreintes?|impront[ae]|figur[ae]s?|huellas?|(?:fesz[ek]|ureg)\p{L}*|gniazd\p{L}*|cuib\p{L}*|amprent\p{L}*|gnezd\p{L}*|hnizd\p{L}*|dutin\p{L}*|otisk\p{L}{0,2}|(?:vorm)?holte[ns]?|fack|formrum\p{L}*|halrum\p{L}*)`

const stems =
  /kavit|cavi|(?<!\p{L})(?:form)?nest|hohlraum|figur|empreint|fesz[ek]|ureg|impront|impression|huella|gniazd|cuib|amprent|gnezd|dutin|otisk|holte|formrum|halrum/u

/** Whether a text in folded letters names cavities, whatever else it says. */
export function namesCavities(folded: string): boolean {
  return stems.test(folded)
}
