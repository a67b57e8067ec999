import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Judged } from '../model/judged';
import { PreviewRow, type RowProps } from './PreviewRow';
import css from './rows.module.css';

interface PreviewRowsProps extends RowProps {
  rows: readonly Judged[];
}

/** What a row takes before it is measured. */
const ROW = 56;
/** The height in pixels that a screen gives them before it is measured. */
const SCREEN = 500;

/** The rows of a file; of thousands only those in sight are in the page. */
export function PreviewRows({ rows, ...props }: PreviewRowsProps) {
  const { columns } = props;
  const place = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => ROW,
    getItemKey: (at) => rows[at]?.raw.id ?? at,
    // Rows are drawn at once, before the room for them is measured.
    initialRect: { width: 0, height: SCREEN },
    overscan: 3,
  });
  const named = columns.filter(({ figure }) => !figure);
  const shape = { '--nama': named.length, '--angka': columns.length - named.length } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it
    <section ref={place} className={css['gulung']} tabIndex={0} aria-label="Pratinjau">
      <table aria-rowcount={rows.length + 1} className={css['tabel']} style={shape}>
        <thead>
          <tr aria-rowindex={1} className={`${css['baris']} ${css['kepala']}`}>
            <th scope="col">Baris</th>
            {columns.map(({ name, header, figure }) => (
              <th key={name} scope="col" data-angka={figure ? '' : undefined}>
                {regional(header)}
              </th>
            ))}
            <th scope="col">Keadaan</th>
          </tr>
        </thead>
        <tbody className={css['badan']} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <PreviewRow
                  key={key}
                  {...props}
                  ref={virtual.measureElement}
                  row={row}
                  index={index}
                  style={{ transform: `translateY(${start}px)` }}
                />
              )
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className={css['kosong']}>Tidak ada baris di sini</p>}
    </section>
  );
}
