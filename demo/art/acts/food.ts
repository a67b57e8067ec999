import { bata, padi } from '../palette.ts';
import { anak, gather, ibu, petugas, warga } from '../people/crowd.ts';
import { pieces } from '../pieces/pieces.ts';
import type { DrawDisplay } from '../sheet.ts';
import { tray } from '../vessels/tray.ts';
import { row, table } from './props.ts';

/** A festival table full of local dishes. */
export const sajian: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const desk = table(width * 0.5, height * 0.98, width * 0.84, height * 0.28, random.pick([padi[4], bata, '#8a5a86']));
  const dishes = [...names, ...names, ...names].slice(0, 7);
  const cast = [ibu(random), petugas(random), ibu(random), warga(random), ibu(random)];
  return (
    gather(
      sheet,
      cast.map((who, index) => ({
        who: {
          ...who,
          pose: (['melambai', 'memegang', 'bertepuk', 'menunjuk', 'memegang'] as const)[index] ?? 'berdiri',
          ...(index === 1 ? { holds: ['papan-catat', 18] as const } : {}),
        },
        x: 0.18 + index * 0.16,
        y: 0.92,
        tall: 0.58,
        flip: index > 2,
      })),
    ) +
    desk.body +
    dishes.map((_, index) => tray(width * (0.155 + index * 0.115), desk.top + 6, width * 0.11, 0.22)).join('') +
    row(sheet, dishes, width * 0.5, desk.top + 10, width * 0.805, (name) =>
      Math.min(height * 0.17, height * 0.07 * pieces[name].size),
    )
  );
};

/** Children who eat together. */
export const makanBersama: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const desk = table(
    width * 0.5,
    height * 0.97,
    width * 0.7,
    height * 0.2,
    random.pick(['#f2b632', padi[3], '#6fb1c4']),
  );
  const meal = [...names, ...names, ...names].slice(0, 7);
  return (
    gather(sheet, [
      { who: { ...ibu(random), pose: 'memberi' }, x: 0.08, y: 0.94, tall: 0.58 },
      { who: { ...petugas(random), pose: 'melambai' }, x: 0.92, y: 0.94, tall: 0.58, flip: true },
    ]) +
    gather(
      sheet,
      Array.from({ length: 5 }, (_, index) => ({
        who: {
          ...anak(random),
          pose: (['melambai', 'memegang', 'bertepuk', 'memegang', 'melambai'] as const)[index] ?? 'berdiri',
        },
        x: 0.24 + index * 0.13,
        y: 0.93,
        tall: 0.46,
        flip: index > 2,
      })),
    ) +
    desk.body +
    row(sheet, meal, width * 0.5, desk.top + 8, width * 0.66, (name) =>
      Math.min(height * 0.13, height * 0.062 * pieces[name].size),
    )
  );
};
