import type { Meaning } from './heading-pattern.ts'

/**
 * Headings of sizes in the languages beside German and English, in lower case. Accents, full stops and units in brackets
 * are optional. A translator adds words here and nowhere else.
 */
type SizeHeadings = Partial<
  Record<
    Extract<
      Meaning,
      | 'size'
      | 'diameter'
      | 'innerDiameter'
      | 'outerDiameter'
      | 'width'
      | 'height'
      | 'thickness'
      | 'length'
      | 'cutLength'
    >,
    string
  >
>

export const sizeHeadings = {
  cs: {
    size: 'rozměr, rozměry, velikost',
    diameter: 'průměr, prům, fi, ø dříku, průměr dříku',
    innerDiameter: 'vnitřní průměr, vnitřní ø, otvor, vnitř ø',
    outerDiameter: 'vnější průměr, vnější ø, vněj ø',
    width: 'šířka, šíř, š',
    height: 'výška, výš, v',
    thickness: 'tloušťka, tl',
    length: 'délka, celková délka',
    cutLength:
      'zkrátit na, zkráceno na, délka po zkrácení, konečná délka, na hotovo, hotová délka, řezaná délka, krátit na, krátit',
  },
  es: {
    size: 'medida, medidas, dimensión, dimensiones, tamaño',
    diameter: 'diámetro, diám, diámetro nominal',
    innerDiameter: 'diámetro interior, ø interior, ø int, taladro, agujero, orificio',
    outerDiameter: 'diámetro exterior, ø exterior, ø ext',
    width: 'ancho, anchura',
    height: 'altura, alto',
    thickness: 'espesor, grosor, esp, grueso',
    length: 'longitud, largo, long, longitud total',
    cutLength: 'cortar a, cortado a, longitud final, longitud de corte, largo final, acortar a',
  },
  fr: {
    size: 'dimension, dimensions, dim, cotes, taille, format, cote',
    diameter: 'diamètre, diam, diamètre nominal',
    innerDiameter: 'diamètre intérieur, ø intérieur, ø int, alésage, trou, orifice, ø trou',
    outerDiameter: 'diamètre extérieur, ø extérieur, ø ext',
    width: 'largeur, larg',
    height: 'hauteur, haut',
    thickness: 'épaisseur, ép, épais',
    length: 'longueur, long, lg, longueur totale, l totale, lg tot',
    cutLength:
      'couper à, coupé à, longueur finie, longueur coupée, longueur après coupe, lg finie, longueur finale, recoupe à',
  },
  hu: {
    size: 'méret, méretek',
    diameter: 'átmérő, átm',
    innerDiameter: 'belső átmérő, belső ø, furat',
    outerDiameter: 'külső átmérő, külső ø',
    width: 'szélesség, szél',
    height: 'magasság, mag',
    thickness: 'vastagság, vast',
    length: 'hossz, hosszúság, teljes hossz',
    cutLength: 'vágva, vágott, méretre vágva, kész hossz, készméret, készre, vágási hossz, végleges hossz',
  },
  it: {
    size: 'dimensione, dimensioni, misura, misure, formato',
    diameter: 'diametro, diam, diametro nominale',
    innerDiameter: 'diametro interno, ø interno, ø int, foro',
    outerDiameter: 'diametro esterno, ø esterno, ø est',
    width: 'larghezza, largh, larg',
    height: 'altezza, alt',
    thickness: 'spessore, spess, sp',
    length: 'lunghezza, lungh, lung, lunghezza totale, l tot',
    cutLength:
      'tagliare a, tagliato a, lungh finita, lunghezza finita, lunghezza di taglio, taglio a, lunghezza finale, accorciare a',
  },
  nl: {
    size: 'afmeting, afmetingen, maat, maten',
    diameter: 'diameter, diam, doorsnede',
    innerDiameter: 'binnendiameter, inwendige diameter, binnen ø, boring',
    outerDiameter: 'buitendiameter, uitwendige diameter, buiten ø',
    width: 'breedte, br',
    height: 'hoogte',
    thickness: 'dikte',
    length: 'lengte, totale lengte, lgte',
    cutLength:
      'op lengte, op maat, inkorten tot, ingekort tot, afkorten op, eindlengte, afgekort op, gekort op, zaaglengte',
  },
  pl: {
    size: 'wymiar, wymiary, rozmiar, wym',
    diameter: 'średnica, śr, fi',
    innerDiameter: 'średnica wewnętrzna, średnica wewn, śr wewn, ø wewn, otwór',
    outerDiameter: 'średnica zewnętrzna, średnica zewn, śr zewn, ø zewn',
    width: 'szerokość, szer',
    height: 'wysokość, wys',
    thickness: 'grubość, grub, gr',
    length: 'długość, dł, długość całkowita',
    cutLength:
      'skrócić do, skrócone do, długość po skróceniu, uciąć na, długość cięcia, długość końcowa, na gotowo, l na gotowo, dł na gotowo, dł gotowa, długość gotowa, przyciąć na, ciąć na, cięcie, cięte, ucięte',
  },
  pt: {
    size: 'dimensão, dimensões, medida, medidas, tamanho',
    diameter: 'diâmetro, diâm',
    innerDiameter: 'diâmetro interior, diâmetro interno, ø interior, ø int, furo',
    outerDiameter: 'diâmetro exterior, diâmetro externo, ø exterior, ø externo, ø ext',
    width: 'largura, larg',
    height: 'altura, alt',
    thickness: 'espessura, esp',
    length: 'comprimento, compr, comp, comprimento total',
    cutLength: 'cortar a, cortado a, comprimento final, comprimento de corte, cortar para',
  },
  ro: {
    size: 'dimensiune, dimensiuni, mărime, dimensiuni material',
    diameter: 'diametru, diam, fi',
    innerDiameter: 'diametru interior, ø interior, ø int, alezaj',
    outerDiameter: 'diametru exterior, ø exterior, ø ext',
    width: 'lățime, lăț',
    height: 'înălțime, înălț',
    thickness: 'grosime, gros',
    length: 'lungime, lungime totală, lung',
    cutLength: 'tăiat la, tăiere la, lungime finală, lungime tăiată, scurtat la, lungime de tăiere',
  },
  se: {
    size: 'dimension, dimensioner, mått, storlek',
    diameter: 'diameter, diam',
    innerDiameter: 'innerdiameter, inre diameter, hål ø, hål, inner ø, håldiam, håldiameter',
    outerDiameter: 'ytterdiameter, yttre diameter, ytter ø',
    width: 'bredd, br',
    height: 'höjd',
    thickness: 'tjocklek, tjockl',
    length: 'längd, totallängd, total längd',
    cutLength:
      'kapas till, kapad till, kaplängd, färdig längd, slutlängd, avkortas till, kortas till, kap till, kapning',
  },
  sl: {
    size: 'dimenzija, dimenzije, mera, mere, velikost',
    diameter: 'premer, prem, fi',
    innerDiameter: 'notranji premer, notranji ø, izvrtina, luknja',
    outerDiameter: 'zunanji premer, zunanji ø',
    width: 'širina, šir',
    height: 'višina, viš',
    thickness: 'debelina, deb',
    length: 'dolžina, skupna dolžina, dolž',
    cutLength: 'odrezati na, skrajšati na, končna dolžina, dolžina po rezu, odrezano na, skrajšano na',
  },
} as const satisfies Record<string, SizeHeadings>
