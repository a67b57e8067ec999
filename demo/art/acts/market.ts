import { bakul, peti } from '../displays/bakul.ts';
import { bata, padi } from '../palette.ts';
import { gather, ibu, petugas, warga } from '../people/crowd.ts';
import { pieces } from '../pieces/pieces.ts';
import { tent } from '../scenery/buildings.ts';
import type { DrawDisplay } from '../sheet.ts';
import { row, sackPile, table } from './props.ts';

/** A cheap market: tents, a laden table, sacks, and people who buy. */
export const pasarMurah: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const [tents, cloth] = random.pick([
    [[bata, padi[3]], padi[4]],
    [[padi[3], '#c58f1e'], bata],
    [['#30709b', bata], padi[5]],
  ] as const);
  const desk = table(width * 0.5, height * 0.87, width * 0.44, height * 0.21, cloth);
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  const goods = [...names, ...names].slice(0, 6);
  return (
    tent(width * 0.34, height * 0.82, width * 0.35, tents[0]) +
    tent(width * 0.66, height * 0.82, width * 0.35, tents[1]) +
    sackPile(width * side(0.72), height * 0.81, width * 0.2, 4) +
    gather(sheet, [
      { who: { ...petugas(random), pose: 'memberi' }, x: side(0.4), y: 0.83, tall: 0.5, flip: !right },
      {
        who: { ...ibu(random), pose: 'memegang', holds: [random.pick(names), 15] },
        x: side(0.57),
        y: 0.83,
        tall: 0.47,
      },
    ]) +
    desk.body +
    row(sheet, goods, width * 0.5, desk.top, width * 0.42, (name) =>
      Math.min(height * 0.17, height * 0.062 * pieces[name].size),
    ) +
    gather(sheet, [
      {
        who: { ...ibu(random), pose: 'membawa', holds: ['karung-beras', 22] },
        x: side(0.2),
        y: 0.95,
        tall: 0.56,
        flip: right,
      },
      { who: { ...warga(random), pose: 'berdiri' }, x: side(0.08), y: 0.92, tall: 0.52 },
      { who: { ...warga(random), pose: 'menunjuk' }, x: side(0.82), y: 0.95, tall: 0.56, flip: right },
      { who: { ...warga(random), pose: 'melambai' }, x: side(0.935), y: 0.91, tall: 0.5, flip: right },
    ])
  );
};

/** An officer who asks a trader for today's price, over baskets of what is asked. */
export const survei: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  const desk = table(width * 0.5, height * 1.04, width * 0.96, height * 0.22, random.pick([padi[4], bata, '#9a6a3c']));
  const baskets = [0, 1, 2, 3].map((index) => {
    const name = names[index % names.length] ?? names[0];
    const spot = { x: width * (0.14 + index * 0.24), floor: desk.top + height * 0.03, width: width * 0.215 };
    return (index % 2 ? peti : bakul)(sheet, [name], spot);
  });
  return (
    gather(sheet, [
      { who: { ...ibu(random), pose: 'menunjuk' }, x: side(0.34), y: 0.98, tall: 0.82 },
      { who: { ...petugas(random), pose: 'memegang', holds: ['papan-catat', 20] }, x: side(0.66), y: 0.98, tall: 0.86 },
    ]) +
    desk.body +
    baskets.join('')
  );
};
