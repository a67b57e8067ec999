import { useCallback, useId, useMemo, useRef } from 'react';
import { useOnceHydrated } from '../../lib/browser';
import { Caption } from './Caption';
import css from './curve.module.css';
import { type CurveData, type Drawing, drawing, namedPoints } from './geometry';
import { labelsOf } from './labels';
import { Marks } from './Marks';
import { Plot } from './Plot';
import lines from './plot.module.css';
import { type Reading, useFollow } from './use-follow';
import { curveSaid, pointSaid, valueSaid } from './words';

interface CurveProps extends CurveData {
  /** What it shows: 'Harga Beras Medium di Melak selama 52 minggu'. */
  title: string;
  /** What each point is called, in full. */
  labels: readonly string[];
  /** The same in short, for the axis. */
  marks?: readonly string[];
  /** A value with its unit. */
  format: (value: number) => string;
  /** A value on the axis. */
  tick?: (value: number) => string;
  /** Said where there is no value at all. */
  none?: string;
}

/**
 * Up to five lines over time. The server draws it whole, in per cent of its box, so that no width need be known;
 * afterwards a finger, a mouse or the arrow keys move along it. Pass values that keep their identity between renders.
 */
export function Curve({ series, references, at, none = 'Belum ada data', ...rest }: CurveProps) {
  const drawn = useMemo(
    () => drawing({ series, ...(references && { references }), ...(at && { at }) }),
    [series, references, at],
  );
  if (!drawn) return <p className={css['kosong']}>{none}</p>;
  return <Drawn {...rest} series={series} drawn={drawn} />;
}

interface DrawnProps extends Omit<CurveProps, 'references' | 'at' | 'none'> {
  drawn: Drawing;
}

function Drawn({ title, labels, marks = labels, series, drawn, format, tick = format }: DrawnProps) {
  const figure = useRef<HTMLElement>(null);
  const id = useId();
  const isAlive = useOnceHydrated(true, false);
  // The formatting is the caller's, and the same for as long as the values are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an inline function would have all read anew
  const read = useCallback(
    (index: number): Reading => ({
      label: labels[index] ?? '',
      values: series.map(({ values }) => valueSaid(values[index], format)),
      get sentence() {
        return pointSaid(series, index, { labels, format });
      },
    }),
    [labels, series],
  );
  const following = useFollow(figure, drawn, read);
  const begun = read(drawn.last);
  const written = useMemo(() => labelsOf(drawn, series), [drawn, series]);
  return (
    <figure ref={figure} className={`${css['kurva']} ${lines['wadah']}`}>
      <Caption drawn={drawn} series={series} labels={labels} format={format} begun={begun} crowded={written.crowded} />
      <div className={css['bingkai']}>
        <Scale drawn={drawn} tick={tick} />
        <div className={css['bidang']}>
          <div className={css['ruang']}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              role="img"
              aria-labelledby={`${id}-judul`}
              aria-describedby={`${id}-isi`}
            >
              <title id={`${id}-judul`}>{title}</title>
              <desc id={`${id}-isi`}>{curveSaid(series, { labels, format })}</desc>
              <Plot drawn={drawn} />
            </svg>
            <Marks drawn={drawn} written={written} format={format} />
            {isAlive && (
              <div
                role="slider"
                tabIndex={0}
                className={css['geser']}
                aria-label={`${title}: geser untuk membaca nilainya`}
                aria-valuemin={1}
                aria-valuemax={drawn.xs.length}
                aria-valuenow={drawn.last + 1}
                aria-valuetext={begun.sentence}
                data-geser
                {...following}
              />
            )}
          </div>
        </div>
        <Dates drawn={drawn} marks={marks} />
      </div>
      <p role="status" data-terdengar data-diumumkan />
    </figure>
  );
}

/** The values beside the grid's lines; two that read the same are said once. */
function Scale({ drawn, tick }: { drawn: Drawing; tick: (value: number) => string }) {
  const said = drawn.ticks
    .map(({ value, y }) => ({ y, label: tick(value) }))
    .filter(({ label }, index, all) => all.findIndex((one) => one.label === label) === index);
  return (
    <div aria-hidden className={css['sumbu']}>
      {said.map(({ label }) => (
        <span key={label}>{label}</span>
      ))}
      <svg aria-hidden>
        {said.map(({ y, label }) => (
          <text key={label} x="100%" y={`${y}%`} dy="0.35em" textAnchor="end">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The names of a few points below the axis. */
const Dates = ({ drawn: { xs }, marks }: { drawn: Drawing; marks: readonly string[] }) => (
  <div aria-hidden className={css['tanggal']}>
    {namedPoints(xs).map((index) => (
      <span key={index}>{marks[index]}</span>
    ))}
  </div>
);
