import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network; the other half is its owner's to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
/** What stands before an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * What counts as one address for the limits: an IPv4 address, also where it comes mapped into IPv6,
 * and the /64 of an IPv6 address, of which anybody may use 2^64.
 */
export function addressOf(ip: string): string {
  // Asked several times for each request: most addresses need no closer look.
  if (!ip.includes(':')) return ip;
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const last = groups.slice(-2);
  return groups.slice(0, -2).join(':') === MAPPED_IPV4
    ? last.flatMap(bytesOf).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups, each written in one way only. */
function groupsOf(address: string): readonly string[] {
  // Written as a URL's host it is in its shortest form (RFC 5952), with hexadecimal groups only.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = host.split('::');
  const first = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
