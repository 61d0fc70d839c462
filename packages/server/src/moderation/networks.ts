/** Networks as administrators write them: an address, or a range such as 192.0.2.0/24. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** No single ban covers more than this many addresses: a slip of the finger must not close the server to half the world. */
const WIDEST = { ipv4: 8, ipv6: 19 } as const;
/** An IPv6 address alone stands for its network, since its owner has all addresses of that. */
const HOUSEHOLD = 64;

export interface Network {
  /** As stored: address and number of bits. */
  readonly text: string;
  includes(address: string): boolean;
}

/** The family of an address, in the words of Node. */
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** The network of a text, or a sentence that says what is wrong with it. @example readNetwork('192.0.2.0/24') */
export function readNetwork(given: string): Network | string {
  const [address, bits, ...more] = given.trim().split('/');
  const right = 'write an address such as 192.0.2.7, or a range such as 192.0.2.0/24 or 2001:db8::/48';
  if (
    isIP(address) === 0 ||
    address.includes('%') ||
    more.length > 0 ||
    (bits !== undefined && !/^\d{1,3}$/.test(bits))
  )
    return `${JSON.stringify(given)} is no network; ${right}.`;
  const family = familyOf(address);
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? (family === 'ipv4' ? 32 : HOUSEHOLD) : Number(bits);
  if (prefix > most) return `${JSON.stringify(given)} is no network; ${right}.`;
  if (prefix < WIDEST[family]) return `${JSON.stringify(given)} is too wide; a range has at least /${WIDEST[family]}.`;
  const list = new BlockList();
  list.addSubnet(address, prefix, family);
  return {
    text: `${address}/${prefix}`,
    includes: (other: string) => isIP(other) > 0 && list.check(other, familyOf(other)),
  };
}
