/**
 * Beginnings of words for a mistake, and of verbs that lead from one number to another, per language and in folded letters. A
 * translator adds words here and nowhere else.
 */
const words = {
  de: {
    mistake: 'mich vertan verschrieben vertippt geirrt falsch fehler irrtum verwechselt geschrieben notiert',
    moving: 'ist gehen geht steigt steigen sinkt sinken',
  },
  en: {
    mistake: 'wrong mistake mistyped typo error mixed incorrect slip written typed',
    moving: 'go goes rise rises drop drops',
  },
  cs: { mistake: 'spletl chyb spatn omyl popletl preklep napsal', moving: 'jsou men zvys sniz' },
  es: { mistake: 'equivoq equivoc error mal escrito puse poner', moving: 'pasa pasan sube suben baja bajan' },
  fr: { mistake: 'trompe erreur faux fausse mauvais ecrit marque', moving: 'passe passent monte montent descend' },
  hu: { mistake: 'elirt elgepel teved hiba rossz irtam', moving: 'van vannak valtoz modosul emelked no csokken' },
  it: { mistake: 'sbagliat errat errore scritto', moving: 'passa passano sale salgono scende scendono' },
  nl: { mistake: 'vergist fout verkeerd vergissing geschreven', moving: 'gaat gaan wordt worden' },
  pl: { mistake: 'pomyl blad blednie bledn zle napisal', moving: 'jest zmienia zmieniaj wzrasta' },
  pt: { mistake: 'engan erro errad errei escrito', moving: 'passa passam sobe sobem baixa' },
  ro: { mistake: 'gresit gresea eroare scris', moving: 'trec trece urca scad' },
  se: { mistake: 'fel felskriv misstag skrivit', moving: 'gar andras hojs sanks' },
  sl: { mistake: 'zmotil napak narobe pomot napisal', moving: 'gre gredo spremeni naj' },
} as const satisfies Record<string, { mistake: string; moving: string }>

function anyOf(kind: 'mistake' | 'moving'): RegExp {
  const all = Object.values(words).flatMap((language) => language[kind].split(' '))
  // A short word begins many others.
  const beginnings = all.map((word) => (word.length < 5 ? `${word}$` : word))
  return new RegExp(`^(?:${beginnings.join('|')})`, 'u')
}

const mistake = anyOf('mistake')
const moving = anyOf('moving')

/** Whether a word in folded letters says that something was wrong. */
export function isMistake(word: string): boolean {
  return mistake.test(word)
}

/** Whether a word in folded letters leads from one number to another: `passam de 10 para 14` */
export function isMoving(word: string): boolean {
  return moving.test(word)
}
