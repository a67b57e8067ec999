import { logoSvg } from '../../demo/art/logo.ts';
import type { Ports } from '../ports.ts';
import { storePictures } from './store-drawings.ts';

/** Entries of a list together with the names of their stored logos. */
export async function drawLogos<Seed extends { art: Parameters<typeof logoSvg>[0] }>(
  ports: Pick<Ports, 'files' | 'pictures'>,
  seeds: readonly Seed[],
): Promise<(Seed & { logo: string })[]> {
  const names = await storePictures(
    ports,
    seeds.map(
      ({ art }) =>
        () =>
          logoSvg(art),
    ),
    'png',
  );
  return seeds.map((seed, index) => ({ ...seed, logo: names[index] ?? '' }));
}
