import { emas, mix } from '../palette.ts';
import type { PieceName } from '../pieces/pieces.ts';
import { type Sheet, shadow } from '../sheet.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';

/** A table with a cloth to the ground, y its feet; returns what is drawn and where its top lies. */
export function table(x: number, y: number, width: number, tall: number, cloth: string): { body: string; top: number } {
  const left = x - width / 2;
  const top = y - tall;
  const folds = Math.round(width / 70);
  return {
    body:
      ellipse(x, y, width * 0.54, tall * 0.1, '#3b2412', 0.22) +
      rect(left, top, width, tall, cloth) +
      repeat(folds, (index) =>
        path(at`M${left + (index + 0.6) * (width / folds)} ${top}l12 0l8 ${tall}h-26Z`, '#241812', 0.12),
      ) +
      repeat(Math.ceil(width / 40), (index) =>
        path(
          at`M${left + index * 40} ${top}h${Math.min(40, width - index * 40)}l${-Math.min(20, (width - index * 40) / 2)} 26Z`,
          emas[0],
          0.85,
        ),
      ) +
      rect(left - 8, top - 12, width + 16, 16, mix(cloth, '#ffffff', 0.25), 4),
    top: top - 6,
  };
}

/** Goods side by side on a table-top. */
export function row(
  sheet: Sheet,
  names: readonly PieceName[],
  x: number,
  y: number,
  width: number,
  size: (name: PieceName) => number,
): string {
  const step = width / Math.max(1, names.length);
  return names
    .map(
      (name, index) =>
        shadow(x - width / 2 + (index + 0.5) * step, y, size(name) * 0.8, 4) +
        sheet.place(name, { x: x - width / 2 + (index + 0.5) * step, y: y + 2, size: size(name) }),
    )
    .join('');
}

/** A board on a stand with a drawing: bars, a rising line, or a plate parted in three. */
export function board(x: number, y: number, tall: number, drawing: 'batang' | 'garis' | 'piring'): string {
  const [width, high] = [tall * 0.62, tall * 0.5];
  const [left, top] = [x - width / 2, y - tall];
  const inside = {
    batang: [0.35, 0.6, 0.48, 0.8]
      .map((share, index) =>
        rect(
          left + width * (0.14 + index * 0.19),
          top + high * (0.9 - share * 0.8),
          width * 0.12,
          high * share * 0.8,
          ['#8cc49a', '#2f8f5b', '#f2b632', '#23774a'][index] ?? '#2f8f5b',
          3,
        ),
      )
      .join(''),
    garis:
      stroke(
        at`M${left + width * 0.12} ${top + high * 0.78}L${left + width * 0.34} ${top + high * 0.56}L${left + width * 0.54} ${top + high * 0.64}L${left + width * 0.86} ${top + high * 0.24}`,
        '#2f8f5b',
        7,
      ) +
      [0.12, 0.34, 0.54, 0.86]
        .map((share, index) =>
          circle(left + width * share, top + high * ([0.78, 0.56, 0.64, 0.24][index] ?? 0.5), 8, '#f2b632'),
        )
        .join(''),
    piring:
      circle(x, top + high * 0.5, high * 0.36, '#f3ead6') +
      path(
        at`M${x} ${top + high * 0.5}V${top + high * 0.17}A${high * 0.33} ${high * 0.33} 0 0 1 ${x} ${top + high * 0.83}Z`,
        '#4f9a45',
      ) +
      path(
        at`M${x} ${top + high * 0.5}L${x} ${top + high * 0.17}A${high * 0.33} ${high * 0.33} 0 0 0 ${x - high * 0.29} ${top + high * 0.66}Z`,
        '#f2b632',
      ) +
      path(
        at`M${x} ${top + high * 0.5}L${x - high * 0.29} ${top + high * 0.66}A${high * 0.33} ${high * 0.33} 0 0 0 ${x} ${top + high * 0.83}Z`,
        '#b4402b',
      ),
  }[drawing];
  return (
    stroke(
      at`M${x - width * 0.3} ${y}L${x - width * 0.1} ${top + high}M${x + width * 0.3} ${y}L${x + width * 0.1} ${top + high}`,
      '#8a582f',
      9,
    ) +
    rect(left - 8, top - 8, width + 16, high + 16, '#a9713f', 6) +
    rect(left, top, width, high, '#fffdf6', 3) +
    inside
  );
}

