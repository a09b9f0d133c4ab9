import { annotateArticle, type DrawnArticle } from './annotate-article.ts'
import { questionMark } from './drawing/figure-text.ts'
import { formatDrawing } from './drawing/format-drawing.ts'

export interface ArticleDrawing extends DrawnArticle {
  title: string
  caption: string
  /** Explains the mark of a tolerance that is still to be confirmed, in the caption of such a part. */
  questioned: string
}

/**
 * Draws one article as SVG text (600 × 400 px, 3 : 2) with sizes in mm, tolerances and their limits. The drawing
 * follows ISO 128 and ISO 129-1 and is true to scale in both directions; long stretches are interrupted. Returns null
 * if the article has no shape: a size is missing, or the sizes contradict each other.
 */
export function drawArticle({ title, caption, questioned, ...article }: ArticleDrawing): string | null {
  const annotated = annotateArticle(article)
  if (annotated === null) return null
  const { projection, texts, isQuestioned } = annotated
  return formatDrawing(projection, texts, title, isQuestioned ? `${caption}. ${questionMark} ${questioned}` : caption)
}
