import { useApolloClient } from '@apollo/client/react';
import { hasBegun } from '#contract/formulas/periode/kini.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { allPeriodes, isClosed, newestPeriodes, type Periode } from '@/entities/periode';
import { TakeFile } from '@/features/take-file';
import { addressOf, type Need, readFrom, usePagedRows, useWholeList } from '@/shared/api';
import { useHariIni } from '@/shared/config';
import { type Stored, useUrlSearch } from '@/shared/lib/browser';
import { rentang } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { SearchField } from '@/shared/ui/SearchField';
import { useFailureToast } from '@/shared/ui/toaster';
import css from './entry-desk.module.css';
import { type OfPeriodes, PeriodeFile } from './PeriodeFile';

interface PeriodeTableProps {
  title: string;
  /** What is entered in its periods. */
  laporan: OfPeriodes;
  words: { search: string; empty: string; failed: string };
  /** Where a period's rows are. */
  entry: string;
  /** Which one was opened last. */
  remembered: Stored<number>;
  /** What the rows' page will need: it is fetched when its link is pointed at. */
  ahead: (periode: Periode) => readonly Need<unknown>[];
}

/**
 * The periods of a kind, newest first, each with the way to its rows (spec section 2, four screens). Searched and cut into
 * pages here, from the one list that the pickers ask for: so every page of it opens without signal.
 */
export function PeriodeTable({ title, laporan, words, entry, remembered, ahead }: PeriodeTableProps) {
  const read = readFrom(useApolloClient());
  const fetchAhead = (periode: Periode) => {
    for (const need of ahead(periode)) {
      read(need).catch(() => {
        // The page asks again and says what went wrong.
      });
    }
  };
  const { query, text, type, submit, clear } = useUrlSearch();
  const whole = useWholeList(allPeriodes(laporan.jenis));
  const hariIni = useHariIni();
  const found = foundPeriodes(whole.rows, query, hariIni);
  const list = usePagedRows(found, whole);
  useFailureToast(list.error, words.failed);

  const named: readonly Column<Periode>[] = [
    { header: 'No', look: 'nomor', cell: (_periode, number) => number },
    {
      header: 'Nama Periode',
      look: 'judul',
      waits: 'keterangan',
      cell: ({ nama_periode, tanggal_mulai, tanggal_selesai, ditutup_pada }) => (
        <div>
          {nama_periode}
          {tanggal_mulai && tanggal_selesai && <small>{rentang(tanggal_mulai, tanggal_selesai)}</small>}
          {isClosed({ ditutup_pada }) && <small>Sudah ditutup</small>}
        </div>
      ),
    },
  ];
  const columns: readonly Column<Periode>[] = [
    ...named,
    {
      header: 'Aksi',
      look: 'aksi',
      waits: 'tombol-tombol',
      cell: (periode) => (
        <RowActions>
          <ButtonLink
            to={withPeriode(entry, periode.id)}
            aria-label={`Detail ${periode.nama_periode}`}
            onClick={() => remembered.write(periode.id)}
            onPointerEnter={() => fetchAhead(periode)}
            onFocus={() => fetchAhead(periode)}
          >
            Detail
          </ButtonLink>
          <PeriodeFile laporan={laporan} periode={periode} />
        </RowActions>
      ),
    },
  ];

  return (
    <DataTable
      title={title}
      toolbar={
        <>
          <form
            className={css['cari']}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <SearchField placeholder={words.search} value={text} onChange={(event) => type(event.target.value)} />
          </form>
          <TakeFile
            address={addressOfFound(laporan.jenis, query)}
            lembar={{
              title,
              facts: query ? [['Pencarian', query]] : [],
              columns: named,
              rows: found,
              signer: 'Petugas',
            }}
            unsent={0}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={words.empty}
      wayOn={query ? ['Lihat semua periode', clear] : ['Ke dashboard', routes.dashboard]}
    />
  );
}

/** The server's own list of the same periods: as a file it has all of them. */
function addressOfFound(jenis: JenisPeriode, search: string): string {
  const address = new URL(addressOf(newestPeriodes(jenis)));
  address.searchParams.delete('limit');
  if (search) address.searchParams.set('nama_periode', search);
  return address.href;
}

/** Periods whose names match the search: those that have begun, newest first, then those ahead. */
export function foundPeriodes(oldestFirst: readonly Periode[], search: string, hariIni: string): Periode[] {
  const wanted = search.toLowerCase();
  const matches = oldestFirst.filter(({ nama_periode }) => nama_periode.toLowerCase().includes(wanted));
  const isBegun = (periode: Periode) => hasBegun(periode, hariIni);
  return [...matches.filter(isBegun).reverse(), ...matches.filter((periode) => !isBegun(periode))];
}
