/** Head, sizes and coating of an article number; what follows are options. */
const shape = /^([^-]+)-([^-]+)(?:-(TIN|DLC)(?=-|$))?/

interface PartOf {
  productNr: string
  /** The stocked article, without the options of a cut or certified part. */
  article: string
}

/**
 * The product and the stocked article behind an article number: of `AZX-3.2x160-TIN-L147.25-T50` the product `AZX-TIN`
 * and the article `AZX-3.2x160-TIN`.
 */
export function partOf(articleNo: string): PartOf {
  const [article = articleNo, head = articleNo, , coating] = shape.exec(articleNo) ?? []
  return { productNr: coating === undefined ? head : `${head}-${coating}`, article }
}

/** The small picture of the product, in the proportions of its family. */
export function thumbnailOf(articleNo: string): string {
  return `/api/resources/thumbnail/${partOf(articleNo).productNr}.svg`
}
