import { hasSizes, namesKind, pipeThread } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'

/** `Verschlussstopfen G1/4` */
const pipeThreadAtEnd = new RegExp(String.raw`\p{L}{3}.*${pipeThread.source}["”″]?$`, 'iu')
/** Behind the thread of a nipple it is perhaps its bore, which a plug has not. */
const mayBeBore = /^(?:6|8|9|10|13|16|19)$/
const plug =
  /stopfen|stop(?:pen)?(?!\p{L})|plug(?!\p{L}{3})|plugg|bouchon|obturateur|tapp[oi](?!\p{L})|tap(?:on|ones|ao|oes)(?!\p{L})|bujao|zatk|zaslep|kor(?:ek|ki|kow)(?!\p{L})|zarocsavar|dugo|cepi?(?!\p{L})|busoa?n|busteni|propp/u
const nipple = /nip|rac+or|zlacz|csatlak|connect|coupl|kop+el|kup+l|vsuv/u

function isPlug(name: string): boolean {
  const folded = foldLetters(name)
  return plug.test(folded) && !nipple.test(folded)
}

/** `Ringschrauben M16, 2`, `eye bolts M12 – 4` */
const countOfThread = /\sM(\d{1,2})\s?[,–-]\s+(\d{1,2})$/u

/** Whether a number behind a thread counts a part that this names: `Verschlussstopfen G1/4 20`, `Ringschraube M16, 2` */
export function isBehindThread(text: string, name: string, quantity: string): boolean {
  return (pipeThreadAtEnd.test(name) && (!mayBeBore.test(quantity) || isPlug(name))) || countsThread(text)
}

/** A number from that of the thread on may be a further thread or a length. */
function countsThread(text: string): boolean {
  const [, thread = '', count = ''] = countOfThread.exec(text) ?? []
  return thread !== '' && Number(count) < Number(thread) && namesKind(text) && !hasSizes(text)
}
