/** Returns countries with their names in a language, sorted by name. */
export function namedCountries(codes: readonly string[], locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}
