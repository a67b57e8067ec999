import { BlockList, isIP } from 'node:net';
import type { Guards, RobotCheckSettings } from '../../ports.ts';
import { StartError } from '../faults/start-error.ts';
import { listed, oneOf, originOf, type Reader, type TextOf } from './readers.ts';

const readKind = oneOf('altcha', 'recaptcha', 'off');

/** Reads `ROBOT_CHECK` and reCAPTCHA's keys. */
export const readRobotCheck =
  (textOf: TextOf): Reader<RobotCheckSettings> =>
  (text, name) => {
    const jenis = readKind(text, name);
    if (jenis !== 'recaptcha') return { jenis };
    const siteKey = textOf('RECAPTCHA_SITE_KEY');
    const secretKey = textOf('RECAPTCHA_SECRET_KEY');
    if (siteKey && secretKey) return { jenis, siteKey, secretKey };
    throw new StartError(
      'ROBOT_CHECK recaptcha memerlukan RECAPTCHA_SITE_KEY dan RECAPTCHA_SECRET_KEY dari konsol reCAPTCHA.',
    );
  };

/** Reads `CORS_ORIGIN`: comma-separated origins. @throws StartError */
export function readCorsOrigin(text = ''): string[] {
  return listed(text).map((address) => {
    const origin = originOf(address);
    if (origin !== undefined) return origin;
    throw new StartError(
      `CORS_ORIGIN harus berupa alamat asal seperti https://peta.example.go.id, dipisah koma, bukan '${address}'.`,
    );
  });
}

/** Reads `HSTS`: whether browsers must use https for a year, with subdomains, for the site alone, or not. */
export const readHsts = oneOf('subdomain', 'situs', 'off');

export type Hsts = ReturnType<typeof readHsts>;

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

/** Warnings about disabled guards. */
export function openDoors({ robotCheck, rateLimit }: Pick<Guards, 'robotCheck' | 'rateLimit'>): string[] {
  return [
    ...(robotCheck.jenis === 'off'
      ? ['ROBOT_CHECK=off: pendaftaran dan login tidak dilindungi dari robot. Hapus pengaturan ini di produksi.']
      : []),
    ...(rateLimit ? [] : ['RATE_LIMIT=off: password dapat ditebak tanpa batas. Hapus pengaturan ini di produksi.']),
  ];
}
