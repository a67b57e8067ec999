import { type DrawDisplay, shadow } from '../sheet.ts';

/** An open sack with full ones behind it and a bowl to look into. */
export const karung: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const { random } = sheet;
  const [sack] = names;
  const bowl = names[1] ?? sack;
  const full = random.pick(['karung-tutup', 'karung-tutup-merah', 'karung-tutup-emas'] as const);
  const side = random.chance(0.5) ? 1 : -1;
  const put = (name: typeof sack, across: number, down: number, size: number, shade: 0 | 1) =>
    shadow(x + side * across * width, floor + down * width, size * width * 0.98, size * width * 0.09) +
    sheet.place(name, {
      x: x + side * across * width,
      y: floor + down * width,
      size: size * width,
      shade,
      flip: side < 0,
    });
  return (
    put(full, -0.36, -0.1, 0.5, 1) +
    put(full, 0.3, -0.12, 0.52, 1) +
    put(sack, -0.06, 0, 0.64, 0) +
    put(bowl, 0.35, 0.035, 0.4, 0)
  );
};
