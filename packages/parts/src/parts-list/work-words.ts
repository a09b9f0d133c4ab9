import { foldLetters } from './fold-letters.ts'
import { remember } from './remember.ts'

/**
 * Beginnings of words for work on a part, or for a drawing or sample that changes it, by language and without accents.
 * `^` is the beginning of a word, `$` its end. What is part of other words in other languages needs `^`: the French "tête"
 * is in "gehärtete". A remark with such a word is read with the part, so that the buyer is
 * asked about it; other remarks name shelves, dates or persons.
 */
const workStems = {
  de: 'auf lange, freidreh, aufmass, zugabe, ubermass, kurz(?!frist), gekurz, ablang, abgelang, auf mass, abgedreh, abdreh, schleif, geschliff, bohr, fras, flach, kopf(?! ?schr), spitz, fase$, anfas, angefast, gefast, ^nut$, genutet, schlitz, zeichnung, zeichn, ^zng$, ^zchn, skizze, laut plan, nach plan, nach muster, wie muster, laut muster, sonder, gravier, gravur, beschrift, stempel, signier, verchrom, vernick, beschicht, polier, gelapp, gehont, entgrat, gewinde, ^randel, gerandel, randrier, absatz, abgesetzt, verjung, konisch, schrag, winkel, kugel, radius, gebog, schweiss, gelotet, nacharbeit, bearbeitet, bearbeitung, geander, andern, anpass, angepasst, aussparung, freistich, einstich, luftnut, hohl, stufe, bund$, einseit, beidseit, abflach, abnehm, kurzer, kerbe, kreuzrandel, verdrehsicher, verrund, abrund, vergold, versilb, verzink, vernickel, exzentr, entmagnet, ^rille, vierkant, sechskant, ^brunier, ungehart, nicht gehart, entluft, gestrahlt, hinterschn, passfeder, hochglanz, schmiernut, schmierend, isoliert, beheizt, ^kegel, ohne flansch, freischl',
  en: 'to length, to size, allowance, oversize, leave long, shorten, shorter, ^trim(?!it), turned, ground, grind, milled, milling, drill, flat, ^head(?!ed (?:guide|bush)|s? (?:cap|screw|bolt|allen)| (?:office|quarter)), tip$, chamfer, groove, slot, drawing, ^dwg$, sketch, as sample, like sample, to sample, special, modif, adapt, engrav, ^stamp(?![oi]), marking, ^mark$, marked, chrom, plated, plating, coat, polish, lapped, ^honed, knurl, thread, tapped, undercut, taper, angle, bevel, ^ball$, bent, weld, solder, rework, machined, machining, vented, hollow, reduce, relief, deburr, stepped, one side, both sides, cut away, cut off, remove, shave, notch, recess, ^rounded, ^round(?:ing)? (?:the|off), ^tips$, eccentric, undersize, demagnet, ^square$, squared, anti-?rotation, mirror, keyed, keyway, annealed, etched, sandblast, ^holes?$, unhardened, soft, ^collar$, (?:no|without) flange, lubricat, graphite, insulated, ^heated, spigot, orifice',
  cs: 'na delku, pridavek, pridavk, zkrat, zkrac, krats, osoustr, brous, ^vrta, navrta, vyvrta, frez, hlav, spick, plosk, vykres, nacrt, nakres, vzor, uprav, obrob, ryti, znacen, povlak, lesten, lestit, lapov, vroubk, zavit, drazk, zapich, srazen, srazit, skos, kuzel, kulov, ohnut, ^svar(?=[eio]\\p{L}{2}), prizpus, dut, zmens, osazen, odhrot, sestrih, seriz, ubrat, jedne strany, obou stran, zarez, zaobl, pozlac, pozink, ^nikl(?!as), excentr, odmagnet, ctyrhran, zrcadl, sestihran, ^otvor, odvzdus, piskovan, ^cerne, nekalen, bez upravy, samomaz, mazac, ^dira$',
  es: 'a longitud, a medida, sobremedida, creces, demasia, ^cort(?!es), recort, acort, torne, rectific, taladr, cabeza, ^punta, plano$, chafl, croquis, dibujo, segun muestra, grabad, grabar, marcar, marcad, cromad, recubr, pulid, pulir, lapead, molete, rosca, ranura, bisel, conic, esferic, doblad, doblar, soldad, soldar, mecaniz, hueco, reduc, rebaj, desbarb, fresad, fresar, un lado, ambos lados, muesca, quitar, redonde, dorad, zincad, cincad, niquelad, excentric, desmagnet, pavonad, cuadrad, satinad, espejo, hexagon, chavet, sin tratamiento, arenad, autolubric, sin collar',
  fr: 'a longueur, a la cote, surepaiss, surlong, ^coup(?!le), raccourc, plus court, tourn, rectif, ^perc(?!he), ^tete, pointe, meplat, chanfrein, biseau, selon plan, suivant plan, croquis, dessin, echantillon, rainure, gorge, marquage, marquer, revet, ^poli$, ^polie, polir, polissage, ^rode$, molet, filet, taraud, conique, depouille, spheri, pliee?$, soude, souder, usin, retouch, creux, reduit, diminu, ebavur, frais, un cote, deux cotes, entaill, encoche, enlev, decoup, recoup, reperc, arrond, ^dorer, ^doree?s?$, zingu, nickel, excentr, ^polis, fendu, ^carree?s?$, ^brunie?s?$, ^pointus?$, ^pointue, demagnet, sans traitement, ^trous?$, poli miroir, clavet, microbill, non trempe, collerette, autolubri, alesage',
  hu: 'hosszra, meretre, rahagyas, rahagyva, vagv, vagni, levag, rovid, esztergal, koszorul, furat, furni$, fej, hegy, rajz, vazlat, minta szerint, gravir, jelol, bevonat, poliroz, leppel, recez, menet, horony, hornyo, beszur, letor, ferde, kupos, gombol, hajlit, hegeszt, megmunk, atalakit, modosit, ^illeszt(?!o(?:szeg|csap| szeg| csap)), kulonleges, egyedi, ureges, csokkent, sorjaz, marva, marni, lapol, egyik oldal, mindket oldal, leszed, bemetsz, beilleszt, hozzailleszt, lekerek, aranyoz, horganyoz, nikkel, lemagnes, barnit, negyszog, hatszog, tukor, lyuk, szelloz, edzetlen, homokfu, excent, perem, onkeno, kenohor',
  it: 'a misura, a lunghezza, sovrametallo, sovrammetallo, tagli, accorci, piu cort, ^torni(?!ll), rettific, forat, foro$, testa, ^punta, disegno, schizzo, campione, smuss, incis, marcat, marcare, cromat, rivest, lucidat, lucidare, lappat, zigrin, filett, maschiat, scanal, ^gola, conic, sferic, piegat, saldat, saldare, lavorat, lavorazion, senza testa, ridott, ridurre, sbav, spian, fresat, fresare, un lato, due lati, entrambi i lati, tacca, asport, arrotond, dorat, zincat, nichelat, smagnet, brunit, quadrat, satinat, sabbiat, senza trattamento, ^fori$, specchio, esagon, chiavett, eccentr, collare$, autolubrif, spaccat, ^gole$',
  nl: 'op lengte, op maat, draaien, overmaat, toeslag, ingekort, afgekort, inkort, afkort, korter, gedraai, geslepen, slijp, kop$, punt$, vlak, tekening, schets, volgens monster, graver, gemarkeerd, verchroom, gecoat, gepolijst, polijst, kartel, draad, tappen, groef, sleuf, afschuin, schuin, conisch, kogel, gebogen, gelast, bewerk, aanpass, aangepast, ^gewijzigd, speciaal, verklein, ontbra, frees, gefreesd, boren, geboord, een zijde, een kant, beide zijden, uitsparing, inkeping, weghal, afrond, verguld, verzink, vernikkel, zeskant, spiegel, gestraald, gebruineerd, ontlucht, ^gat$, ^gaten, ongehard, kraag, smeergroe, zelfsmer, gesplitst',
  pl: 'na dlugosc, na wymiar, naddat, skroc, krots, przyci, toczon, szlif, wierc, glow, lba$, czubek, plaszczyz, lysk, rysun, ^rys$, szkic, wedlug wzor, wg wzor, grawer, znakow, powlok, poler, docier, radelk, gwint, rowek, rowk, podcie, fazow, faza$, sciec, sciet, stozk, promien, kulist, gieci, ^giet, wygiet, zagiet, spawa, obrob, ^obrab(?!lj), przerob, dopasow, specjal, drazon, zmniejsz, gratow, frezow, sciac, scina, ^leb$, lbem, jednej strony, obu stron, naciec, zaokragl, koncowk, zlocon, cynkow, niklow, mimosrod, rozmagnes, oksydow, czernion, kwadrat, szesciok, wpust, otwor, bez obrobki, piaskow, odpowietrz, niehart, kolnierz, samosmar, rozciet',
  pt: 'ao comprimento, a medida, sobremedida, sobrespessura, encurt, mais curt, ^cort(?!es), torne, retific, fura, cabeca, ponta, desenho, croqui, conforme amostra, faceta, grav, marcar, marcad, marcacao, revest, polid, polir, lapid, recartilh, rosc, ranhur, rasgo, bisel, chanfr, conic, esfer, dobrad, dobrar, soldad, soldar, maquinad, maquinar, usin, alterar, ^alterad, ^oco$, reduz, rebaix, rebarb, fresad, fresar, um lado, ambos os lados, entalh, retirar, recort, arredond, dourad, zincad, niquelad, acetinad, espelh, sextavad, chaveta, sem tratamento, jatead, sem colar, ^furo$',
  ro: 'la lungime, la cota, adaos, taiat, taiere, ^taie, scurt, strunj, rectific, gaur, ^cap(?!\\p{L}| ?(?:screw|scr|hd|head|bolt)), capul, varf, desen, schita, dupa mostra, tesit, tesi, gravat, gravare, marcat, marcare, cromat, acoper, lustru, lepuit, randal, filet, canelur, degaj, inclin, conic, sferic, indoi, sudat, sudur, prelucr, gol$, redus, debavur, frezat, frezare, o parte$, o latura, ambele parti, crest, decup, rotunj, aurit, zincat, nichelat, brunat, patrat, oglinda, aerisire, necalit, sablat, guler, canale, alezaj',
  se: 'till langd, pa langd, till matt, arbetsman, overmatt, kapa, kapn, avkort, korta, svarv, slip, borra, borrn, huvud, spets, plan$, ritn, ritning, skiss, enligt prov, fas$, fasa, graver, markt, markning, forkrom, belagg, poler, ^lapp, lettr, ^ganga, gangad, ^spar$, slits, sned, konisk, radie, kulform, bojd, svets, bearbet, andras, ^andrad, anpass, ihalig, reducer, grada, fras, ena sidan, en sida, bada sidor, urtag, ta bort, jack, stampel, stampl, (?<!o)forandrad, ^runda, avrund, forgyll, forzink, fornickl, avmagnet, fyrkant, sexkant, spegel, svartoxid, blastrad, luftspar, ohardad, kilspar, krage$, smorjspar, sjalvsmor',
  sl: 'na dolzino, na mero, nadmer, dodatek za, odrez, skraj, krajs, struz, ^brus(?!t), vrtin, vrta, glav, konic, ^ravn, risb, ^skic(?!k), po vzorcu, posnet, gravir, oznac, prevlek, prevlec, polir, lepan, narebr, navoj, ^utor, zareza, posev, stozc, radij, kroglas, upogn, varjen, obdel, predel, ^sprem, prilag, poseb, votel, votl, zmanjs, razigl, rezkan, rezkat, eni strani, obeh straneh, odvzem, odstran, pobrus, obrus, zbrus, poravn, zravn, zaobl, zaokroz, pozlac, pocink, poniklj, ekscent, razmagnet, stirirob, sestrob, zrcal, peskan, odzrac, nekaljen, luknj, ovratnik, mazaln, samomazal',
} as const

