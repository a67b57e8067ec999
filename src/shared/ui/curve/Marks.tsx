import css from './curve.module.css';
import { type CurveSeries, type Drawing, extremes, type Spot } from './geometry';

interface MarksProps {
  drawn: Drawing;
  series: readonly CurveSeries[];
  format: (value: number) => string;
}

/** What is written and moved over the lines: letters and dots keep their shape in a box of any width. */
export function Marks({ drawn, series, format }: MarksProps) {
  const { lines, references, xs, last } = drawn;
  return (
    <div aria-hidden className={css['atas']}>
      {references.map(({ label, y, to }) => (
        <span
          key={label}
          className={css['nama-acuan']}
          data-bawah={y < ROOM_ABOVE || undefined}
          style={{ top: `${y}%`, right: `${100 - to}%` }}
        >
          {label}
        </span>
      ))}
      <Ends drawn={drawn} series={series} format={format} />
      <span className={css['kursor']} data-kursor style={{ transform: `translateX(${xs[last]}%)` }} />
      {lines.map(({ spots }, index) => {
        const spot = spots[last];
        const place = spot ? { transform: `translate(${spot.x}%, ${spot.y}%)` } : { visibility: 'hidden' as const };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its line's place
          <span key={index} className={`${css['titik']} ${css[`deret-${index + 1}`]}`} data-titik style={place} />
        );
      })}
    </div>
  );
}

/** Above this a label stands below its line, in per cent of the height. */
const ROOM_ABOVE = 14;

/** So many lines leave room for their labels. */
const FEW = 2;

/** The lowest and the highest value of the first line, where it has two that differ. */
function Ends({ drawn: { lines }, series, format }: MarksProps) {
  const values = series[0]?.values ?? [];
  const ends = extremes(values);
  if (!ends || series.length > FEW || values[ends.low] === values[ends.high]) return null;
  return (
    <>
      {([ends.high, ends.low] as const).map((index) => {
        const spot = lines[0]?.spots[index];
        const value = values[index];
        if (!spot || typeof value !== 'number') return null;
        return (
          <span
            key={index}
            className={css['ujung']}
            data-bawah={index === ends.low || undefined}
            style={endPlace(spot)}
          >
            {format(value)}
          </span>
        );
      })}
    </>
  );
}

/** Beside its point, but never beyond the sides. */
const endPlace = ({ x, y }: Spot) => ({
  left: `${x}%`,
  top: `${y}%`,
  translate: `${-Math.min(100, Math.max(0, x))}% 0`,
});
