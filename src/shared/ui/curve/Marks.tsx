import type { Drawing } from './geometry';
import type { Labels } from './labels';
import css from './plot.module.css';

interface MarksProps {
  drawn: Drawing;
  written: Labels;
  format: (value: number) => string;
}

/**
 * What is written and moved over the lines: letters and dots keep their shape in a box of any width. Places are
 * attributes, for the policy of a page's contents forbids styles inside its HTML.
 */
export function Marks({ drawn, written, format }: MarksProps) {
  const { lines, references, xs, last } = drawn;
  const here = `${xs[last]}%`;
  return (
    <svg aria-hidden className={css['atas']}>
      {references.map(({ label, y, from, to }, index) => {
        const { isAtEnd = true, isBelow = false } = written.references[index] ?? {};
        return (
          <text
            key={`${label} ${from}`}
            className={`${css['nama-acuan']} ${written.crowded.has(label) ? css['sesak'] : ''}`}
            x={`${isAtEnd ? to : from}%`}
            y={`${y}%`}
            dy={isBelow ? BELOW : ABOVE}
            textAnchor={isAtEnd ? 'end' : 'start'}
          >
            {label}
          </text>
        );
      })}
      {written.ends.map(({ index, spot: { x, y }, value, isBelow, anchor, isCrowded }) => (
        <text
          key={index}
          className={`${css['ujung']} ${isCrowded ? css['sesak'] : ''}`}
          x={`${x}%`}
          y={`${y}%`}
          dy={isBelow ? '1.6em' : '-0.8em'}
          textAnchor={anchor}
        >
          {format(value)}
        </text>
      ))}
      <line className={css['kursor']} data-kursor x1={here} x2={here} y1="0" y2="100%" />
      {lines.map(({ spots }, index) => {
        const spot = spots[last];
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its line's place
            key={index}
            className={`${css['titik']} ${css[`deret-${index + 1}`]}`}
            data-titik
            r="5"
            cx={`${spot?.x ?? 0}%`}
            cy={`${spot?.y ?? 0}%`}
            visibility={spot ? 'visible' : 'hidden'}
          />
        );
      })}
    </svg>
  );
}

const ABOVE = '-0.5em';
const BELOW = '1.3em';
