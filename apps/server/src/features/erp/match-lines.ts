import type { AnswerLine } from '@normwerk/documents/opentrans/answer'
import type { Queries } from '../../database/client.ts'
import { AnswerRejected } from './answer-errors.ts'
import { listOutgoingPositions } from './repository/outgoing-orders.ts'

/** A line of an answer with its position of the order. */
export interface AnsweredLine {
  position: Awaited<ReturnType<typeof listOutgoingPositions>>[number]
  quantity: number
  shipDate: string | null
}

/** Finds the positions of an order that an answer is about. */
export async function matchLines(
  db: Queries,
  { id, orderNumber }: { id: string; orderNumber: string },
  lines: readonly AnswerLine[],
): Promise<AnsweredLine[]> {
  const positions = await listOutgoingPositions(db, id)
  return lines.map(({ positionNumber, articleNumber, quantity, shipDate }) => {
    const position = positions.find((candidate) => candidate.positionNumber === positionNumber)
    if (position === undefined) throw new AnswerRejected(`Order ${orderNumber} has no position ${positionNumber}.`)
    if (articleNumber !== null && articleNumber !== position.articleNo)
      throw new AnswerRejected(`Position ${positionNumber} is ${position.articleNo}, not ${articleNumber}.`)
    return { position, quantity, shipDate }
  })
}
