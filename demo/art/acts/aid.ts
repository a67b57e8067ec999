import { anak, gather, petugas, warga } from '../people/crowd.ts';
import { ketinting } from '../scenery/river.ts';
import { type DrawDisplay, shadow } from '../sheet.ts';
import { sackPile } from './props.ts';

/** A lorry, a pile of sacks, and hands that pass them on. */
export const bantuan: DrawDisplay = (sheet) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  return (
    shadow(width * side(0.2), height * 0.85, width * 0.4, height * 0.03) +
    sackPile(width * side(0.295), height * 0.572, width * 0.17, 3) +
    sheet.place('mobil-bak', { x: width * side(0.21), y: height * 0.86, size: width * 0.38, flip: !right }) +
    sackPile(width * side(0.56), height * 0.88, width * 0.22, 4) +
    gather(sheet, [
      { who: { ...petugas(random), pose: 'memberi' }, x: side(0.43), y: 0.9, tall: 0.54, flip: !right },
      {
        who: { ...warga(random), pose: 'membawa', holds: ['karung-tutup', 26] },
        x: side(0.72),
        y: 0.94,
        tall: 0.58,
        flip: right,
      },
      { who: { ...warga(random), pose: 'bertepuk' }, x: side(0.84), y: 0.88, tall: 0.5 },
      { who: { ...anak(random), pose: 'melambai' }, x: side(0.915), y: 0.95, tall: 0.36, flip: right },
    ])
  );
};

/** The same gift by boat, to the villages up the river. */
export const perahu: DrawDisplay = (sheet) => {
  const { width, height, random } = sheet;
  const right = random.chance(0.5);
  const side = (share: number) => (right ? share : 1 - share);
  return (
    sackPile(width * side(0.29), height * 0.655, width * 0.14, 3) +
    ketinting(width * side(0.3), height * 0.68, width * 0.5, '#2f8f5b', !right) +
    sackPile(width * side(0.6), height * 0.9, width * 0.2, 4) +
    gather(sheet, [
      { who: { ...petugas(random), pose: 'memberi' }, x: side(0.44), y: 0.93, tall: 0.56, flip: !right },
      {
        who: { ...warga(random), pose: 'membawa', holds: ['karung-tutup', 26] },
        x: side(0.75),
        y: 0.95,
        tall: 0.58,
        flip: right,
      },
      { who: { ...warga(random), pose: 'melambai' }, x: side(0.88), y: 0.9, tall: 0.52, flip: right },
      { who: { ...warga(random), pose: 'membawa', holds: ['karung-beras', 22] }, x: side(0.14), y: 0.96, tall: 0.57 },
    ])
  );
};
