import type { IssueCertificate } from '@normwerk/contract/back-office'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { beginDocument, describeFrozen, issueDocument, type OrderRow } from './issue-document.ts'
import { countDocuments } from './repository/documents.ts'
import { findCertifiedPosition, listSent } from './repository/facts.ts'

/**
 * Issues the certificate 3.1 of a position, as an annex of its order.
 * @throws AppError `entryNotFound`; `certificateNotOffered` if it was ordered without a certificate
 */
export async function issueCertificate(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  { positionId, heatNumber, condition, analysis, tests, inspector }: IssueCertificate,
): Promise<void> {
  const found = await findCertifiedPosition(db, order.id, positionId)
  if (found === undefined) throw new AppError('entryNotFound')
  const { position, steel, material } = found
  if (!position.certificate || steel === null) throw new AppError('certificateNotOffered')
  const { letter, reference } = await beginDocument(dependencies, db, order)
  const sent = await listSent(db, order.id)
  const slip = sent.findLast((part) => part.positionId === positionId)?.delivery.deliveryNumber ?? null
  const number = `${order.orderNumber}-Z${(await countDocuments(db, order.id, 'Certificate')) + 1}`
  await issueDocument(dependencies, db, order, {
    kind: 'Certificate',
    number,
    fileName: `certificate-${number}.pdf`,
    content: {
      kind: 'certificate',
      number,
      ...letter,
      order: reference,
      packingSlipNumber: slip,
      position: describeFrozen(position),
      material: material === null || steel === material ? steel : `${steel} (${material})`,
      condition: condition ?? null,
      heatNumber,
      analysis,
      tests: tests.map(({ method, unit, required, ...test }) => ({
        ...test,
        method: method ?? null,
        unit: unit ?? null,
        required: required ?? null,
      })),
      inspector,
    },
  })
}
