/** Addresses as limits count them: per household, which may have many addresses. */
import { isIPv6 } from 'node:net';

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

/** The eight words of an address without dots. */
function wordsOf(address: string): number[] {
  const [head, tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const words = tail === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  return words.map((word) => Number.parseInt(word, 16));
}
