import { pictures } from '../server/adapters/pictures/pictures.ts';
import { bombs, jpeg, png } from '../tests/support/api/pictures.ts';
import { fotoMemory } from './foto/foto-memory.ts';
import { whole } from './lib/figures.ts';
import { table } from './lib/table.ts';

/**
 * How long the server works at pictures that somebody sends to keep it busy, beside a camera's, and what they take of
 * its memory: `npm run bench:foto`.
 */
const ROUNDS = 5;

const camera = await jpeg(4000, 3000);
const sent: [what: string, bytes: Buffer, format: 'jpeg' | 'png'][] = [
  ['a camera’s, 12 megapixels', camera, 'jpeg'],
  ...bombs().map(([what, bytes]) => [`300 MB as ${what}`, bytes, 'png'] as [string, Buffer, 'png']),
  ['256 megapixels', await png(16_000, 16_000), 'png'],
  ['half a picture', camera.subarray(0, 20_000), 'jpeg'],
];

const { prepare } = pictures();
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const measured: { what: string; ms: number; became: string }[] = [];
for (const [what, bytes, format] of sent) {
  const times: number[] = [];
  let became = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const kept = await prepare(bytes, format);
    times.push(performance.now() - begun);
    became = typeof kept === 'string' ? kept : `${kept.bytes.byteLength} bytes`;
  }
  measured.push({ what, ms: median(times), became });
}

const [honest] = measured;
console.log(
  table<(typeof measured)[number]>(
    [
      ['picture', ({ what }) => what],
      ['ms', ({ ms }) => whole(ms)],
      ['of a camera’s', ({ ms }) => (ms / (honest?.ms ?? 1)).toFixed(2)],
      ['becomes', ({ became }) => became],
    ],
    measured,
  ),
);
console.log(`\n${await fotoMemory()}`);