/** Beginnings of words for a cut, in the same spelling. */
const cutStems = {
  de: 'ablang, abgelang, gekurz, kurzen, kurzer, kurzung, verkurz, einkurz, zuschnitt, ^sage, absag, abgesag, abschneid, abgeschnit',
  en: '^cut, ^trim(?!it), shorten',
  cs: 'zkrac, zkrat, ^rez, uriz, odriz',
  es: 'cortad, cortar, ^corte(?!s), acort, recort',
  fr: 'coupe, recoup, raccourc',
  hu: 'rovid, vagas, vagva, vagni, levag',
  it: 'tagli, accorci',
  nl: 'afkort, inkort, gekort, afzag, afgezaagd',
  pl: 'ciec, skroc, przyci, uciac, obciac',
  pt: 'encurt, ^corte(?!s), cortar, cortad',
  ro: 'taiat, taiere, ^taie, scurt, debit',
  se: '^kapad, ^kapas, ^kapmat, ^kaplang, ^kapa$, avkort, nedkort, ^korta',
  sl: 'krajs, odrez, skraj',
} as const

function patternOf(wordsByLanguage: Readonly<Record<string, string>>): RegExp {
  const stems = new Set(Object.values(wordsByLanguage).flatMap((words) => words.split(', ')))
  const sources = [...stems].map((stem) =>
    stem.replace('^', String.raw`(?<!\p{L})`).replace('$', String.raw`(?!\p{L})`),
  )
  return new RegExp(sources.join('|'), 'u')
}

const work = patternOf(workStems)
const cut = patternOf(cutStems)
/** A word for a cut in folded letters, as a part of a regular expression. */
export const cutWord = String.raw`\p{L}*(?:${cut.source})\p{L}*`

/** Whether a text names work on a part, or a drawing, in any language. */
export const namesWork = remember((text: string): boolean => {
  return work.test(foldLetters(text))
})

/** Whether a text has a word for a cut, in any language. */
export const namesCut = remember((text: string): boolean => {
  return cut.test(foldLetters(text))
})
