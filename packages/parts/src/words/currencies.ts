/** Signs and names of currencies, as a part of a regular expression for texts in lower case without accents. */
export const currencies = '(?:eur|euros?|€|chf|usd|\\$|gbp|£|czk|kc|pln|zl|huf|ft|ron|lei|sek|kr)'
