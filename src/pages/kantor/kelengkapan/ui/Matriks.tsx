import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';
import { selWords } from '@/entities/kelengkapan';
import { type Cell, movedBy } from '../model/grid-keys';
import { Baris, cellAt } from './Baris';
import { Kepala } from './Kepala';
import css from './matriks.module.css';

interface MatriksProps {
  title: string;
  kelengkapan: Kelengkapan;
  onOpen: (cell: Cell) => void;
}

/** What a row takes before it is measured. */
const ROW = 32;
/** More columns have no room for a number on a desk: there the shape says it, and what the pointer is on is read out. */
const FEW = 20;

/** Places by periods, as a grid: arrows move, Enter and a tap open. Rows out of sight are not in the page. */
export function Matriks({ title, kelengkapan, onOpen }: MatriksProps) {
  const { tempat, periode, terisi, satuan } = kelengkapan;
  const frame = useRef<HTMLDivElement>(null);
  const newest = Math.max(
    0,
    periode.findLastIndex(({ sudah_mulai }) => sudah_mulai),
  );
  const [active, setActive] = useState<Cell>({ row: 0, column: newest });
  const [pointed, setPointed] = useState<Cell | null>(null);
  /** The cell that a key has asked for and that has not the focus yet. */
  const goal = useRef<Cell | null>(null);
  const virtual = useVirtualizer({
    count: tempat.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 12,
    // Under the sticky head no row is in sight.
    scrollPaddingStart: 64,
  });

  // The newest periods come into view first; whoever wants the older ones goes back.
  useLayoutEffect(() => {
    const head = frame.current?.querySelector<HTMLElement>(`[data-kolom="${newest}"]`);
    if (head && frame.current)
      frame.current.scrollLeft = head.offsetLeft + head.offsetWidth - frame.current.clientWidth;
  }, [newest]);

  // A row that was out of sight is drawn before it has the focus. The effect of an earlier rendering may run after the key.
  useEffect(() => {
    if (!goal.current) return;
    const { row, column } = goal.current;
    const cell = frame.current?.querySelector<HTMLElement>(`td[data-baris="${row}"][data-kolom="${column}"]`);
    if (!cell) return;
    goal.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const press = (event: KeyboardEvent) => {
    const from = cellAt(event.target);
    if (!from) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(from);
      return;
    }
    const size = { rows: tempat.length, columns: periode.length };
    const to = event.altKey || event.metaKey ? null : movedBy(event.key, from, size, event.ctrlKey);
    if (!to) return;
    event.preventDefault();
    goal.current = to;
    virtual.scrollToIndex(to.row);
    setActive(to);
  };
  const tap = ({ target }: SyntheticEvent) => {
    const cell = cellAt(target);
    if (!cell) return;
    goal.current = null;
    setActive(cell);
    onOpen(cell);
  };
  const point = ({ target }: SyntheticEvent) => setPointed(cellAt(target));

  const rows = virtual.getVirtualItems();
  const below = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  const told = pointed && tempat[pointed.row] && periode[pointed.column] ? pointed : null;
  return (
    <>
      <div ref={frame} className={css['bingkai']}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
          role="grid"
          aria-label={title}
          aria-rowcount={tempat.length + 1}
          aria-colcount={periode.length + 1}
          className={css['tabel']}
          data-rapat={periode.length > FEW ? '' : undefined}
          style={{ '--kolom': periode.length } as CSSProperties}
          onKeyDown={press}
          onClick={tap}
          onMouseOver={point}
          onMouseLeave={() => setPointed(null)}
          onFocus={point}
        >
          <Kepala periode={periode} />
          <tbody>
            {rows[0] && rows[0].start > 0 && <Ruang height={rows[0].start} />}
            {rows.map(({ index }) => {
              const place = tempat[index];
              return (
                place && (
                  <Baris
                    key={index}
                    ref={virtual.measureElement}
                    index={index}
                    tempat={place}
                    jenis={kelengkapan.jenis}
                    periode={periode}
                    terisi={terisi[index] ?? []}
                    satuan={satuan}
                    active={active.row === index ? active.column : null}
                  />
                )
              );
            })}
            {below > 0 && <Ruang height={below} />}
          </tbody>
        </table>
      </div>
      <p aria-hidden className={css['dibaca']}>
        {told ? wordsAt(kelengkapan, told) : 'Pilih sebuah kotak untuk melihat apa yang belum diisi.'}
      </p>
    </>
  );
}

/** Room of the rows that are out of sight. */
const Ruang = ({ height }: { height: number }) => (
  <tr aria-hidden style={{ height }}>
    <td />
  </tr>
);

function wordsAt({ tempat, periode, terisi, satuan }: Kelengkapan, { row, column }: Cell): string {
  const [place, when] = [tempat[row], periode[column]];
  if (!place || !when) return '';
  const nama = place.nama_desa_kelurahan
    ? `${place.nama_desa_kelurahan}, ${place.nama_kecamatan}`
    : place.nama_kecamatan;
  return selWords(nama, when, { terisi: terisi[row]?.[column] ?? 0, diharapkan: place.diharapkan }, satuan);
}
