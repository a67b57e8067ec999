import { BlockList, isIP } from 'node:net';
import type { RobotCheckSettings } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import type { Env } from './place.ts';

/** Reads `ROBOT_CHECK` and reCAPTCHA's keys. @throws StartError */
export function readRobotCheck(text = 'altcha', env: Env): RobotCheckSettings {
  if (text === 'altcha' || text === 'off') return { jenis: text };
  if (text !== 'recaptcha') {
    throw new StartError(`ROBOT_CHECK hanya dapat diisi 'altcha', 'recaptcha', atau 'off', bukan '${text}'.`);
  }
  const siteKey = env['RECAPTCHA_SITE_KEY']?.trim();
  const secretKey = env['RECAPTCHA_SECRET_KEY']?.trim();
  if (siteKey && secretKey) return { jenis: 'recaptcha', siteKey, secretKey };
  throw new StartError(
    'ROBOT_CHECK recaptcha memerlukan RECAPTCHA_SITE_KEY dan RECAPTCHA_SECRET_KEY dari konsol reCAPTCHA.',
  );
}

/** Reads `RATE_LIMIT`. @throws StartError */
export function readRateLimit(text: string | undefined): boolean {
  if (text === undefined || text === 'off') return text === undefined;
  throw new StartError(`RATE_LIMIT hanya dapat dikosongkan atau diisi 'off', bukan '${text}'.`);
}

/** Reads `JEJAK_HARI`. @throws StartError */
export function readJejakHari(text = '400'): number {
  const days = Number(text);
  if (/^\d{1,4}$/.test(text) && days >= 30) return days;
  throw new StartError(`JEJAK_HARI harus berupa bilangan hari dari 30 sampai 9999, bukan '${text}'.`);
}

/** Reads `CORS_ORIGIN`: comma-separated origins. @throws StartError */
export function readCorsOrigin(text = ''): string[] {
  return listed(text).map((origin) => {
    const url = URL.parse(origin);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new StartError(
      `CORS_ORIGIN harus berupa alamat asal seperti https://peta.example.go.id, dipisah koma, bukan '${origin}'.`,
    );
  });
}

/** Whether browsers must use https for a year: with subdomains, for the site alone, or not. */
export type Hsts = 'subdomain' | 'situs' | 'off';

/** Reads `HSTS`. @throws StartError */
export function readHsts(text = 'subdomain'): Hsts {
  if (text === 'subdomain' || text === 'situs' || text === 'off') return text;
  throw new StartError(`HSTS hanya dapat diisi 'subdomain', 'situs', atau 'off', bukan '${text}'.`);
}

/** Reads `TRUSTED_PROXY`: comma-separated addresses and networks. @throws StartError */
export function readTrustedProxy(text = ''): BlockList {
  const trusted = new BlockList();
  for (const network of listed(text)) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits ?? '0') || prefix > most) {
      throw new StartError(
        `TRUSTED_PROXY harus berupa alamat IP atau jaringan seperti 127.0.0.1 atau 10.0.0.0/8, dipisah koma, bukan '${network}'.`,
      );
    }
    trusted.addSubnet(address, prefix, family);
  }
  return trusted;
}

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Warnings about disabled guards. */
export function openDoors({ robotCheck, rateLimit }: { robotCheck: RobotCheckSettings; rateLimit: boolean }): string[] {
  return [
    ...(robotCheck.jenis === 'off'
      ? ['ROBOT_CHECK=off: pendaftaran dan login tidak dilindungi dari robot. Hapus pengaturan ini di produksi.']
      : []),
    ...(rateLimit ? [] : ['RATE_LIMIT=off: password dapat ditebak tanpa batas. Hapus pengaturan ini di produksi.']),
  ];
}
