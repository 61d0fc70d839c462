/** Addresses as limits count them: per household, which may have many addresses. */
import { isIP, isIPv6 } from 'node:net';

/**
 * The network that counts as one: an IPv4 address (also if it is written as IPv6, ::ffff:192.0.2.1), or the first 64 bits
 * of an IPv6 address, since the owner of one address has all addresses with that prefix.
 *
 * @example networkOf('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain] = address.split('%');
  // The URL parser normalizes every form of an address, and writes the last 32 bits of a mapped one as two words.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const words = wordsOf(short);
  const [high, low] = words.slice(6);
  if (words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

/** How many times the allowance of one network a site has: it may be one customer of a provider, or many. */
export const SITE_SHARE = 16;

/**
 * The site of a network: the first 48 bits of IPv6, which providers also give to one customer, who then has 65,536 networks. Null for
 * IPv4.
 *
 * @example siteOf('2001:db8:1:2::/64') // '2001:db8:1::/48'
 */
export function siteOf(network: string): string | null {
  const words = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network);
  return words && `${words[1]}::/48`;
}

/**
 * The client's address from X-Forwarded-For, or null if there is none. Only the last entry counts, which the proxy has added: a client
 * may have made up those before it. Some proxies add the port.
 *
 * @example forwardedAddress('192.0.2.1, 2001:db8::1') // '2001:db8::1'
 */
export function forwardedAddress(header: string): string | null {
  const last = header.slice(header.lastIndexOf(',') + 1).trim();
  const [, address] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(last) ?? /^([\d.]+):\d{1,5}$/.exec(last) ?? [last, last];
  return isIP(address) === 0 ? null : address;
}

/** The eight words of an address without dots. */
function wordsOf(address: string): number[] {
  const [head, tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const words = tail === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return words.map((word) => Number.parseInt(word, 16));
}
