import css from './curve.module.css';
import type { CurveSeries, Drawing } from './geometry';
import type { Labels } from './labels';
import lines from './plot.module.css';
import type { Reading } from './use-follow';
import { valueSaid } from './words';

interface CaptionProps {
  drawn: Drawing;
  series: readonly CurveSeries[];
  labels: readonly string[];
  format: (value: number) => string;
  begun: Reading;
  crowded: Labels['crowded'];
}

/** What is read at a point of the curve, and what its lines are. */
export function Caption({ drawn, series, labels, format, begun, crowded }: CaptionProps) {
  return (
    <figcaption className={css['bacaan']}>
      <span className={css['saat']}>
        <Changing name="saat" longest={longest(labels)}>
          {begun.label}
        </Changing>
      </span>
      {series.map(({ nama, values }, index) => (
        <span key={nama} className={css['deret']}>
          <Sample index={index} />
          {nama}{' '}
          <strong className={css['nilai']}>
            <Changing name="nilai" longest={longest(values.map((value) => valueSaid(value, format)))}>
              {begun.values[index]}
            </Changing>
          </strong>
        </span>
      ))}
      {[...new Set(drawn.references.map(({ label }) => label))].map((label) => (
        <span key={label} className={`${lines['keterangan-acuan']} ${crowded.has(label) ? lines['sesak'] : ''}`}>
          <svg aria-hidden className={css['contoh']} viewBox="0 0 28 8">
            <path className={lines['acuan']} d="M2 4H26" />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  );
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((most, text) => (text.length > most.length ? text : most), '');

interface ChangingProps {
  name: 'saat' | 'nilai';
  longest: string;
  children: string | undefined;
}

/** A text that follows the finger, in room for the longest: it moves nothing, and nothing else is laid out for it. */
const Changing = ({ name, longest: room, children }: ChangingProps) => (
  <span className={css['berubah']}>
    <span className={css['tempat']} data-terpanjang={room} />
    <span className={css['teks']} {...{ [`data-${name}`]: '' }}>
      {children}
    </span>
  </span>
);

/** How a line is drawn, beside its name. */
function Sample({ index }: { index: number }) {
  return (
    <svg aria-hidden className={css['contoh']} viewBox="0 0 28 8">
      <g className={lines[`deret-${index + 1}`]}>
        <path className={lines['garis']} d="M2 4H26" />
      </g>
    </svg>
  );
}
