import { perbuatan } from '#contract/limits.ts';
import { TakeFile } from '@/features/take-file';
import { addressOf, asUser, listNeed, usePagedList } from '@/shared/api';
import { DataTable } from '@/shared/ui/data-table';
import { SearchForm } from '@/shared/ui/SearchField';
import { FilterChoice, Filters, OfficeScreen, RoomTools } from '@/widgets/office-shell';
import { JEJAK_LIST } from '../api/jejak';
import { jejakColumns } from '../model/jejak-columns';
import { perbuatanWord, tabelWord } from '../model/jejak-words';
import { useJejakFilter } from '../model/use-jejak-filter';
import css from './jejak.module.css';

/** What people ask about; others are found by their address. */
const tables = [
  ...['harga_pangan', 'harga_pangan_kutai_barat', 'ketersediaan_pangan', 'timbang_balita', 'luas_tanam'],
  ...['produk', 'aduan_produk', 'lahan_petani', 'pengguna', 'kecamatan', 'desa_kelurahan', 'pangan', 'komoditi'],
  ...['nama_lain', 'harga_acuan', 'slider', 'kegiatan_dinas', 'ambang_skpg', 'naskah_skpg', 'terbitan_skpg'],
  ...['periode_harga_pangan', 'periode_ketersediaan_pangan', 'periode_timbang_balita', 'periode_luas_tanam'],
];

/** /kantor/jejak: who did what, when and from where. */
export function JejakPage() {
  const { search, values, change, clear, filter, chosen, isNarrowed } = useJejakFilter();
  const list = usePagedList(JEJAK_LIST, filter, { context: asUser });
  const known = values.tabel && !tables.includes(values.tabel) ? [...tables, values.tabel] : tables;
  const showAll = () => {
    search.clear();
    clear();
  };
  return (
    <OfficeScreen title="Jejak">
      <DataTable
        title="Jejak"
        toolbar={
          <RoomTools>
            <SearchForm {...search} placeholder="Cari username" className={css['cari']} />
            <Filters chosen={chosen}>
              <FilterChoice
                label="Perbuatan"
                value={values.perbuatan}
                onChange={(value) => change({ perbuatan: value })}
              >
                {perbuatan.map((one) => [one, perbuatanWord(one)] as const)}
              </FilterChoice>
              <FilterChoice
                label="Tabel"
                value={values.tabel}
                onChange={(value) => change({ tabel: value, baris: '' })}
              >
                {known.map((one) => [one, tabelWord(one)] as const)}
              </FilterChoice>
              {values.tabel && (
                <label className={css['isian']}>
                  Baris
                  <input
                    inputMode="numeric"
                    value={values.baris}
                    maxLength={9}
                    onChange={(event) => change({ baris: event.target.value.replace(/\D/g, '') })}
                  />
                </label>
              )}
              <label className={css['isian']}>
                Dari
                <input type="date" value={values.dari} onChange={(event) => change({ dari: event.target.value })} />
              </label>
              <label className={css['isian']}>
                Sampai
                <input type="date" value={values.sampai} onChange={(event) => change({ sampai: event.target.value })} />
              </label>
            </Filters>
            <TakeFile
              address={addressOf(listNeed(JEJAK_LIST, { ...filter, page: 1, limit: 10 }))}
              lembar={{ title: 'Jejak' }}
              unsent={0}
            />
          </RoomTools>
        }
        list={list}
        columns={jejakColumns}
        empty="Tidak ada jejak yang cocok"
        wayOn={isNarrowed ? ['Lihat semua jejak', showAll] : undefined}
      />
    </OfficeScreen>
  );
}
