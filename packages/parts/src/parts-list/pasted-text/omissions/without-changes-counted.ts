import { foldLetters } from '../../fold-letters.ts'
import { numberWord } from '../../quantities/read-pieces.ts'
import { alternatives } from '../../quantities/word-pattern.ts'
import { anyChange } from '../corrections/change-words.ts'

/** What a mail counts before it says what changes, in all languages. */
const changes = alternatives(
  [
    'dinge sachen punkte punkt änderung änderungen korrektur korrekturen fehler',
    'things points change changes correction corrections amendment amendments mistake mistakes error errors',
    'věc věci změna změny změnu oprava opravy chyba chyby',
    'cosa cosas cambio cambios corrección correcciones error errores fallos',
    'choses points modification modifications changement changements correction corrections erreur erreurs',
    'dolog dolgot változás változást módosítás módosítást hiba hibát',
    'cosa cose punti modifica modifiche correzione correzioni errore errori',
    'ding dingen punten wijziging wijzigingen correctie correcties fout fouten',
    'rzecz rzeczy zmiana zmiany zmianę poprawka poprawki błąd błędy',
    'coisa coisas alteração alterações correção correcções correções erro erros engano enganos',
    'lucru lucruri modificare modificări corectură corecturi greșeală greșeli',
    'sak saker ändring ändringar rättelse rättelser fel',
    'stvar stvari sprememba spremembe spremembi popravek popravki popravka napaka napake napaki',
  ].flatMap((words) => words.split(' ')),
)
const counted = new RegExp(
  String.raw`[\s,]*(?<![\p{L}\d])(?:${anyChange('only')}\s+)?(?:\d{1,2}|${numberWord})\s+(?:\p{L}{3,10}\s+)?${changes}(?=:\s)`,
  'u',
)

/** Removes how many changes a line announces, as they are no pieces: `en el pedido hay que cambiar dos cosas: …` */
export function withoutChangesCounted(text: string): string {
  if (!text.includes(': ')) return text
  const found = counted.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
