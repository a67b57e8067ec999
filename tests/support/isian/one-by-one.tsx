import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NEVER } from 'rxjs';
import { exceeds } from '#contract/rules.ts';
import type { Figure, Isian, IsianRow, Ketikan, Laporan, LaporanShape } from '@/entities/laporan';
import { drafts } from '@/shared/lib/device';
import { rupiah } from '@/shared/lib/format';
import { readWalk, type WalkRecord } from '@/widgets/entry-desk/model/one-by-one/walk-record';
import { OneByOne } from '@/widgets/entry-desk/ui/one-by-one/OneByOne';

const price = { show: rupiah, kind: 'whole', prefix: 'Rp. ', moreIs: 'worse' } as const;
const hargaFigures: readonly Figure[] = [
  { ...price, name: 'eceran', label: 'Harga Eceran' },
  { ...price, name: 'grosir', label: 'Harga Grosir' },
];
export const tonFigures: readonly Figure[] = [{ name: 'ton', label: 'Kebutuhan', show: String, kind: 'decimal' }];

const periode = { id: 1, nama_periode: 'Minggu ini', tanggal_mulai: '2026-11-16', tanggal_selesai: '2026-11-22' };

export const rowOf = (nama: string, change: Partial<IsianRow> = {}): IsianRow => ({
  ...{ key: nama, nama, chosen: {}, texts: {}, was: { eceran: 14_500, grosir: 13_500, ton: 2 } },
  ...{ keadaan: 'kosong', reason: null, figure: null, conflict: null, doubts: {} },
  ...change,
});

const LIST = gql`query List($filter: JSON) { page(filter: $filter) }`;

/** A list that the server never answers: how far another place is stays unknown, unless the cache has it. */
const listOf = (id: number) => ({ query: LIST, variables: { filter: { id } } });

/** As much of a report as a place needs that is filled row by row; wholesale may not exceed retail. */
const reportOf = (figures: readonly Figure[]) =>
  ({
    field: 'harga',
    figures,
    least: 0,
    rules: { add: [exceeds('Grosir melebihi eceran', ['grosir'], 'eceran')], edit: [] },
    all: (_periode: number, place: number) => listOf(place),
    allSubjects: listOf,
    choices: (subjects: readonly object[]) => subjects,
    keyOf: ({ id }: { id: number }) => String(id),
    rowOf: () => () => null,
    begins: () => ({}),
    stands: () => ({}),
    subjectOf: () => 1,
    unitOf: () => 'per kg',
    useSubjects: () => ({ rows: [{ id: 1 }] }),
    words: { empty: 'Kosong' },
  }) as unknown as Laporan<LaporanShape>;

/**
 * Opens the rows of a place; each that is complete counts as sent at once.
 *
 * @param isTeringComplete the officer's other place has all its rows; else nothing is known of it
 */
export function openRows(
  first: readonly IsianRow[],
  figures: readonly Figure[] = hargaFigures,
  change: Partial<Isian> = {},
  isTeringComplete = false,
) {
  const entered: string[] = [];
  const confirmed: string[][] = [];
  const chosen: number[] = [];
  const report = reportOf(figures);

  function Place() {
    const [rows, setRows] = useState(first);
    const [done, setDone] = useState<readonly (readonly IsianRow[])[]>([]);
    const [undone, setUndone] = useState<readonly (readonly IsianRow[])[]>([]);
    const turn = (from: typeof done, setFrom: typeof setDone, setTo: typeof setDone) => () => {
      const [next = rows, ...rest] = from;
      setFrom(rest);
      setTo((now) => [rows, ...now]);
      setRows(next);
      return rows.filter((row) => !next.includes(row)).map(({ key }) => key);
    };
    const enter = async (typed: readonly Ketikan[]) => {
      setDone([rows, ...done]);
      entered.push(typed.map(({ key, figure, text }) => `${key} ${figure} ${text}`).join(', '));
      setRows((now) =>
        now.map((row) => {
          const mine = typed.filter(({ key }) => key === row.key);
          if (mine.length === 0) return row;
          const texts = { ...row.texts, ...Object.fromEntries(mine.map(({ figure, text }) => [figure, text])) };
          const isWhole = figures.every(({ name }) => texts[name]);
          return { ...row, texts, keadaan: isWhole ? 'terkirim' : 'isian' };
        }),
      );
      return true;
    };
    const confirm = (keys: readonly string[]) => {
      confirmed.push([...keys]);
      setRows((now) => now.map((row) => (keys.includes(row.key) ? { ...row, doubts: {} } : row)));
    };
    const isian: Isian = {
      ...{ rows, enter, confirm, isLoading: false, isWhole: true, error: undefined },
      undo: done.length > 0 ? turn(done, setDone, setUndone) : null,
      redo: undone.length > 0 ? turn(undone, setUndone, setDone) : null,
      ...{ retry: () => {}, resend: () => {}, settle: async () => true, discard: async () => true },
      ...change,
    };
    const melak = { id: 7, nama_kecamatan: 'Melak' };
    return (
      <OneByOne
        laporan={report}
        periode={periode}
        tempat={melak}
        isian={isian}
        places={[melak, { id: 8, nama_kecamatan: 'Tering' }]}
        onChoose={(id) => chosen.push(id)}
        onClose={() => {}}
      />
    );
  }
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => NEVER) });
  if (isTeringComplete) client.writeQuery({ ...listOf(8), data: { page: { data: [{ id: 1 }], total: 1 } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </ApolloProvider>
  );
  const { unmount } = render(<Place />, { wrapper });
  return { user: userEvent.setup(), entered, confirmed, chosen, unmount };
}

/** The record of the walk through the rows of `openRows`; nobody is logged in. */
export const WALK = '/satu-satu/harga/1/7';

export const walkRecord = {
  read: () => readWalk(WALK),
  write: (record: WalkRecord) => drafts.write(WALK, { ...record }),
  remove: () => drafts.remove(WALK),
};

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Once a row is on screen, and has been long enough to be read. */
export const seen = (name: string) =>
  waitFor(() => {
    const card = screen.getByRole('group', { name });
    if (card.ariaBusy === 'true') throw new Error(`${name} has just come`);
    return card;
  });
