import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the internet, and neither of this machine nor of a network that only some reach. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
