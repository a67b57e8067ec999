import { mix } from '../palette.ts';
import { at, ellipse, group, path, repeat, stroke } from '../svg.ts';

/** A round winnowing tray lying on the ground, y its middle. */
export function tray(x: number, y: number, width: number, flat: number, cane = '#d8ad6a'): string {
  const [rx, ry] = [width / 2, (width / 2) * flat];
  const dark = mix(cane, '#4a2a10', 0.36);
  const weave = repeat(9, (index) => {
    const share = (index + 0.5) / 4.5 - 1;
    const reach = Math.sqrt(1 - share * share);
    return (
      stroke(at`M${x - rx * 0.9 * reach} ${y + ry * 0.9 * share}h${rx * 1.8 * reach}`, dark, 2.4, 0.3) +
      stroke(at`M${x + rx * 0.9 * share} ${y - ry * 0.9 * reach}v${ry * 1.8 * reach}`, dark, 2.4, 0.3)
    );
  });
  return (
    ellipse(x, y + width * 0.035, rx, ry, dark) +
    ellipse(x, y, rx, ry, mix(cane, '#fff4d8', 0.3)) +
    ellipse(x, y, rx, ry, cane) +
    ellipse(x, y + ry * 0.03, rx * 0.92, ry * 0.9, mix(cane, '#4a2a10', 0.22)) +
    ellipse(x, y + ry * 0.06, rx * 0.9, ry * 0.87, mix(cane, '#fff4d8', 0.36)) +
    weave
  );
}

/** A banana leaf laid flat, from left to right. */
export function leafPlate(x: number, y: number, width: number, depth: number, turn = 0, fill = '#4f9a45'): string {
  const half = width / 2;
  const rim = at`M${-half} 0C${-half * 0.7} ${-depth * 0.62} ${half * 0.3} ${-depth * 0.66} ${half} ${-depth * 0.04}C${half * 0.3} ${depth * 0.62} ${-half * 0.7} ${depth * 0.62} ${-half} 0Z`;
  const veins = Array.from({ length: 11 }, (_, index) => {
    const left = -half * 0.78 + index * half * 0.148;
    const tall = depth * 0.4 * (1 - Math.abs(left + half * 0.2) / (half * 1.4));
    return at`M${left} 0l${half * 0.13} ${-tall}M${left} 0l${half * 0.13} ${tall}`;
  }).join('');
  return group(
    at`translate(${x} ${y}) rotate(${turn})`,
    path(rim, mix(fill, '#0e3321', 0.1)),
    path(
      at`M${-half} 0C${-half * 0.7} ${-depth * 0.62} ${half * 0.3} ${-depth * 0.66} ${half} ${-depth * 0.04}Z`,
      fill,
    ),
    stroke(veins, mix(fill, '#f1f8d1', 0.3), 2.4),
    stroke(at`M${-half * 1.06} ${depth * 0.02}L${half * 0.94} ${-depth * 0.04}`, mix(fill, '#f1f8d1', 0.55), 5),
  );
}
