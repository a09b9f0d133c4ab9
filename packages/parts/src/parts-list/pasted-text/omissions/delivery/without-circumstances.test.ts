import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  ['10 ejector pins 4x100 to our Leeds plant', '10 × ejector pins 4x100'],
  ["10 ejector pins 4x100 to yesterday's order", '10 × ejector pins 4x100'],
  ['10 ejector pins 4x100 to the same address please', '10 × ejector pins 4x100'],
  ['10 ejector pins 4x100 which we talked about', '10 × ejector pins 4x100'],
  ['10 ejector pins 4x100 for my colleague Steve', '10 × ejector pins 4x100'],
  ['10 ejector pins 4x100, attention Mr Jones', '10 × ejector pins 4x100'],
  ['10 Auswerfer 4x100 an unser Werk in Leipzig', '10 × Auswerfer 4x100'],
  ['10 Auswerfer 4x100, über die wir gesprochen haben', '10 × Auswerfer 4x100'],
  ['Hallo, bitte 10 Auswerfer 4x100 per Express. Danke, Uli', '10 × Auswerfer 4x100'],
  ['10 Auswerfer 4x100 z.Hd. Frau Lorenz', '10 × Auswerfer 4x100'],
  ['10 éjecteurs 4x100 à notre usine de Lyon', '10 × éjecteurs 4x100'],
  ['10 éjecteurs 4x100 dont nous avons parlé', '10 × éjecteurs 4x100'],
  ['10 estrattori 4x100 al nostro stabilimento di Torino', '10 × estrattori 4x100'],
  ["10 estrattori 4x100 all'attenzione del sig. Rossi", '10 × estrattori 4x100'],
  ['10 expulsores 4x100 a nuestra planta de Zaragoza', '10 × expulsores 4x100'],
  ['10 expulsores 4x100 a la atención del Sr. García', '10 × expulsores 4x100'],
  ['10 extratores 4x100 para a nossa fábrica de Leiria', '10 × extratores 4x100'],
  ['10 uitwerpers 4x100 naar onze fabriek in Eindhoven', '10 × uitwerpers 4x100'],
  ['10 wypychaczy 4x100 do naszego zakładu w Gdańsku', '10 × wypychaczy 4x100'],
  ['10 vyhazovačů 4x100, o kterých jsme mluvili', '10 × vyhazovačů 4x100'],
  ['10 kilökőcsap 4x100 a győri üzemünkbe', '10 × kilökőcsap 4x100'],
  ['10 aruncătoare 4x100 la aceeași adresă', '10 × aruncătoare 4x100'],
  ['10 izmetačev 4x100 za mojega sodelavca', '10 × izmetačev 4x100'],
  ['10 izmetačev 4x100 (enako kot zadnjič)', '10 × izmetačev 4x100'],
  ['10 utstötare 4x100 till vår fabrik i Göteborg', '10 × utstötare 4x100'],
  ['10 ejector pins 4x100 please, we need them Friday for the Arburg job.', '10 × ejector pins 4x100'],
  ['10 Auswerfer 4x100 für den Engel-Auftrag', '10 × Auswerfer 4x100'],
  ['10 éjecteurs 4x100 pour le chantier', '10 × éjecteurs 4x100'],
  ['10 estrattori 4x100 per la commessa', '10 × estrattori 4x100'],
  ['10 uitwerpers 4x100 voor het project', '10 × uitwerpers 4x100'],
  ["10 ejector pins 4x100 hardened on Thursday's van please", '10 × ejector pins 4x100 hardened'],
  ['10 Auswerfer 4x100 gehärtet bitte auf den morgigen Wagen', '10 × Auswerfer 4x100 gehärtet'],
  ['10 wypychaczy 4x100 hartowanych z najbliższą dostawą', '10 × wypychaczy 4x100 hartowanych'],
  ['18 blaue Federn 25x102 zum Tauschen', '18 × blaue Federn 25x102'],
  ['18 molle blu 25x102 da cambiare', '18 × molle blu 25x102'],
  ['18 molas azuis 25x102 para trocar', '18 × molas azuis 25x102'],
  ['18 arcuri albastre 25x102 de schimbat', '18 × arcuri albastre 25x102'],
  ['18 blå fjädrar 25x102 att byta', '18 × blå fjädrar 25x102'],
  ['18 db kék rugó 25x102 cseréhez', '18 × kék rugó 25x102'],
  ['10 ejector pins 4x100 nitrided, po to follow from lorraine', '10 × ejector pins 4x100 nitrided'],
  ['10 Auswerfer 4x100 nitriert, Bestellnummer folgt', '10 × Auswerfer 4x100 nitriert'],
  ['10 Auswerfer 4x100 nitriert, Bestellung kommt noch schriftlich', '10 × Auswerfer 4x100 nitriert'],
  ['10 estrattori 4x100 nitrurati, ordine segue', '10 × estrattori 4x100 nitrurati'],
  ['10 expulsores 4x100 nitrurados, el pedido formal va aparte', '10 × expulsores 4x100 nitrurados'],
  ['10 uitwerpers 4x100 genitreerd, bestelnummer volgt', '10 × uitwerpers 4x100 genitreerd'],
  ['10 wypychaczy 4x100 azotowanych, zamówienie przyjdzie mailem', '10 × wypychaczy 4x100 azotowanych'],
  ['10 utstötare 4x100 nitrerade, order kommer separat', '10 × utstötare 4x100 nitrerade'],
])('how a part is sent and for whom says nothing about it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['10 ejector pins 4x100 to our drawing', 'drawing'],
  ['10 Auswerfer 4x100 für Herrn Nitriert', 'Nitriert'],
  ['10 ejector pins 4x100 for the job, hardened', 'hardened'],
  ['10 molle blu 25x102 da cambiare con le rosse', 'rosse'],
  ['10 Auswerfer 4x100 per DHL, gehärtet', 'gehärtet'],
])('what may change a part stays: %s', (line, said) => {
  expect(readMailParts(line).join()).toContain(said)
})

test.each([
  'eilig, bitte separat schicken',
  'spěchá, poslat zvlášť',
  'urgente, enviar por separado',
  'urgent, à envoyer séparément',
  'sürgős, külön küldeni',
  'spoed, apart versturen',
  'pilne, wysłać osobno',
  'urgente, enviar em separado',
  'urgent, trimis separat',
  'brådskande, skickas separat',
  'nujno, poslati ločeno',
])('that a part is sent apart says nothing about it: %s', (said) => {
  expect(readMailParts(`4 core pins hardened 5x200 – ${said}`)).toEqual(['4 × core pins hardened 5x200'])
})

test.each([
  'objednávku pošle Lenka',
  'a megrendelést Zsuzsa küldi',
  'order volgt van Lorraine',
  'zamówienie dośle Beata',
  'comanda o trimite Lorena',
  'order kommer från Lena',
  'naročilo pošlje Lojzka',
])('somebody else may send the order: %s', (said) => {
  expect(readMailParts(`10 pins nitrided 3,5x200, ${said}. Thanks`)).toEqual(['10 × pins nitrided 3,5x200'])
})
