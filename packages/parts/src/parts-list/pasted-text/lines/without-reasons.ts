import { namesCut, namesWork } from '../../work-words.ts'

/** Words before a reason, after a comma or a dash. Those of other meanings, such as "as" and "que", are none. */
const reason = [
  'weil|denn|because|since|protože|jelikož|porque|ya que|car|parce que|puisque|mert|mivel|perché|poiché|dato che|want|omdat',
  'bo|ponieważ|gdyż|pois|já que|pentru că|fiindcă|deoarece|eftersom|därför att|ker|saj',
].join('|')
const clause = new RegExp(String.raw`(?:,|\s[–-])\s*(?:${reason})\s[^,;.()\d]+`, 'giu')

/**
 * Removes the reason for an order, which does not change its part: `2 rings 125x36x12, because one broke`. One with
 * figures or work stays, as it may be what is wrong with the former part.
 */
export function withoutReasons(text: string): string {
  return text.replace(clause, (said) => (namesWork(said) || namesCut(said) ? said : ''))
}
