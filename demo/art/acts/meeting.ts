import { bata, padi } from '../palette.ts';
import { gather, ibu, kader, petugas, warga } from '../people/crowd.ts';
import { sitter } from '../people/person.ts';
import { pieces } from '../pieces/pieces.ts';
import { type DrawDisplay, type Sheet, shadow } from '../sheet.ts';
import { repeat } from '../svg.ts';
import { board, row, scales, table } from './props.ts';

const audience = (sheet: Sheet, rows: readonly (readonly [number, number, number])[]) => {
  const { width, height, random } = sheet;
  return rows
    .map(([y, count, tall]) =>
      repeat(count, (index) => {
        const scarf = random.chance(0.4);
        const x = width * ((index + 0.5) / count) + random.between(-12, 12);
        return sitter(
          x,
          height * y,
          height * tall,
          random.pick(['#2f8f5b', '#b4402b', '#4b7ba3', '#e0a93a', '#8a5a86', '#5aa0a0']),
          scarf ? random.pick(['#e6b650', '#c4604c', '#6f9fc0', '#4f9a78', '#ead9bb']) : '#2e2220',
          scarf,
        );
      }),
    )
    .join('');
};

/** A talk: a board, somebody who explains, and the listeners on the mats. */
export const penyuluhan: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  const desk = table(width * side(0.74), height * 0.76, width * 0.2, height * 0.17, random.pick([padi[4], bata]));
  return (
    shadow(width * side(0.44), height * 0.76, width * 0.2, 8) +
    board(width * side(0.44), height * 0.76, height * 0.5, random.pick(['batang', 'garis', 'piring'])) +
    gather(sheet, [
      { who: { ...petugas(random), pose: 'menunjuk' }, x: side(0.26), y: 0.79, tall: 0.5, flip: !right },
    ]) +
    gather(sheet, [{ who: ibu(random), x: side(0.76), y: 0.74, tall: 0.44 }]) +
    desk.body +
    row(sheet, names.slice(0, 3), width * side(0.74), desk.top, width * 0.19, (name) =>
      Math.min(height * 0.13, height * 0.055 * pieces[name].size),
    ) +
    audience(sheet, [
      [0.88, 8, 0.19],
      [1.03, 6, 0.26],
    ])
  );
};

/** Heads together behind a long table. */
export const rapat: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  const desk = table(width * 0.55, height * 0.96, width * 0.72, height * 0.25, random.pick([padi[4], bata, '#30709b']));
  const cast = [petugas(random), warga(random), ibu(random), petugas(random), warga(random)];
  return (
    board(width * side(0.125), height * 0.86, height * 0.56, random.pick(['batang', 'garis'])) +
    gather(
      sheet,
      cast.map((who, index) => ({
        who: { ...who, pose: index === 1 ? ('menunjuk' as const) : ('memegang' as const), skirt: true },
        x: 0.27 + index * 0.14,
        y: 0.93,
        tall: 0.55,
        flip: index > 2,
      })),
    ) +
    desk.body +
    row(
      sheet,
      (['teko', ...names, 'salad', ...names] as const).slice(0, 6),
      width * 0.55,
      desk.top + 6,
      width * 0.66,
      (name) => Math.min(height * 0.14, height * 0.055 * pieces[name].size),
    )
  );
};

/** The weighing of the toddlers. */
export const posyandu: DrawDisplay = (sheet) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  const desk = table(width * side(0.8), height * 0.9, width * 0.26, height * 0.19, '#8fb9c4');
  return (
    board(width * side(0.64), height * 0.84, height * 0.42, 'garis') +
    scales(sheet, width * side(0.42), height * 0.93, height * 0.64) +
    gather(sheet, [
      { who: { ...kader(random), pose: 'memegang', holds: ['papan-catat', 17] }, x: side(0.8), y: 0.86, tall: 0.5 },
    ]) +
    desk.body +
    row(
      sheet,
      ['telur', 'susu', 'pisang', 'nasi-mangkuk'],
      width * side(0.8),
      desk.top,
      width * 0.24,
      () => height * 0.085,
    ) +
    gather(sheet, [
      { who: { ...kader(random), pose: 'memberi' }, x: side(0.29), y: 0.95, tall: 0.56, flip: !right },
      { who: { ...ibu(random), pose: 'memegang', holds: ['bayi-gendong', 27] }, x: side(0.56), y: 0.96, tall: 0.56 },
      { who: { ...ibu(random), pose: 'memegang', holds: ['bayi-gendong', 27] }, x: side(0.15), y: 0.91, tall: 0.52 },
      { who: { ...ibu(random), pose: 'berdiri' }, x: side(0.05), y: 0.96, tall: 0.55 },
      { who: { ...ibu(random), pose: 'memegang', holds: ['bayi-gendong', 27] }, x: side(0.955), y: 0.96, tall: 0.55 },
    ])
  );
};
