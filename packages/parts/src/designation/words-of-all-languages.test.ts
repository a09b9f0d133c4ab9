import { expect, test } from 'vitest'
import { formatAnswer, readDesignation, resolveText } from '../testing/read-text.ts'
import { isRejection } from './part-request.ts'

test.each([
  'Angussbuchse gehärtet 18x3, Düsenradius 40, Länge 56',
  'Angussbuchse gehärtet 18x3, Kugelradius 40, Länge 56',
  'sprue bush hardened 18x3, nozzle radius 40, length 56',
  'buse trempée 18x3, rayon de buse 40, longueur 56',
  'buse trempée 18x3, rayon buse 40, longueur 56',
  'boccola di iniezione temprata 18x3, raggio ugello 40, lunghezza 56',
  'bebedero templado 18x3, radio de boquilla 40, longitud 56',
  'bucha de injeção temperada 18x3, raio do bico 40, comprimento 56',
  'vtoková vložka kalená 18x3, rádius trysky 40, délka 56',
  'tuleja wtryskowa hartowana 18x3, promień dyszy 40, długość 56',
  'beömlőpersely edzett 18x3, fúvókasugár 40, hossz 56',
  'aanspuitbus gehard 18x3, spuitmondradius 40, lengte 56',
  'bucșă de injecție călită 18x3, raza duzei 40, lungime 56',
  'ingjutningsbussning härdad 18x3, munstycksradie 40, längd 56',
  'dolivna puša kaljena 18x3, polmer šobe 40, dolžina 56',
  'boccola di iniezione temprata 18x3, raggio ugello 40, lunga 56',
  'buse trempée 18x3, rayon de buse 40, 56 de long',
  'bebedero templado 18x3, radio de boquilla 40, 56 de largo',
  'bucha de injeção temperada 18x3, raio do bico 40, 56 de comprido',
])('the radius of a nozzle is a size of a sprue bush: %s', (text) => {
  const answer = readDesignation(text)
  expect(formatAnswer(resolveText(text))).toBe('ABT-18x3x40x56')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})

test.each([
  'Führungsbuchse 24x76 aus Einsatzstahl',
  'guide bush 24x76, case-hardening steel',
  'vodicí pouzdro z cementační oceli 24x76',
  'casquillo guía 24x76 de acero de cementación',
  'bague de guidage 24x76 en acier de cémentation',
  'vezetőpersely betétacélból 24x76',
  'boccola di guida 24x76 in acciaio da cementazione',
  'geleidebus 24x76 van inzetstaal',
  'tuleja prowadząca 24x76 ze stali do nawęglania',
  'bucha guia 24x76 de aço de cementação',
  'bucșă de ghidare 24x76 din oțel de cementare',
  'styrbussning 24x76 i sätthärdningsstål',
  'vodilna puša 24x76 iz cementacijskega jekla',
])('a steel for case hardening is a material of guides: %s', (text) => {
  const answer = readDesignation(text)
  expect(formatAnswer(resolveText(text))).toBe('FBE-24x76')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})

test('no ejector pin is of a steel for case hardening', () => {
  expect(isRejection(readDesignation('ejector pin 6x200, case-hardening steel'))).toBe(true)
})

test.each([
  ['Auswerfer gehärt. 10x200', 'AZH-10x200'],
  ['Führungsbuchse 24x76 einsatzgeh.', 'FBE-24x76'],
  ['uitwerppen gehrd. 10x200', 'AZH-10x200'],
])('a treatment is cut behind its stem: %s', (text, article) => {
  expect(formatAnswer(resolveText(text))).toBe(article)
})

test.each([
  'Auswerferstift nitriert 6x315, kürzt sie auf 288,5 +0,05',
  'ejector pin nitrided 6x315, cut them to 288.5 +0.05',
  'expulsor nitrurado 6x315, hay que cortarlos a 288,5 +0,05',
  'expulsor nitrurado 6x315, córtenlos a 288,5 +0,05',
  'éjecteur nitruré 6x315, coupez-les à 288,5 +0,05',
  'estrattore nitrurato 6x315, da tagliarli a 288,5 +0,05',
  'extrator nitretado 6x315, cortá-los a 288,5 +0,05',
  'extrator nitretado 6x315 corta em 288,5 +0,05',
  'wypychacz azotowany 6x315, skróćcie na 288,5 +0,05',
  'izmetač nitriran 6x315, skrajšajte na 288,5 +0,05',
  'uitwerppen genitreerd 6x315, kort ze in tot 288,5 +0,05',
])('a verb with its pronoun asks for a cut: %s', (text) => {
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x315 L288.5 T50')
})

