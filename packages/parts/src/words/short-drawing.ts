/**
 * Short words for a drawing, for folded texts. They are the beginnings of other words too, so their number must look like
 * one of a drawing: `dis. 77-12`, `rys. 4711`
 */
export const shortDrawing =
  '(?:plan(?:o)?|dis|dib|des|rys|vykr|tek|ritn)\\.?(?=[^a-z\\d]{0,3}(?:n\\w?\\W{0,2}\\s?)?[a-z]{0,3}(?:\\d{4}|\\d+[/-]\\d))'
