import { type ApiContext, bindingsOf, neighbourhood } from '../http/context.ts';

/** Where somebody logged in, in words by which he recognises it. */
export interface Device {
  perangkat: string;
  jaringan: string | null;
}

/** The first match counts: most browsers also carry the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

/** Such as 'Chrome di Android'; versions and models are left out. */
export function perangkatOf(userAgent: string | undefined): string {
  const [browser, system] = [firstOf(browsers, userAgent ?? ''), firstOf(systems, userAgent ?? '')];
  return [browser ?? 'Aplikasi lain', ...(system ? [system] : [])].join(' di ');
}

export function deviceOf(c: ApiContext): Device {
  const network = bindingsOf(c).alamat === undefined ? undefined : neighbourhood(c);
  return {
    perangkat: perangkatOf(c.req.header('User-Agent')),
    jaringan: network?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*') ?? null,
  };
}
