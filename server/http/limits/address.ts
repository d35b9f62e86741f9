import ipaddr from 'ipaddr.js';

/** The other half of an IPv6 address is chosen by its owner. */
const NETWORK_GROUPS = 4;

/** An IPv4 address, or the /64 of an IPv6 address: one client has all 2^64 of it. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${address.toNormalizedString().split(':', NETWORK_GROUPS).join(':')}::/64`;
}
