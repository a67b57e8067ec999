import { History, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type Figure, type Laporan, type LaporanShape, type Tempat, useEntries } from '@/entities/laporan';
import { isClosed, MEMUAT_PERIODE, type Periode, PeriodeDitutup } from '@/entities/periode';
import { withMarks } from '@/features/send-outbox';
import { usePagedRows } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { mayChange, useOpenedRow, type WithPending } from '@/shared/write';
import { RiwayatBaris, Sampah, useRiwayat } from '@/widgets/row-history/@x/entry-desk';
import { useOwnRows, useTempat } from '../model/use-entries';
import { AddSheet, EditSheet } from './EntrySheets';
import { EntryTools } from './EntryTools';
import { bringFields } from './WithFields';

interface EntryTableProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  /** Null while it is on its way. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** The place whose rows are shown; null while none is chosen. */
  chosen: Tempat | null;
  /** Chooses it. */
  picker?: ReactNode;
  /** Leads to all of a place at once; undefined while there is no place, or no period. */
  onIsi: (() => void) | undefined;
}

/** What the overlay shows when it is not a row. */
const TAMBAH = 0;

/** The officer's own rows of a period, and the way to add and change them (spec section 2, Dashboard screens). */
export function EntryTable<Shape extends LaporanShape>({
  laporan,
  periode,
  sebelumnya,
  chosen,
  picker,
  onIsi,
}: EntryTableProps<Shape>) {
  const { words, nameOf, mine } = laporan;
  const overlay = useOverlay();
  const riwayat = useRiwayat();
  /** What was typed for a row that is there already. */
  const [twin, setTwin] = useState<{ id: number; typed: Readonly<Record<string, string>> }>();
  const tempat = useTempat(laporan, chosen);
  const entries = useEntries(laporan, periode, sebelumnya, tempat);
  const { filled, subjects } = entries;
  const own = useOwnRows(laporan, periode?.id ?? 0, chosen, entries);
  // A table that shows all places waits for no choice.
  const isChosen = chosen !== null || mine !== undefined;
  const list = usePagedRows(own.rows, { ...filled, isLoading: own.isLoading || (isChosen && !periode) });
  useFailureToast(filled.error, words.unread(overlay.opened ? 'detail' : 'data'));
  // Where stored rows may be given another subject, more than the dialog for new ones needs the list.
  useFailureToast(laporan.EditFields ? undefined : subjects.error, words.unknown);

  useEffect(() => {
    bringFields(laporan).catch(() => {
      // They are asked for again by the form.
    });
  }, [laporan]);

  const opened = useOpenedRow(own.rows, overlay.opened);
  const called = (row: Shape['Row']) => nameOf(row, []) ?? '';
  const read = own.rows.find(({ id }) => id === riwayat.opened);
  const isShut = isClosed(periode);
  const isMixed = !chosen && mine !== undefined;
  const columns: readonly Column<WithPending<Shape['Row']>>[] = [
    { header: 'No', look: 'nomor', cell: (_row, number) => number },
    {
      header: laporan.subjectHeader,
      look: 'judul',
      ...(isMixed && { waits: 'keterangan' as const }),
      cell: (row) =>
        isMixed ? (
          <div>
            {called(row)}
            <small>{row.nama_kecamatan}</small>
          </div>
        ) : (
          called(row)
        ),
    },
    ...figureColumns<Shape['Row']>(laporan.figures),
    {
      header: 'Aksi',
      look: 'aksi',
      cell: (row) => (
        <RowActions>
          <Button
            look="tenang"
            aria-label={`Edit ${called(row)}${mine ? ` ${row.nama_kecamatan}` : ''}`}
            disabled={isShut || !mayChange(row)}
            onClick={() => {
              setTwin(undefined);
              overlay.open(row.id);
            }}
          >
            <Pencil aria-hidden size={18} />
            Edit
          </Button>
          <Button
            look="ikon"
            aria-label={`Riwayat ${called(row)}${mine ? ` ${row.nama_kecamatan}` : ''}`}
            aria-haspopup="dialog"
            // What waits to be added has none yet.
            disabled={row.menunggu?.apa === 'tambah'}
            onClick={() => riwayat.open(row.id)}
          >
            <History aria-hidden size={20} />
          </Button>
        </RowActions>
      ),
    },
  ];

  return (
    <>
      <PeriodeDitutup periode={periode} />
      <DataTable
        title={periode?.nama_periode ?? MEMUAT_PERIODE}
        toolbar={
          <>
            {picker}
            <EntryTools
              laporan={laporan}
              periode={periode}
              chosen={chosen}
              entries={entries}
              rows={own.rows}
              columns={columns}
              sebelumnya={sebelumnya}
              onIsi={onIsi}
            >
              <Button disabled={!isChosen || !periode || isShut} onClick={() => overlay.open(TAMBAH)}>
                <Plus aria-hidden size={20} />
                Tambah
              </Button>
            </EntryTools>
          </>
        }
        list={list}
        columns={withMarks(columns)}
        empty={isChosen ? words.empty : regional('Pilih Kecamatan Terlebih Dahulu')}
      />
      <Sampah laporan={laporan} />
      {overlay.opened === TAMBAH && isChosen && periode && !isShut && (
        <AddSheet
          laporan={laporan}
          periode={periode}
          entries={entries}
          first={chosen?.id ?? 0}
          onIsi={onIsi}
          onFilled={(id, typed) => {
            setTwin({ id, typed });
            overlay.open(id);
          }}
          onClose={overlay.close}
        />
      )}
      {opened && periode && !isShut && (
        <EditSheet
          key={opened.id}
          laporan={laporan}
          periode={periode}
          entries={entries}
          row={opened}
          typed={twin?.id === opened.id ? twin.typed : undefined}
          onClose={overlay.close}
        />
      )}
      {read && (
        <RiwayatBaris
          laporan={laporan}
          id={read.id}
          nama={called(read)}
          mayRestore={!isShut && !read.menunggu}
          onClose={riwayat.close}
        />
      )}
    </>
  );
}

/** The figures of a report as columns of its table. */
export const figureColumns = <Row,>(figures: readonly Figure[]): readonly Column<Row>[] =>
  figures.map(({ name, label, header = label, show }) => ({
    header,
    look: 'angka',
    cell: (row) => show(Reflect.get(row as object, name)),
  }));
