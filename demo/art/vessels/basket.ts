import { mix } from '../palette.ts';
import { at, ellipse, path, rect, repeat, stroke } from '../svg.ts';

/** A thing to put pieces in: what lies behind them, what covers their feet, and where the rim is. */
export interface Vessel {
  back: string;
  front: string;
  rim: number;
  /** The width between the rims. */
  mouth: number;
}

const dashes = (d: string, colour: string, width: number, pattern: string, offset: number) =>
  stroke(d, colour, width).replace(
    ' stroke-linecap="round"',
    at` stroke-dasharray="${pattern}" stroke-dashoffset="${offset}"`,
  );

/** A woven basket standing on y, with a rolled rim. */
export function basket(x: number, y: number, width: number, cane = '#c98d4e'): Vessel {
  const tall = width * 0.34;
  const [half, foot] = [width / 2, width * 0.39];
  const [rim, dip] = [y - tall, width * 0.075];
  const [light, dark] = [mix(cane, '#fff4d8', 0.28), mix(cane, '#4a2a10', 0.32)];
  const rows = 5;
  const body = at`M${x - half} ${rim}Q${x} ${rim + dip * 2} ${x + half} ${rim}C${x + half * 0.98} ${rim + tall * 0.6} ${x + foot * 1.04} ${y - 6} ${
    x + foot * 0.94
  } ${y}Q${x} ${y + dip} ${x - foot * 0.94} ${y}C${x - foot * 1.04} ${y - 6} ${x - half * 0.98} ${rim + tall * 0.6} ${x - half} ${rim}Z`;
  const weave = repeat(rows, (row) => {
    const share = (row + 0.75) / (rows + 0.4);
    const reach = half + (foot - half) * share * share - 5;
    const top = rim + tall * share;
    const line = at`M${x - reach} ${top}Q${x} ${top + dip * 1.9 - share * dip} ${x + reach} ${top}`;
    const [step, gap] = [width * 0.052, width * 0.03];
    return (
      stroke(line, dark, tall * 0.11) +
      dashes(line, row % 2 ? light : cane, tall * 0.1, at`${step} ${gap}`, row % 2 ? step * 0.8 : 0)
    );
  });
  const band = at`M${x - half - 4} ${rim}Q${x} ${rim + dip * 2.1} ${x + half + 4} ${rim}`;
  return {
    back:
      ellipse(x, rim, half, dip * 1.05, mix(cane, '#24120a', 0.6)) +
      stroke(at`M${x - half} ${rim}Q${x} ${rim - dip * 2} ${x + half} ${rim}`, dark, 9),
    front:
      path(body, cane) +
      weave +
      path(
        at`M${x + half * 0.5} ${rim + dip}Q${x + half} ${rim + dip * 0.5} ${x + half} ${rim}C${x + half * 0.98} ${rim + tall * 0.6} ${x + foot * 1.04} ${y - 6} ${
          x + foot * 0.94
        } ${y}Q${x + foot * 0.7} ${y + dip * 0.5} ${x + foot * 0.45} ${y + dip * 0.6}Z`,
        '#3b2412',
        0.16,
      ) +
      stroke(band, dark, width * 0.052) +
      stroke(band, light, width * 0.036) +
      dashes(band, cane, width * 0.036, at`${width * 0.012} ${width * 0.034}`, 0),
    rim,
    mouth: width * 0.94,
  };
}

/** A slatted wooden crate standing on y. */
export function crate(x: number, y: number, width: number, wood = '#cf9f63'): Vessel {
  const tall = width * 0.31;
  const [left, rim] = [x - width / 2, y - tall];
  const [light, dark] = [mix(wood, '#fff4d8', 0.25), mix(wood, '#4a2a10', 0.4)];
  const slat = tall * 0.27;
  return {
    back:
      rect(left + 6, rim - width * 0.045, width - 12, tall * 0.5, mix(wood, '#24120a', 0.62), 4) +
      rect(left + 4, rim - width * 0.05, width - 8, width * 0.035, mix(wood, '#4a2a10', 0.2), 3),
    front:
      rect(left, rim, width, tall, mix(wood, '#24120a', 0.55), 5) +
      repeat(3, (row) => {
        const top = rim + row * (slat + tall * 0.095);
        return (
          rect(left, top, width, slat, row === 1 ? wood : light, 4) +
          rect(left, top + slat * 0.78, width, slat * 0.22, dark, 2).replace('/>', ' fill-opacity=".35"/>') +
          stroke(
            at`M${left + width * 0.16} ${top + slat * 0.4}h${width * 0.2}M${left + width * 0.55} ${top + slat * 0.55}h${width * 0.26}`,
            dark,
            2,
            0.4,
          )
        );
      }) +
      [left, left + width - width * 0.085]
        .map(
          (post) =>
            rect(post, rim - 3, width * 0.085, tall + 4, wood, 4) +
            repeat(3, (row) =>
              ellipse(post + width * 0.043, rim + slat * 0.5 + row * (slat + tall * 0.095), 4, 4, dark),
            ) +
            rect(post + width * 0.062, rim - 3, width * 0.023, tall + 4, dark, 2).replace(
              '/>',
              ' fill-opacity=".35"/>',
            ),
        )
        .join(''),
    rim: rim + 4,
    mouth: width * 0.9,
  };
}
