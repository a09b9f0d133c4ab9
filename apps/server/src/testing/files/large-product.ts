import type { PackageFiles } from './packages.ts'

interface Sizes {
  /** How many widths and lengths there are; every width is made in every length. */
  widths: number
  lengths: number
}

/** The package of a general product `PL-9` whose sizes are `PL-9-<width>x<length>`, each with a price of its own. */
export function largeProduct({ widths, lengths }: Sizes): PackageFiles {
  const sizes = Array.from({ length: widths }, (_, width) =>
    Array.from({ length: lengths }, (__, length) => ({ width: width + 1, length: 10 * (length + 1) })),
  ).flat()
  return {
    'categories.csv': 'key,parentKey\nbars,\nstrips,bars\n',
    'products.csv': 'productNr,category\nPL-9,strips\n',
    'columns.csv': [
      'productNr,key,symbol,unit,kind,role',
      ...['PL-9,width,b,mm,number,row', 'PL-9,length,L,mm,number,column', 'PL-9,weightClass,G,,choice,detail'],
    ].join('\n'),
    'articles.csv': [
      'articleNo,productNr,width,length,weightClass,mass',
      ...sizes.map(({ width, length }) => `PL-9-${width}x${length},PL-9,${width},${length},W${width % 7},0.1`),
    ].join('\n'),
    'prices.csv': [
      'articleNo,listPrice,availability,leadTimeDays,scale',
      ...sizes.map(({ width, length }) => `PL-9-${width}x${length},${width}.${(length % 90) + 10},inStock,1,10:5;25:8`),
    ].join('\n'),
    'texts.csv': [
      'subject,key,field,de,en',
      ...['category,bars,name,Stangen,Bars', 'category,strips,name,Flachleisten,Flat strips'],
      ...['product,PL-9,name,Flachleiste,Flat strip'],
      'column,weightClass,label,Gewichtsklasse,Weight class',
    ].join('\n'),
  }
}
