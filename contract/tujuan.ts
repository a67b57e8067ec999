/** Browsers drop control characters from an address and take '\' for '/': `/\host` would lead to another host. */
const isPlain = (address: string): boolean => !/[\\\p{Cc}]/u.test(address);

/** A path within this site. '//' is refused because it can name another host. */
export function isOwnPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return isPlain(address) && path.startsWith('/') && !path.includes('//');
}

/** An https address without user info, which could disguise the host: `https://bank.id@host.example`. */
export const isHttpsAddress = (address: string): boolean =>
  isPlain(address) && /^https:\/\/[^/?#@\s]+([/?#]|$)/.test(address);

/** Where a link in a text may lead: a page of this site or of another, a mailbox, a telephone. */
export const isTautan = (address: string): boolean =>
  isOwnPath(address) ||
  (isPlain(address) &&
    /^(https?:\/\/[^/?#@\s]+([/?#]|$)|mailto:[^\s@/]+@[^\s@/]+$|tel:\+?[\d.()-]{3,30}$)/i.test(address));
