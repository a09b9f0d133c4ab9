import { namesPartAlone } from '../../cell-content.ts'
import { withoutDeniedInRemark } from '../corrections/change-material.ts'
import { withoutReplacedKind } from '../corrections/without-replaced-kind.ts'
import { withoutHaste } from '../omissions/delivery/without-haste.ts'
import { withoutOneDelivery } from '../omissions/delivery/without-one-delivery.ts'
import { withoutOpeningHours } from '../omissions/delivery/without-opening-hours.ts'
import { withoutCertificateDenied } from '../omissions/without-certificate-denied.ts'
import { withoutCompanyStandards } from '../omissions/without-company-standards.ts'
import { withoutOtherMatters } from '../omissions/without-other-matters.ts'
import { withoutOwnWork } from '../omissions/without-own-work.ts'
import { withoutWeights } from '../omissions/without-weights.ts'
import { withoutInformationAsked } from '../sentences/without-information-asked.ts'
import { withoutKept, withoutUseless } from '../sentences/without-kept.ts'
import { withoutLastTime } from '../sentences/without-last-time.ts'
import { withoutPacking } from '../sentences/without-packing.ts'
import { withoutStillGood } from '../sentences/without-still-good.ts'
import { withoutStockConditions } from '../sentences/without-stock-conditions.ts'
import { withoutThresholds } from '../sentences/without-thresholds.ts'
import { withoutToldBefore } from '../sentences/without-told-before.ts'
import { withoutContacts } from './part-line.ts'

/** Each removes sentences of one kind; a later one reads what the earlier ones have left. */
const removers: readonly ((line: string, at: number, lines: readonly string[]) => string)[] = [
  withoutThresholds,
  withoutCertificateDenied,
  withoutCompanyStandards,
  withoutOtherMatters,
  withoutWeights,
  withoutHaste,
  withoutOneDelivery,
  withoutOwnWork,
  withoutInformationAsked,
  withoutKept,
  withoutUseless,
  withoutPacking,
  withoutToldBefore,
  // The telephone number of a sentence is none of pieces.
  (line) => (namesPartAlone(line) ? line : withoutContacts(line)),
  withoutOpeningHours,
  withoutStockConditions,
  withoutStillGood,
  withoutLastTime,
  withoutDeniedInRemark,
  withoutReplacedKind,
]

/** Removes what the lines of a mail say beside the parts that they order: packing, opening hours, what came before. */
export function withoutBeside(lines: readonly string[]): readonly string[] {
  return removers.reduce((said, remove) => said.map(remove), lines)
}
