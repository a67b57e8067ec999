import { BESIDE, calmest } from './calm';
import { type CurveSeries, type Drawing, extremes } from './geometry';
import css from './plot.module.css';

interface MarksProps {
  drawn: Drawing;
  series: readonly CurveSeries[];
  format: (value: number) => string;
}

/**
 * What is written and moved over the lines: letters and dots keep their shape in a box of any width. Places are
 * attributes, for the policy of a page's contents forbids styles inside its HTML.
 */
export function Marks({ drawn, series, format }: MarksProps) {
  const { lines, references, xs, last } = drawn;
  const here = `${xs[last]}%`;
  const written = endsOf(drawn, series).map(({ spot: { x, y }, isBelow }) => ({
    x: { start: x + BESIDE, middle: x, end: x - BESIDE }[anchorAt(x)],
    y: y + (isBelow ? ROW : -ROW),
  }));
  return (
    <svg aria-hidden className={css['atas']}>
      {references.map((reference) => {
        const { label, y, from, to } = reference;
        const { isAtEnd, isBelow } = calmest(reference, lines, written);
        return (
          <text
            key={`${label} ${from}`}
            className={css['nama-acuan']}
            x={`${isAtEnd ? to : from}%`}
            y={`${y}%`}
            dy={isBelow ? BELOW : ABOVE}
            textAnchor={isAtEnd ? 'end' : 'start'}
          >
            {label}
          </text>
        );
      })}
      <Ends drawn={drawn} series={series} format={format} />
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

/** Below this a label stands above its point: that is on the axis itself, as zero is. */
const ON_AXIS = 94;

/** So many lines leave room for their labels. */
const FEW = 2;

/** So near a side a label stands beside its point, in per cent of the width. */
const EDGE = 18;

const anchorAt = (x: number) => (x < EDGE ? 'start' : x > 100 - EDGE ? 'end' : 'middle');

/** About half the height of a label, in per cent of the curve's. */
const ROW = 7;

/** The lowest and the highest value of the first line, where it has two that differ and few lines leave room for them. */
function endsOf({ lines }: Drawing, series: readonly CurveSeries[]) {
  const values = series[0]?.values ?? [];
  const ends = extremes(values);
  if (!ends || series.length > FEW || values[ends.low] === values[ends.high]) return [];
  return [ends.high, ends.low].flatMap((index) => {
    const spot = lines[0]?.spots[index];
    const value = values[index];
    if (!spot || typeof value !== 'number') return [];
    return [{ index, spot, value, isBelow: index === ends.low && spot.y < ON_AXIS }];
  });
}

function Ends({ drawn, series, format }: MarksProps) {
  return endsOf(drawn, series).map(({ index, spot: { x, y }, value, isBelow }) => (
    <text
      key={index}
      className={css['ujung']}
      x={`${x}%`}
      y={`${y}%`}
      dy={isBelow ? '1.6em' : '-0.8em'}
      textAnchor={anchorAt(x)}
    >
      {format(value)}
    </text>
  ));
}
