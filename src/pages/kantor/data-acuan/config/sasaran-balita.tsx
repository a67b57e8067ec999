import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type SasaranBalita, sasaranBalitaRules } from '#contract/resources/sasaran-balita.ts';
import { FixedField } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { DESA_TITLES, KECAMATAN_TITLES } from '@/shared/office-file';
import { SASARAN_BALITA } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { SUMBER_TITLES, TAHUN_TITLES } from '../model/titles';
import { AcuanScreen } from '../ui/AcuanScreen';
import { DesaFields } from '../ui/DesaFields';
import { FilterKecamatanTahun } from '../ui/FilterKecamatan';
import { JumlahFields } from '../ui/JumlahFields';

const sasaranBalita: Acuan<SasaranBalita> = {
  ...{ jenis: 'sasaran-balita', judul: 'Sasaran balita', satu: 'sasaran balita' },
  list: SASARAN_BALITA,
  refresh: ['sasaranBalita'],
  columns: [
    { header: 'Desa', look: 'judul', cell: ({ nama_desa_kelurahan }) => nama_desa_kelurahan },
    { header: 'Kecamatan', cell: ({ nama_kecamatan }) => nama_kecamatan },
    { header: 'Tahun', cell: ({ tahun }) => tahun },
    { header: 'Balita', look: 'angka', cell: ({ jumlah }) => angka(jumlah) },
    { header: 'Sumber', cell: ({ sumber }) => sumber },
  ],
  nama: ({ nama_desa_kelurahan, tahun }) => `${nama_desa_kelurahan} ${tahun}`,
  rules: sasaranBalitaRules,
  figure: 'jumlah',
  isianOf: ({ kelurahan_id, tahun, jumlah, sumber }) => ({
    ...{ kelurahan_id: String(kelurahan_id), tahun: String(tahun), jumlah: String(jumlah), sumber },
  }),
  Fields: ({ row }) => (
    <>
      {row ? (
        <FixedField label={regional('Desa')} value={`${row.nama_desa_kelurahan}, ${row.nama_kecamatan}`} />
      ) : (
        <DesaFields />
      )}
      <JumlahFields label="Jumlah balita (S)" unit="anak" />
    </>
  ),
  labels: { tahun: 'Tahun', jumlah: 'Jumlah balita', sumber: 'Sumber' },
  saringan: { names: ['kecamatan_id', 'kelurahan_id', 'tahun'], Controls: FilterKecamatanTahun },
  impor: [
    { header: 'Kecamatan', name: 'nama_kecamatan', also: KECAMATAN_TITLES },
    {
      header: 'Desa/Kelurahan',
      name: 'nama_desa_kelurahan',
      also: DESA_TITLES,
      isNeeded: true,
    },
    { header: 'Tahun', name: 'tahun', also: TAHUN_TITLES, isNeeded: true },
    {
      header: 'Jumlah Balita',
      name: 'jumlah',
      also: [
        'Balita',
        'Sasaran',
        'S',
        'Jumlah',
        'Sasaran Balita',
        'Jumlah Sasaran',
        'Jumlah Sasaran Balita',
        'Jml Balita',
      ],
      isNeeded: true,
      digits: { unit: 'balita' },
    },
    { header: 'Sumber', name: 'sumber', also: SUMBER_TITLES, isNeeded: true },
  ],
};

export const SasaranBalitaPage = () => <AcuanScreen acuan={sasaranBalita} />;
