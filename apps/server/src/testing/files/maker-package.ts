import { crc32, deflateSync } from 'node:zlib'
import type { PackageFiles } from './packages.ts'

/** A picture of one grey pixel. */
export const onePixel = Buffer.concat([
  Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  chunk('IEND', Buffer.alloc(0)),
])

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

/** The package of a maker of cooling parts: ejector pins of a family of the shop, and two general products. */
export const makerPackage: PackageFiles = {
  'categories.csv': 'key,parentKey\ncooling,\nnipples,cooling\nejectors,\npins,ejectors\n',
  'materials.csv': 'code;steel;name;finish;certificate\nH;1.2210;115CrV3;hardened;yes\n',
  'material-properties.csv': 'material,property,value,unit\nH,density,7.85,g/cm³\nH,hardness,60 ± 2 HRC,\n',
  'products.csv':
    'productNr,category,priceGroup,standard,related\nAZH,pins,,,HN-9\nHN-9,nipples,cooling,,AZH\nO-Ring 5,nipples,,DIN 3771,\n',
  'columns.csv': [
    'productNr,key,symbol,unit,kind,role',
    ...['HN-9,thread,G,,choice,row', 'HN-9,length,L,mm,number,column', 'HN-9,flow,Q,l/min,number,detail'],
    ...['O-Ring 5,innerDiameter,d1,mm,number,row', 'O-Ring 5,cord,d2,mm,number,column'],
  ].join('\n'),
  'properties.csv': 'productNr,key,value,unit,kind\nHN-9,body,Messing,,\nHN-9,pressure,15,bar,number\n',
  'articles-pins.csv': 'articleNo,headDiameter,headHeight\nAZH-6x200,12,5\nAZH-6x160,12,5\n',
  'articles-nipples.csv': [
    'articleNo\tproductNr\tthread\tlength\tflow\tmass',
    ...['HN-9-G1/8-25\tHN-9\tG1/8\t25\t6,5\t0.021', 'HN-9-G1/4-30\tHN-9\tG1/4\t30\t12\t'],
  ].join('\n'),
  'articles-rings.csv': 'articleNo,productNr,innerDiameter,cord\nOR 5x1.5,O-Ring 5,5,1.5\nOR 6x1.5,O-Ring 5,6,1.5\n',
  'prices.csv': [
    'articleNo;listPrice;availability;leadTimeDays;scale',
    ...['AZH-6x200;4,80;inStock;1;"10:5;25:8"', 'AZH-6x160;4,20;inStock;1;"10:5;25:8"'],
    ...['HN-9-G1/8-25;3,10;inStock;2;"50:10"', 'HN-9-G1/4-30;3,90;shortTerm;5;', 'OR 5x1.5;0,35;inStock;1;'],
  ].join('\n'),
  'texts.csv': [
    'subject,key,field,de,en,fr',
    ...['category,cooling,name,Kühlung,Cooling,Refroidissement', 'category,nipples,name,Schlauchnippel,Hose nipples,'],
    ...['category,ejectors,name,Auswerfer,Ejectors,', 'category,pins,name,Stifte,Pins,'],
    ...['product,HN-9,name,Schlauchnippel mit Gewinde,Threaded hose nipple,', 'product,O-Ring 5,name,O-Ring,O-ring,'],
    ...['product,HN-9,description,Für Kühlwasser bis 15 bar.,For cooling water up to 15 bar.,'],
    ...[
      'column,thread,label,Gewinde,Thread,Filetage',
      'column,flow,label,Durchfluss,Flow,',
      'column,cord,label,Schnurstärke,Cord,',
    ],
    ...['property,body,label,Körper,Body,', 'property,pressure,label,Druck,Pressure,'],
    ...['property,HN-9:body,value,Messing,Brass,'],
  ].join('\n'),
  'files.csv': [
    'productNr,articleNo,kind,file,title',
    ...['HN-9,,picture,pictures/nipple.png,A nipple', 'HN-9,,dataSheet,sheets/nipple.pdf,Data sheet'],
    ...[',OR 5x1.5,cad,cad/ring.stp,'],
  ].join('\n'),
  'pictures/nipple.png': onePixel,
  'sheets/nipple.pdf': '%PDF-1.4\n%%EOF\n',
  'cad/ring.stp': 'ISO-10303-21;\nEND-ISO-10303-21;\n',
}
