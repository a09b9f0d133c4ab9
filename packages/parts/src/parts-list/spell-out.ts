const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case, umlauts in two letters: some write "Stueck", some "STÜCK". */
export function spellOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
}
