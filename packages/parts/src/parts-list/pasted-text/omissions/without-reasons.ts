import { namesCut, namesWork } from '../../work-words.ts'

/** Words before a reason, after a comma or a dash. Those of other meanings, such as "as" and "que", are none. */
const reason = [
  'weil|denn|because|since|protože|jelikož|porque|ya que|car|parce que|puisque|mert|mivel|perché|poiché|dato che|want|omdat',
  'bo|ponieważ|gdyż|pois|já que|pentru că|fiindcă|deoarece|eftersom|därför att|ker|saj',
].join('|')
/** "As" before a subject and its verb; "as the old ones" compares. */
const asIs = String.raw`as\s(?:the|our|we|i|they|it)\s(?!(?:old|former|last|same|previous)\s)(?:\p{L}+\s){0,3}(?:is|are|has|have|had|was|were)(?=\s)`
/** Who has taken or lost the former part */
const somebody =
  'jemand|meine[rn]?\\shat|some(?:one|body)|quelqu.un|qualcuno|alguien|algu[eé]m|iemand|ktoś|někdo|nekdo|valaki|cineva|någon'
/** Reasons before which people leave out the comma. */
const plain = 'weil|because|protože|porque|parce que|perché|omdat|ponieważ|pentru că|eftersom'
const clause = new RegExp(
  String.raw`(?:(?:,|\s[–-])\s*(?:${reason}|${asIs}|${somebody})|\s(?:${plain}))\s[^,;.()\d]+`,
  'giu',
)

/**
 * Removes the reason for an order, which does not change its part: `2 rings 125x36x12, because one broke`. One with
 * figures or work stays, as it may be what is wrong with the former part.
 */
export function withoutReasons(text: string): string {
  return text.replace(clause, (said) => (namesWork(said) || namesCut(said) ? said : ''))
}
