import { type Penduduk, pendudukRules } from '#contract/resources/penduduk.ts';
import { angka } from '@/shared/lib/format';
import { KECAMATAN_TITLES } from '@/shared/office-file';
import { PENDUDUK } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { SUMBER_TITLES, TAHUN_TITLES } from '../model/titles';
import { namesOf, useKecamatanPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterKecamatanTahun } from '../ui/FilterKecamatan';
import { JumlahFields } from '../ui/JumlahFields';
import { KecamatanField } from '../ui/KecamatanField';

const penduduk: Acuan<Penduduk> = {
  ...{ jenis: 'penduduk', judul: 'Penduduk', satu: 'jumlah penduduk' },
  list: PENDUDUK,
  refresh: ['penduduk'],
  columns: [
    { header: 'Kecamatan', look: 'judul', cell: ({ nama_kecamatan }) => nama_kecamatan },
    { header: 'Tahun', cell: ({ tahun }) => tahun },
    { header: 'Jiwa', look: 'angka', cell: ({ jumlah }) => angka(jumlah) },
    { header: 'Sumber', cell: ({ sumber }) => sumber },
  ],
  nama: ({ nama_kecamatan, tahun }) => `${nama_kecamatan} ${tahun}`,
  rules: pendudukRules,
  figure: 'jumlah',
  isianOf: ({ kecamatan_id, tahun, jumlah, sumber }) => ({
    ...{ kecamatan_id: String(kecamatan_id), tahun: String(tahun), jumlah: String(jumlah), sumber },
  }),
  Fields: () => (
    <>
      <KecamatanField />
      <JumlahFields label="Jumlah penduduk" unit="jiwa" />
    </>
  ),
  labels: { kecamatan_id: 'Kecamatan', tahun: 'Tahun', jumlah: 'Jumlah penduduk', sumber: 'Sumber' },
  useTeks: namesOf('kecamatan_id', useKecamatanPilihan),
  saringan: { names: ['kecamatan_id', 'tahun'], Controls: FilterKecamatanTahun },
  impor: [
    { header: 'Kecamatan', name: 'nama_kecamatan', also: KECAMATAN_TITLES, isNeeded: true },
    { header: 'Tahun', name: 'tahun', also: TAHUN_TITLES, isNeeded: true },
    {
      header: 'Jumlah Penduduk',
      name: 'jumlah',
      also: [
        'Penduduk',
        'Jumlah',
        'Jiwa',
        'Jml Penduduk',
        'Jumlah Jiwa',
        'Jml Jiwa',
        'Total Penduduk',
        'Jumlah Penduduk (Jiwa)',
        'Populasi',
      ],
      isNeeded: true,
      digits: { unit: 'jiwa' },
    },
    { header: 'Sumber', name: 'sumber', also: SUMBER_TITLES, isNeeded: true },
  ],
};

export const PendudukPage = () => <AcuanScreen acuan={penduduk} />;
