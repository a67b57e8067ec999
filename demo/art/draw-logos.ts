import { writeFile } from 'node:fs/promises';
import { komoditiAcuan, panganAcuan } from '../../server/acuan/acuan.ts';
import { logoSvg } from './logo.ts';

/** Writes the logos that the office's server brings along: `node demo/art/draw-logos.ts`. */
const names = new Set([...panganAcuan, ...komoditiAcuan.map(({ nama }) => nama)]);
const logos = Object.fromEntries(Array.from(names, (nama) => [nama, logoSvg(nama)]));
await writeFile(new URL('../../server/acuan/logos.json', import.meta.url), `${JSON.stringify(logos, null, 2)}\n`);
