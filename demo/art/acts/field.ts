import { bakul, peti } from '../displays/bakul.ts';
import { mix } from '../palette.ts';
import { anak, gather, ibu, petani, petugas, warga } from '../people/crowd.ts';
import { pieces } from '../pieces/pieces.ts';
import { riceRow } from '../scenery/plants.ts';
import { type DrawDisplay, type Sheet, shadow } from '../sheet.ts';
import { repeat } from '../svg.ts';

const mirrored = (sheet: Sheet) => {
  const right = sheet.random.chance(0.5);
  return { right, side: (share: number) => (right ? share : 1 - share) };
};

/** Harvest of rice: farmers up to the knees in it, sheaves in front. */
export const panen: DrawDisplay = (sheet) => {
  const { width, height, random } = sheet;
  const { right, side } = mirrored(sheet);
  const ripe = '#dcb04a';
  const wave = (share: number, tall: number) =>
    riceRow(sheet, height * share, height * tall, mix(ripe, '#7f8f34', 0.35), mix(ripe, '#fff0b8', 0.2));
  const sheaf = (x: number, y: number, size: number) =>
    shadow(width * x, height * y, size * 0.6, 8) +
    sheet.place('padi', { x: width * x, y: height * y, size: size, turn: random.between(-8, 8) });
  return (
    gather(sheet, [
      { who: { ...petani(random), pose: 'memegang', holds: ['padi', 30] }, x: side(0.66), y: 0.8, tall: 0.42 },
      { who: { ...petani(random), pose: 'melambai' }, x: side(0.82), y: 0.79, tall: 0.4, flip: right },
    ]) +
    wave(0.83, 0.13) +
    gather(sheet, [
      { who: { ...petani(random), pose: 'memegang', holds: ['padi', 34] }, x: side(0.36), y: 0.93, tall: 0.58 },
      { who: { ...petani(random), pose: 'membawa', holds: ['karung-gabah', 26] }, x: side(0.56), y: 0.95, tall: 0.6 },
    ]) +
    wave(0.96, 0.1) +
    sheaf(0.1, 0.98, height * 0.36) +
    sheaf(0.2, 1, height * 0.3) +
    sheaf(0.86, 0.99, height * 0.36) +
    sheaf(0.76, 1, height * 0.28)
  );
};

/** Seedlings carried to the beds. */
export const tanam: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const { right, side } = mirrored(sheet);
  const [young] = names;
  const pot = (x: number, y: number, size: number) =>
    shadow(width * x, height * y, size * 0.6, 7) + sheet.place(young, { x: width * x, y: height * y, size });
  return (
    gather(sheet, [
      { who: { ...petani(random), pose: 'memegang', holds: [young, 24] }, x: side(0.3), y: 0.84, tall: 0.5 },
      {
        who: { ...ibu(random), hat: 'caping', face: 'wajah-perempuan', pose: 'memberi' },
        x: side(0.47),
        y: 0.88,
        tall: 0.53,
        flip: !right,
      },
      {
        who: { ...petugas(random), pose: 'memegang', holds: [young, 24] },
        x: side(0.64),
        y: 0.9,
        tall: 0.56,
        flip: right,
      },
      { who: { ...petani(random), pose: 'melambai' }, x: side(0.8), y: 0.83, tall: 0.48, flip: right },
    ]) +
    repeat(6, (index) =>
      pot(side(0.16 + index * 0.14), 0.955 + (index % 2) * 0.03, height * (0.24 + (index % 2) * 0.03)),
    )
  );
};

/** A women's group with the harvest of its own beds. */
export const kelompok: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const vessel = random.pick([bakul, peti]);
  const last = names[names.length - 1] ?? names[0];
  return (
    gather(sheet, [
      {
        who: { ...ibu(random), pose: 'memegang', holds: [names[0], 10 + 6 * pieces[names[0]].size] },
        x: 0.2,
        y: 0.86,
        tall: 0.53,
      },
      { who: { ...ibu(random), pose: 'melambai' }, x: 0.36, y: 0.84, tall: 0.51 },
      { who: { ...ibu(random), pose: 'berdiri', hat: 'caping', face: 'wajah-perempuan' }, x: 0.5, y: 0.83, tall: 0.52 },
      { who: { ...ibu(random), pose: 'bertepuk' }, x: 0.64, y: 0.84, tall: 0.5 },
      {
        who: { ...ibu(random), pose: 'memegang', holds: [last, 10 + 6 * pieces[last].size] },
        x: 0.8,
        y: 0.86,
        tall: 0.53,
      },
    ]) +
    vessel(sheet, names, { x: width * 0.32, floor: height * 0.95, width: width * 0.25 }) +
    vessel(sheet, [last, ...names], {
      x: width * 0.68,
      floor: height * 0.95,
      width: width * 0.25,
    })
  );
};

/** Animals brought together to be looked after. */
export const ternak: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const { right, side } = mirrored(sheet);
  const [animal] = names;
  const beast = (x: number, y: number, grow: number, flip: boolean, shade: 0 | 1 = 0) => {
    const size = height * 0.115 * pieces[animal].size * grow;
    return (
      shadow(width * x, height * y, size * 0.8, size * 0.07) +
      sheet.place(animal, { x: width * x, y: height * y + 3, size, flip, shade })
    );
  };
  return (
    beast(side(0.78), 0.78, 0.82, right, 1) +
    beast(side(0.58), 0.81, 0.84, right, 1) +
    gather(sheet, [
      { who: { ...petani(random), pose: 'menunjuk' }, x: side(0.14), y: 0.88, tall: 0.54, flip: !right },
      { who: { ...petugas(random), pose: 'memegang', holds: ['papan-catat', 18] }, x: side(0.88), y: 0.9, tall: 0.56 },
      { who: { ...anak(random), pose: 'bertepuk' }, x: side(0.04), y: 0.93, tall: 0.36 },
    ]) +
    beast(side(0.34), 0.94, 1.06, right) +
    beast(side(0.7), 0.97, 1, !right)
  );
};

/** A machine or a gift handed over before witnesses. */
export const serahTerima: DrawDisplay = (sheet, names) => {
  const { width, height, random } = sheet;
  const { right, side } = mirrored(sheet);
  const [gift] = names;
  const size = Math.min(height * 0.6, height * 0.13 * pieces[gift].size);
  return (
    gather(sheet, [
      { who: { ...warga(random), pose: 'bertepuk' }, x: side(0.84), y: 0.85, tall: 0.48 },
      { who: { ...warga(random), pose: 'bertepuk' }, x: side(0.93), y: 0.88, tall: 0.5 },
    ]) +
    shadow(width * side(0.28), height * 0.9, size * 1.05, size * 0.07) +
    sheet.place(gift, { x: width * side(0.28), y: height * 0.905, size, flip: right }) +
    gather(sheet, [
      { who: { ...petugas(random), pose: 'memberi' }, x: side(0.54), y: 0.93, tall: 0.56, flip: !right },
      { who: { ...petani(random), pose: 'memberi' }, x: side(0.69), y: 0.93, tall: 0.57, flip: right },
      { who: { ...petani(random), pose: 'melambai' }, x: side(0.06), y: 0.9, tall: 0.53 },
    ])
  );
};
