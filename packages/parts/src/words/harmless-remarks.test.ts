import { expect, test } from 'vitest'
import { formatAnswer, resolveText } from '../testing/read-text.ts'

test.each([
  'Auswerferstift 6x160 nitriert (wie letztes Mal)',
  'ejector pin 6x160 nitrided, same as last time',
  'éjecteur 6x160 nitruré (comme la dernière fois)',
  "estrattore 6x160 nitrurato come l'ultima volta",
  'expulsor 6x160 nitrurado, como la última vez',
  'uitwerper 6x160 genitreerd, zoals vorige keer',
  'vyhazovač nitridovaný 6x160, stejně jako minule',
  'wypychacz azotowany 6x160 (tak jak ostatnio)',
  'nitridált kilökő 6x160, mint legutóbb',
  'extrator nitretado 6x160 (como da última vez)',
  'aruncător nitrurat 6x160 (ca data trecută)',
  'utstötarstift nitrerade 6x160, samma som sist',
  'izmetač nitriran 6x160, enako kot zadnjič',
])('that a part is the one of the last order changes nothing: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x160')
})

test.each([
  'Auswerferstift 6x160 nitriert, zerbrechlich',
  'Auswerferstift 6x160 nitriert, bitte einzeln in Röhrchen',
  'ejector pin 6x160 nitrided (fragile, please individually packed)',
  'éjecteur 6x160 nitruré (attention fragile, emballage individuel svp)',
  'estrattore 6x160 nitrurato, fragile, imballo singolo',
  'expulsor 6x160 nitrurado, frágil, embalaje individual',
  'uitwerper 6x160 genitreerd (breekbaar, graag in koker)',
  'vyhazovač nitridovaný 6x160, křehké, baleno jednotlivě',
  'wypychacz azotowany 6x160, pakowane pojedynczo',
  'nitridált kilökő 6x160 (törékeny, egyenként csomagolva)',
  'extrator nitretado 6x160, frágil, embalado individualmente',
  'aruncător nitrurat 6x160, fragil, ambalat individual',
  'utstötarstift nitrerade 6x160, ömtåliga',
  'izmetač nitriran 6x160, lomljivo, posamično pakirano',
  'ejector pin 6x160 nitrided, any maker',
  'éjecteur 6x160 nitruré, toutes marques',
  'wypychacz azotowany 6x160, dowolny producent',
])('how a part is packed and who makes it changes nothing: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x160')
})

test.each([
  'Auswerferstift 6x160 nitriert, unbearbeitet',
  'Auswerferstift 6x160 nitriert, kürzen wir selber',
  'ejector pin 6x160 nitrided, unmachined',
  'ejector pin 6x160 nitrided, we do it ourselves',
  'éjecteur 6x160 nitruré, sans usinage',
  'estrattore 6x160 nitrurato, senza lavorazioni',
  'expulsor 6x160 nitrurado, sin mecanizar',
  'uitwerper 6x160 genitreerd, onbewerkt, doen we zelf',
  'vyhazovač nitridovaný 6x160, bez obrábění',
  'wypychacz azotowany 6x160, bez obróbki',
  'extrator nitretado 6x160, sem maquinagem',
])('what nobody asks to machine stays as it is: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x160')
})

test.each(['a vyhazovač nitridovaný 6x160', 'a nitridált kilökő 6x160'])(
  'may begin with "and" or an article: %s',
  (text) => {
    expect(formatAnswer(resolveText(text))).toBe('AZN-6x160')
  },
)

test('a length like the last one stays open', () => {
  expect(resolveText('ejector pin 6x160 nitrided, cut to length as last time')).toMatchObject({
    unread: ['cut to length'],
  })
})

test.each([
  'colonne de guidage 42x66x95 (repère 14 du plan)',
  'guide pillar 42x66x95 (item 14 on the drawing)',
  'Führungssäule 42x66x95, Pos. 14 der Zeichnung',
  'colonna di guida 42x66x95 (pos. 14 del disegno)',
  'columna guía 42x66x95 (posición 14 del plano)',
  'słup prowadzący 42x66x95, poz. 14 na rysunku',
  'geleidezuil 42x66x95, pos. 14 van de tekening',
])('the place of a part on a drawing changes nothing: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('FSE-42x66x95')
})

test('a length from a place on a drawing stays open', () => {
  expect(resolveText('Auswerferstift 6x160 nitriert, Länge nach Pos. 14 der Zeichnung')).toMatchObject({
    unread: [expect.stringMatching(/Länge/)],
  })
})

test('a cost centre may be shortened', () => {
  expect(formatAnswer(resolveText('O-obroček FKM 10x2 (SM 33)'))).toBe('ORF-10x2')
})

test.each([
  'éjecteurs nitrurés 6 x 250 (tête standard, pas de reprise)',
  'Auswerferstifte nitriert 6x250 (Kopf Standard, keine Nacharbeit)',
  'ejector pins nitrided 6x250 (standard head, no rework)',
  'estrattori nitrurati 6x250 (testa standard, senza lavorazioni)',
  'expulsores nitrurados 6x250 (cabeza estándar, sin mecanizar)',
  'extratores nitretados 6x250 (cabeça normal, sem maquinação)',
  'uitwerpers genitreerd 6x250 (standaard kop, geen nabewerking)',
  'wypychaczy azotowanych 6x250 (głowica standardowa, bez obróbki)',
  'vyhazovačů nitridovaných 6x250 (standardní hlava, bez úprav)',
  'izmetačev nitriranih 6x250 (standardna glava, brez dodelave)',
  'nitridált kilökőcsap 6x250 (normál fej, megmunkálás nélkül)',
  'aruncătoare nitrurate 6x250 (cap standard, fără prelucrare)',
  'utstötarstift nitrerade 6x250 (standardhuvud, ingen bearbetning)',
])('a standard head without rework is the part as it is: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x250')
})
