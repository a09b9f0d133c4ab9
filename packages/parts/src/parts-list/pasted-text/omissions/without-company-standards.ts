const standard =
  /(?<![\p{L}\d])(?:din\s)?(?:en\s)?(?:iso|iatf|vda|en|as)(?:\/ts)?[\s-]?(?:9001|14001|45001|50001|13485|16949|27001|9100|6\.[1345])(?::(?:19|20)\d\d)?(?![\d.,]*\d)/giu

/** Removes the standards by which a company works, as they name no part: `we are certified to ISO 9001` */
export function withoutCompanyStandards(line: string): string {
  return line.replace(standard, ' ')
}
