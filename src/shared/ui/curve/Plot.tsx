import type { Drawing } from './geometry';
import css from './plot.module.css';
import './warna.css';

/** The grid, the references and the lines, in per cent of the box. */
export function Plot({ drawn: { ticks, references, lines } }: { drawn: Drawing }) {
  return (
    <>
      <path className={css['kisi']} d={ticks.map(({ y }) => `M0 ${y}H100`).join('')} />
      {references.map(({ label, y, from, to }) => (
        <path key={`${label} ${from}`} className={css['acuan']} d={`M${from} ${y}H${to}`} />
      ))}
      {lines.map(({ path, lone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its style follows from it
        <g key={index} className={css[`deret-${index + 1}`]}>
          <path className={css['garis']} d={path} />
          {lone.length > 0 && <path className={css['sendiri']} d={lone.map(({ x, y }) => `M${x} ${y}h0`).join('')} />}
        </g>
      ))}
    </>
  );
}