test.each([
  'Hülsen gehärtet 5x8x150 ohne Reserve',
  'sleeves hardened 5x8x150 without spares',
  'expulsor tubular templado 5x8x150 sin repuesto',
  'éjecteur tubulaire trempé 5x8x150 sans rechange',
  'estrattore tubolare temprato 5x8x150 senza scorta',
  'uitwerphuls gehard 5x8x150 zonder reserve',
  'tuleja wypychacza hartowana 5x8x150 bez zapasu',
  'trubkový vyhazovač kalený 5x8x150 bez rezervy',
  'extrator tubular temperado 5x8x150 sem reserva',
  'aruncător tubular călit 5x8x150 fără rezervă',
  'utstötarhylsa härdad 5x8x150 utan reserv',
  'cevni izmetač kaljen 5x8x150 brez rezerve',
])('that no spare pieces are wanted changes nothing: %s', (text) => {
  const answer = readDesignation(text)
  expect(formatAnswer(resolveText(text))).toBe('AHH-5x8x150')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})

test('what else lacks is asked about', () => {
  expect(isRejection(readDesignation('sleeves hardened 5x8x150 ohne Kopf'))).toBe(true)
})

test.each([
  'Zylinderstift 10x40 gehärtet und geschliffen',
  'dowel pin 10x40 hardened and ground',
  'spine cilindriche 10x40 temprate e rettificate',
  'spine cilindriche rettificate 10x40',
  'goupilles cylindriques 10x40 trempées rectifiées',
  'goupilles cylindriques rectifiées 10x40',
  'pasadores cilíndricos templados y rectificados 10x40',
  'pasadores cilíndricos rectificados 10x40',
  'cavilhas 10x40 temperadas e retificadas',
  'cavilhas cilíndricas retificadas 10x40',
  'kołki walcowe hartowane i szlifowane 10x40',
  'kołki walcowe szlifowane 10x40',
  'válcové kolíky kalené a broušené 10x40',
  'kolíky broušené 10x40',
  'edzett és köszörült illesztőszeg 10x40',
  'köszörült hengeres csap 10x40',
  'știfturi cilindrice călite și rectificate 10x40',
  'știfturi cilindrice rectificate 10x40',
  'härdade och slipade cylinderpinnar 10x40',
  'slipade cylinderpinnar 10x40',
  'gehard en geslepen paspennen 10x40',
  'geslepen paspennen 10x40',
  'kaljeni in brušeni cilindrični zatiči 10x40',
  'brušeni cilindrični zatiči 10x40',
])('every dowel pin is ground: %s', (text) => {
  const answer = readDesignation(text)
  expect(formatAnswer(resolveText(text))).toBe('STW-10x40')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})

test.each([
  'expulsor nitrurado 6x200 rectificado a 174,3',
  'estrattore nitrurato 6x200, testa rettificata a 3,5',
  'éjecteur trempé 6x200, trempé et rectifié à 174,3',
])('what is ground to a length stays unread: %s', (text) => {
  const answer = readDesignation(text)
  expect(isRejection(answer) ? answer.rejected : answer.unread).not.toEqual([])
})

test.each([
  'ejector pin nitrided 6x200, length after trimming 171.6 +0.05',
  'wypychacz azotowany 6x200, długość po skróceniu 171,6 +0,05',
  'wypychacz azotowany 6x200, po przycięciu 171,6 +0,05',
  'kilökőcsap nitridált 6x200, hossz levágás után 171,6 +0,05',
  'kilökőcsap nitridált 6x200, levágott hossz 171,6 +0,05',
  'izmetač nitriran 6x200, dolžina po krajšanju 171,6 +0,05',
  'extrator nitretado 6x200, comprimento após corte 171,6 +0,05',
])('the length behind a cut is said in many ways: %s', (text) => {
  const answer = readDesignation(text)
  expect(formatAnswer(resolveText(text))).toBe('AZN-6x200 L171.6 T50')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})
