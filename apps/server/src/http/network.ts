import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that name the network of one connection. Its user can choose the others. */
const networkBits = 64

/**
 * Returns what limits count as one visitor: the address, or of IPv6 the network, because a connection has a whole one.
 * @param address may be anything, because a proxy can send anything
 */
export function networkOf(address: string): string {
  // Most addresses, and every call comes here.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address
  // Node writes IPv4 as IPv6 where it listens to both.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = `${parsed.toString().replace(/%.*/, '')}/${networkBits}`
  return `${ipaddr.IPv6.networkAddressFromCIDR(network)}/${networkBits}`
}
