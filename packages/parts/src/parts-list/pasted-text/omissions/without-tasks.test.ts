import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutTasks } from './without-tasks.ts'

test.each([
  ['Zurückgedrückt wird das Auswerferpaket von vier blauen Federn 25x102.', '4 × blauen Federn 25x102'],
  ['Die Auswerferplatte drücken vier rote Federn 40x102 zurück.', '4 × rote Federn 40x102'],
  ['Für die Rückholung der Auswerferplatte haben wir an sechs blaue Federn 32x115 gedacht.', '6 × blaue Federn 32x115'],
  ['Die Grundplatte verschrauben wir mit acht Zylinderschrauben M12x60 12.9.', '8 × Zylinderschrauben M12x60 12.9'],
  ['Four red springs 40x102 push the ejector plate back.', '4 × red springs 40x102'],
  ['The ejector plate is returned by four blue springs 25x102.', '4 × blue springs 25x102'],
  ['The bottom plate is held by six cap screws M12x60 12.9.', '6 × cap screws M12x60 12.9'],
  ['For the return of the ejector plate we thought of four blue springs 32x115.', '4 × blue springs 32x115'],
  ['La plaque éjectrice est rappelée par quatre ressorts rouges 32x89.', '4 × ressorts rouges 32x89'],
  ['On fixe la semelle avec huit vis M12x60 12.9.', '8 × vis M12x60 12.9'],
  [
    'Pour le rappel de la plaque éjectrice nous avons pensé à quatre ressorts bleus 32x115.',
    '4 × ressorts bleus 32x115',
  ],
  ['La piastra di estrazione la fissiamo con dieci viti M10x30 12.9.', '10 × viti M10x30 12.9'],
  ['Per fissare la piastra nuova bastano sei viti M10x90 12.9.', '6 × viti M10x90 12.9'],
  ['Per il richiamo della piastra di estrazione abbiamo pensato a quattro molle blu 32x115.', '4 × molle blu 32x115'],
  ['La placa de expulsión la atornillamos con diez tornillos allen M10 x 30.', '10 × tornillos allen M10 x 30'],
  [
    'Para el retorno de la placa expulsora hemos pensado en cuatro muelles azules 32 x 115.',
    '4 × muelles azules 32 x 115',
  ],
  ['A placa extratora é empurrada por quatro molas azuis 32x115.', '4 × molas azuis 32x115'],
  ['Para o retorno da placa extratora pensámos em quatro molas azuis 32x115.', '4 × molas azuis 32x115'],
  ['De uitwerpplaat wordt teruggedrukt door vier blauwe veren 25x102.', '4 × blauwe veren 25x102'],
  ['De grondplaat schroeven we vast met zes inbusbouten M12x60 12.9.', '6 × inbusbouten M12x60 12.9'],
  ['Płytę wypychaczy cofają cztery czerwone sprężyny 40x102.', '4 × czerwone sprężyny 40x102'],
  ['Płytę dolną skręcamy szesnastoma śrubami imbusowymi M12x100 12.9.', '16 × śrubami imbusowymi M12x100 12.9'],
  ['Do centrowania płyt proszę doliczyć 4 tuleje centrujące 20x13,5x16', '4 × tuleje centrujące 20x13,5x16'],
  ['Spodní deska drží na šesti šroubech M12x60 12.9.', '6 × šroubech M12x60 12.9'],
  ['Vyhazovací desku vracejí čtyři modré pružiny 25x102.', '4 × modré pružiny 25x102'],
  ['K vracení vyhazovací desky potřebujeme čtyři modré pružiny 25x102.', '4 × modré pružiny 25x102'],
  ['Za vračanje izmetalne plošče potrebujemo 4 modre vzmeti 25x76.', '4 × modre vzmeti 25x76'],
  ['Izmetalno ploščo pritrdimo z osmimi imbus vijaki M8x50 12.9.', '8 × imbus vijaki M8x50 12.9'],
  ['A kilökőlap visszatolására négy kék rugó kell 25x102.', '4 × kék rugó kell 25x102'],
  [
    'A lapok összefogásához tizenkét M10x70 belső kulcsnyílású csavar 12.9.',
    '12 × M10x70 belső kulcsnyílású csavar 12.9',
  ],
  ['Placa aruncătoare este readusă de patru arcuri albastre 25x102.', '4 × arcuri albastre 25x102'],
  ['Canalele rămase le închidem cu șase dopuri conice M14x1,5.', '6 × dopuri conice M14x1,5'],
  ['Utstötarplattan trycks tillbaka av fyra blå fjädrar 25x102.', '4 × blå fjädrar 25x102'],
  ['Bottenplattan skruvas fast med sex insexskruvar M12x60 12.9.', '6 × insexskruvar M12x60 12.9'],
])('what a part does in the mould is none of it: %s', (line, part) => {
  expect(readMailParts(line).map((said) => said.replace(/[.,]$/, ''))).toEqual([part])
})

