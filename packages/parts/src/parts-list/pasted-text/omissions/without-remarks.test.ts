import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutRemarks } from './without-remarks.ts'

test.each([
  '6 ejector pins nitrided 6x160 – ordered 2 weeks ago and never arrived',
  '6 ejector pins nitrided 6x160 – cavity 3 and 4',
  '6 ejector pins nitrided 6x160 – first offs on the 14th',
  '6 ejector pins nitrided 6x160, two broke yesterday',
  '6 Auswerferstifte nitriert 6x160, Durchwahl 214 bei Fragen',
  '6 Auswerferstifte nitriert 6x160 – zum dritten Mal dieses Jahr',
  '6 Auswerferstifte nitriert 6x160 (Lagernr. 44-1021)',
  '6 Auswerferstifte nitriert 6x160, die 2 von letzter Woche waren gut',
  '6 éjecteurs nitrurés 6x160 (deux des anciens sont tordus)',
  '6 éjecteurs nitrurés 6x160 – la dernière fois on en avait 5',
  '6 éjecteurs nitrurés 6x160, plus que 2 dans le tiroir',
  '6 éjecteurs nitrurés 6x160, poste 214 pour les questions',
  '6 estrattori nitrurati 6x160 (il turno 2 aspetta)',
  "6 estrattori nitrurati 6x160 – terza volta quest'anno",
  '6 estrattori nitrurati 6x160, solo 2 nel cassetto',
  '6 estrattori nitrurati 6x160, servono entro le 15',
  '6 expulsores nitrurados 6x160 (el turno 2 espera)',
  '6 expulsores nitrurados 6x160 (para la máquina 7)',
  '6 expulsores nitrurados 6x160, dos se rompieron ayer',
  '6 extratores nitrurados 6x160 (para a máquina 7)',
  '6 extratores nitrurados 6x160, extensão 214 para dúvidas',
  '6 extratores nitrurados 6x160 (n.º armazém 44-1021)',
  '6 extratores nitrurados 6x160 – só nos restam dois',
  '6 uitwerpers genitreerd 6x160, de 2 van vorige week waren goed',
  '6 uitwerpers genitreerd 6x160 – vorige keer hadden we er 5',
  '6 uitwerpers genitreerd 6x160 (magazijnnr. 44-1021)',
  '6 nitridovaných vyhazovačů 6x160 – potřetí v tomto roce',
  '6 nitridovaných vyhazovačů 6x160 (skladové č. 44-1021)',
  '6 nitridovaných vyhazovačů 6x160, dva včera praskly',
  '6 wypychaczy azotowanych 6x160 (zmiana 2 czeka)',
  '6 wypychaczy azotowanych 6x160, dwa pękły wczoraj',
  '6 wypychaczy azotowanych 6x160, w szufladzie już tylko 2',
  '6 wypychaczy azotowanych 6x160 (rabat 10 % jak uzgodniono)',
  '6 db nitridált kidobócsap 6x160 – múltkor 5 volt',
  '6 db nitridált kidobócsap 6x160 (a 2. műszak vár)',
  '6 db nitridált kidobócsap 6x160 (12-es iroda, második ajtó)',
  '6 db nitridált kidobócsap 6x160, 214-es mellék kérdés esetén',
  '6 aruncătoare nitrurate 6x160, trebuie să fie aici până la ora 15',
  '6 aruncătoare nitrurate 6x160, vezi pagina 12 din catalog',
  '6 aruncătoare nitrurate 6x160, cele 2 de săptămâna trecută au fost bune',
  '6 aruncătoare nitrurate 6x160 – primele piese pe 14',
  '6 nitrerade utstötare 6x160, måste vara här kl 15',
  '6 nitrerade utstötare 6x160 – förra gången hade vi 5',
  '6 nitrerade utstötare 6x160 (skift 2 väntar)',
  '6 nitrerade utstötare 6x160, 2:a beställningen denna månad',
  '6 nitriranih izmetačev 6x160 – naročeno pred 2 tednoma in nikoli prišlo',
  '6 nitriranih izmetačev 6x160 – zadnjič smo jih imeli 5',
  '6 nitriranih izmetačev 6x160, dva sta včeraj počila',
  '6 nitriranih izmetačev 6x160 (za stroj 7)',
])('a remark with a figure of something else changes nothing: %s', (line) => {
  const [, part] = /^(?:6 (?:db )?)(.*? 6x160)/.exec(line) ?? []
  expect(readMailParts(line)).toEqual([`6 × ${part}`])
})

test.each(['6 Auswerferstifte nitriert 6x160 für Maschine 7', '6 éjecteurs nitrurés 6x160 (pour la presse 7, urgent)'])(
  'so does one without a sign before it: %s',
  (line) => {
    expect(withoutRemarks(line)).toMatch(/^6 .* 6x160$/)
  },
)

test.each([
  ['of everyday words without a figure', '6 ejector pins nitrided 6x160, the customer pays'],
  ['of other words', '6 ejector pins nitrided 6x160, fluted'],
  ['of work', '6 ejector pins nitrided 6x160 for the left slide, shortened'],
  ['with a number that may be pieces', '6 ejector pins nitrided 6x160, only 2'],
  ['with pieces of each mould', '6 éjecteurs nitrurés 6x160 par moule, soit 60'],
  ['with the letter of a type', '6 cartridge heaters 10x100 form B'],
  ['with a condition', '6 ejector pins nitrided 6x160, if the boss wants them'],
  ['beside a part without pieces', 'ejector pins nitrided 6x160 for the left slide'],
])('a remark %s stays', (_, line) => {
  expect(withoutRemarks(line)).toBe(line)
})
