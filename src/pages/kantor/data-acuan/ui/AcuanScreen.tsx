import { FileUp, History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { TakeFile } from '@/features/take-file';
import { addressOf, asUser, listNeed, usePagedList } from '@/shared/api';
import { useActOverlay, useUrlSearch } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, IconAction, RowActions } from '@/shared/ui/data-table';
import { SearchForm } from '@/shared/ui/SearchField';
import { Filters, OfficeScreen, RoomTools } from '@/widgets/office-shell';
import type { Acuan, AcuanRow } from '../model/acuan';
import { useFilter } from '../model/use-saringan';
import { AcuanNav } from './AcuanNav';
import css from './acuan.module.css';
import { DeleteDialog } from './DeleteDialog';
import { EntrySheet } from './EntrySheet';
import { ImportSheet } from './impor/ImportSheet';
import { RiwayatAcuan } from './RiwayatAcuan';

const FRESH_FOR_MS = 10_000;
const NONE: readonly string[] = [];

/** A list of reference data: searched, added to, corrected, taken as a file and brought as one. */
export function AcuanScreen<Row extends AcuanRow>({ acuan: plain }: { acuan: Acuan<Row> }) {
  const [acuan] = useState(() => inOwnWords(plain));
  const { jenis, judul, satu, nama, saringan, impor, acts = {}, Tools } = acuan;
  const search = useUrlSearch();
  const chosen = useFilter(saringan?.names ?? NONE);
  const filter = { ...acuan.filter, ...chosen, ...(search.query && { search: search.query }) };
  const list = usePagedList(acuan.list, filter, { context: asUser, freshFor: FRESH_FOR_MS });
  const { act, id, open, close } = useActOverlay(jenis);
  const row = useStays(list.rows.find((one) => one.id === id));
  const Act = act ? acts[act] : undefined;

  const columns: readonly Column<Row>[] = [
    { header: 'No', look: 'nomor', cell: (_row, number) => number },
    ...acuan.columns,
    {
      header: 'Aksi',
      look: 'aksi',
      waits: 'tombol-tombol',
      cell: (one) => (
        <RowActions areMany>
          <Button look="tenang" aria-label={`Ubah ${nama(one)}`} onClick={() => open('ubah', one.id)}>
            <Pencil aria-hidden size={18} /> Ubah
          </Button>
          {Object.entries(acts).map(([name, { label, Icon, isFor = () => true }]) =>
            isFor(one) ? (
              <Button key={name} look="tenang" aria-label={`${label} ${nama(one)}`} onClick={() => open(name, one.id)}>
                <Icon aria-hidden size={18} /> {label}
              </Button>
            ) : null,
          )}
          <IconAction label="Riwayat" of={nama(one)} Icon={History} onClick={() => open('riwayat', one.id)} />
          <IconAction label="Hapus" of={nama(one)} Icon={Trash2} onClick={() => open('hapus', one.id)} />
        </RowActions>
      ),
    },
  ];
  const isNarrowed = Object.keys(chosen).length > 0 || search.query !== '';

  return (
    <OfficeScreen title={judul}>
      <AcuanNav />
      {acuan.catatan}
      <DataTable
        title={judul}
        toolbar={
          <RoomTools>
            <SearchForm {...search} placeholder={`Cari ${satu}`} className={css['cari']} />
            {saringan && (
              <Filters chosen={Object.keys(chosen).length}>
                <saringan.Controls />
              </Filters>
            )}
            {Tools && <Tools />}
            <Button onClick={() => open('tambah')}>
              <Plus aria-hidden size={20} /> Tambah
            </Button>
            {impor && (
              <Button look="tenang" onClick={() => open('impor')}>
                <FileUp aria-hidden size={18} /> Impor
              </Button>
            )}
            <TakeFile address={addressOf(listNeed(acuan.list, filter))} lembar={{ title: judul }} unsent={0} />
          </RoomTools>
        }
        list={list}
        columns={columns}
        empty={isNarrowed ? `Tidak ada ${satu} yang cocok` : `Belum ada ${satu}`}
        wayOn={isNarrowed ? undefined : [`Tambah ${satu}`, () => open('tambah')]}
      />
      {act === 'tambah' && <EntrySheet acuan={acuan} row={null} onClose={close} />}
      {act === 'ubah' && row && <EntrySheet key={row.id} acuan={acuan} row={row} onClose={close} />}
      {act === 'riwayat' && row && <RiwayatAcuan acuan={acuan} row={row} onClose={close} />}
      {act === 'hapus' && row && (
        <DeleteDialog acuan={acuan} row={row} onClose={close} onAct={(name) => open(name, row.id)} />
      )}
      {act === 'impor' && impor && <ImportSheet acuan={acuan} columns={impor} onClose={close} />}
      {Act && row && <Act.Overlay row={row} onClose={close} />}
    </OfficeScreen>
  );
}

/** Applies the regency's own words: the config's texts are constants, read before those words are. */
const inOwnWords = <Row extends AcuanRow>(acuan: Acuan<Row>): Acuan<Row> => ({
  ...acuan,
  judul: regional(acuan.judul),
  satu: regional(acuan.satu),
  labels: Object.fromEntries(Object.entries(acuan.labels).map(([name, label]) => [name, regional(label)])),
  ...(acuan.impor && { impor: acuan.impor.map((column) => ({ ...column, header: regional(column.header) })) }),
});

/** A row that has an overlay stays what it was while its list is asked again. */
function useStays<Row extends AcuanRow>(row: Row | undefined): Row | undefined {
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return row ?? last;
}