test('work that looks like a task stays', () => {
  expect(withoutTasks('Zurück drücken 2 Hülsen 5x8x125 gehärtet zurück')).toContain('gehärtet')
  expect(withoutTasks('50 ks vyhazovač nitridovaný 6x200 s povlakem TiN')).toContain('TiN')
})

test('an eye bolt at the end of a sentence keeps its thread', () => {
  expect(
    readMailParts('Na zavěšení stačí dva závěsné šrouby M16. Spodní deska drží na šesti šroubech M12x60.'),
  ).toEqual(['2 × závěsné šrouby M16', '6 × šroubech M12x60'])
})

test('each clause of a sentence has a part with its task', () => {
  expect(
    readMailParts(
      'La placa de expulsión la atornillamos con diez tornillos allen M10x30 de calidad 12.9 y la centramos con 4 pasadores cilíndricos de 10x50.',
    ),
  ).toEqual(['10 × tornillos allen M10x30 de calidad 12.9', '4 × pasadores cilíndricos de 10x50'])
  expect(
    readMailParts(
      'Das Auswerferpaket drücken vier blaue Federn 25x102 zurück, verschraubt wird es mit zwölf Zylinderschrauben M8x70 in 12.9.',
    ),
  ).toEqual(['4 × blaue Federn 25x102', '12 × Zylinderschrauben M8x70 in 12.9'])
})

test.each([
  'Die Auswerferplatte drücken vier Federn 40x102 zurück, die haben wir noch.',
  'Die Auswerferplatte drücken vier Federn 40x102 zurück, die stellt der Kunde bei.',
  'Bisher hielten die Platte sechs Schrauben M12x60, jetzt reichen vier.',
  'The plate is held by six screws M12x60 12.9, which we have.',
  'The plate was held by six screws M12x60 12.9.',
  'La placa la sujetan seis tornillos M12x60 12.9, los pone el cliente.',
  'Płytę trzyma sześć śrub M12x60 12.9, te mamy na stanie.',
  'Desku drží šest šroubů M12x60 12.9, ty nepotřebujeme.',
  'Die Platte halten sechs Schrauben M12x60 je Formhälfte.',
  'Die Platte halten vier oder sechs Schrauben M12x60 12.9.',
  'Die Platte halten zwei Dutzend Schrauben M12x60 12.9.',
  'La platine est tenue par une vingtaine de vis M8x20 12.9.',
  'The plate is held by four packs of screws M8x20 12.9.',
])('what others have to do with the part leaves it as it is: %s', (line) => {
  expect(withoutTasks(line)).toBe(line)
})

test.each([
  'Bitte eine Auswerferplatte, verschraubt mit sechs Schrauben M12x60 12.9.',
  'We need a locating ring fixed with four screws M6x16 12.9.',
  'Prosimy o pierścień centrujący, mocują go cztery śruby M6x16 12.9.',
])('a part before its screws is not lost: %s', (line) => {
  expect(readMailParts(line).join()).toMatch(/Auswerferplatte|locating ring|pierścień/)
})
