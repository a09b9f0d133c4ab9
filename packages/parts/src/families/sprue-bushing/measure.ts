import { cylinders, hasHead, type Measure } from '../../recognition/measures.ts'
import { isCone } from '../../recognition/profile.ts'

type Key = 'diameter' | 'boreDiameter' | 'nozzleRadius' | 'length' | 'headDiameter' | 'headHeight' | 'outletDiameter'

/** Measures a head and a shank with a channel that opens to the tip; the length is that below the head. */
export const measureSprueBushing: Measure<Key> = ({ outside, bore, seatRadius, length }) => {
  const [head, shank] = cylinders(outside, 2) ?? []
  const [channel, further] = bore
  if (head === undefined || shank === undefined || channel === undefined || further !== undefined) return null
  if (!hasHead([head, shank]) || !isCone(channel) || channel.end < channel.start) return null
  return {
    diameter: shank.start,
    boreDiameter: channel.start,
    nozzleRadius: seatRadius,
    length: length - head.to,
    headDiameter: head.start,
    headHeight: head.to,
    outletDiameter: channel.end,
  }
}