/** A hanging balance on three poles with a cloth seat, as the weighing of toddlers knows it. */
export function scales(sheet: Sheet, x: number, y: number, tall: number): string {
  const top = y - tall;
  const seat = y - tall * 0.3;
  return (
    ellipse(x, y, tall * 0.34, tall * 0.04, '#3b2412', 0.2) +
    stroke(
      at`M${x} ${top}L${x - tall * 0.32} ${y}M${x} ${top}L${x + tall * 0.32} ${y}M${x} ${top}L${x + tall * 0.06} ${y - tall * 0.06}`,
      '#a9713f',
      11,
    ) +
    stroke(at`M${x} ${top + 4}V${top + tall * 0.16}`, '#5c5548', 5) +
    circle(x, top + tall * 0.22, tall * 0.075, '#fdf8ea') +
    stroke(at`M${x} ${top + tall * 0.22}l${tall * 0.03} ${-tall * 0.04}`, '#b4402b', 4) +
    stroke(at`M${x} ${top + tall * 0.22 - tall * 0.075}a${tall * 0.075} ${tall * 0.075} 0 1 0 .1 0`, '#23774a', 6) +
    stroke(
      at`M${x} ${top + tall * 0.3}L${x - tall * 0.15} ${seat - tall * 0.14}M${x} ${top + tall * 0.3}L${x + tall * 0.15} ${seat - tall * 0.14}`,
      '#5c5548',
      4,
    ) +
    path(
      at`M${x - tall * 0.09} ${seat - tall * 0.04}Q${x} ${seat - tall * 0.12} ${x + tall * 0.09} ${seat - tall * 0.04}V${seat + 6}H${x - tall * 0.09}Z`,
      '#f2b632',
    ) +
    sheet.place('wajah-bayi', { x, y: seat - tall * 0.06, size: tall * 0.17 }) +
    path(
      at`M${x - tall * 0.16} ${seat - tall * 0.14}Q${x - tall * 0.14} ${seat + tall * 0.1} ${x} ${seat + tall * 0.1}Q${x + tall * 0.14} ${seat + tall * 0.1} ${x + tall * 0.16} ${seat - tall * 0.14}Q${x} ${seat + tall * 0.04} ${x - tall * 0.16} ${seat - tall * 0.14}Z`,
      '#2f8f5b',
    )
  );
}

/** Full sacks laid flat, heaped as a pyramid. */
export function sackPile(x: number, y: number, width: number, courses: number): string {
  const size = width / courses;
  const colours = ['#23774A', '#c58f1e', '#23774A', '#B4402B'];
  return (
    ellipse(x, y, width * 0.56, size * 0.16, '#3b2412', 0.22) +
    repeat(courses, (course) =>
      repeat(courses - course, (column) => {
        const left = x - ((courses - course) / 2 - column) * size;
        const foot = y - course * size * 0.4;
        return (
          path(
            at`M${left + size * 0.04} ${foot}Q${left - size * 0.04} ${foot - size * 0.22} ${left + size * 0.06} ${foot - size * 0.4}Q${left + size * 0.5} ${foot - size * 0.5} ${left + size * 0.94} ${foot - size * 0.4}Q${left + size * 1.04} ${foot - size * 0.22} ${left + size * 0.96} ${foot}Z`,
            '#f1e7ce',
          ) +
          path(
            at`M${left + size * 0.04} ${foot}H${left + size * 0.96}Q${left + size} ${foot - size * 0.1} ${left + size} ${foot - size * 0.16}Q${left + size * 0.5} ${foot - size * 0.04} ${left} ${foot - size * 0.16}Q${left} ${foot - size * 0.08} ${left + size * 0.04} ${foot}Z`,
            '#b39a68',
            0.55,
          ) +
          path(
            at`M${left + size * 0.36} ${foot - size * 0.455}h${size * 0.28}v${size * 0.42}h${-size * 0.28}Z`,
            colours[(course + column) % 4] ?? '#23774A',
          )
        );
      }),
    )
  );
}
