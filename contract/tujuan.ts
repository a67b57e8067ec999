/** Browsers drop control characters from an address and take '\' for '/': `/\host` would lead to another host. */
const isPlain = (address: string): boolean => !/[\\\p{Cc}]/u.test(address);

/** A path of this very site. With '//' in it, it could be, or become, another host's. */
export function isOwnPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return isPlain(address) && path.startsWith('/') && !path.includes('//');
}

/** An https address whose host stands at its beginning for everybody to see: no name and password before it. */
export const isHttpsAddress = (address: string): boolean =>
  isPlain(address) && /^https:\/\/[^/?#@\s]+([/?#]|$)/.test(address);
