import { type ApiContext, bindingsOf } from '../context.ts';

/** The client's address, or its IPv6 /64: a household or phone can use any address of its network. */
export function neighbourhood(c: ApiContext): string | undefined {
  const { alamat } = bindingsOf(c);
  if (alamat === undefined || !alamat.includes(':')) return alamat;
  return `${firstGroups(alamat, 4).join(':')}::/64`;
}

function firstGroups(ipv6: string, count: number): string[] {
  const [head = '', tail] = ipv6.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(tail)];
  return all.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}
