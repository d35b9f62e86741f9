const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);

const OF_IPV6 = /^[\da-f:.]+$/i;

export function isIP(text: string): 0 | 4 | 6 {
  if (IPV4.test(text)) return 4;
  return OF_IPV6.test(text) && URL.canParse(`http://[${text}]`) ? 6 : 0;
}

export const isIPv6 = (text: string) => isIP(text) === 6;

type Family = 'ipv4' | 'ipv6';

const BITS = { ipv4: 32, ipv6: 128 };
const MAPPED = 0xffffn;
const LAST_32_BITS = 0xffffffffn;

/** Works like Node's: an IPv4 address as IPv6 (`::ffff:10.0.0.1`) is in the networks of both. */
export class BlockList {
  readonly #networks: Array<{
    readonly family: Family;
    readonly start: bigint;
    readonly rest: bigint;
  }> = [];

  addSubnet(network: string, bits: number, family: Family): void {
    const rest = BigInt(BITS[family] - bits);
    this.#networks.push({ family, start: numberOf(network, family) >> rest, rest });
  }

  check(address: string, family: Family): boolean {
    if (isIP(address) === 0) return false;
    const number = numberOf(address, family);
    if (this.#has(number, family)) return true;
    return (
      family === 'ipv6' && number >> 32n === MAPPED && this.#has(number & LAST_32_BITS, 'ipv4')
    );
  }

  #has(number: bigint, family: Family): boolean {
    return this.#networks.some(
      (network) => network.family === family && number >> network.rest === network.start,
    );
  }
}

function numberOf(address: string, family: Family): bigint {
  const groups = family === 'ipv4' ? address.split('.') : ipv6Groups(address);
  const digits = family === 'ipv4' ? 8n : 16n;
  const prefix = family === 'ipv4' ? '' : '0x';
  return groups.reduce((sum, group) => (sum << digits) | BigInt(prefix + group), 0n);
}

/** URLs write them in the shortest form (RFC 5952), with hexadecimal groups only. */
function ipv6Groups(address: string): readonly string[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0');
  return [...(first ?? []), ...zeros, ...(last ?? [])];
}
