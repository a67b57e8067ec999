import { type Penduduk, pendudukRules } from '#contract/resources/penduduk.ts';
import { Pair, SelectField, TextField, WholeField } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { PENDUDUK } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { namaDari, useKecamatanPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterKecamatanTahun } from '../ui/FilterKecamatan';

const penduduk: Acuan<Penduduk> = {
  ...{ jenis: 'penduduk', judul: 'Penduduk', satu: 'jumlah penduduk' },
  list: PENDUDUK,
  refresh: ['penduduk'],
  columns: [
    { header: 'No', look: 'nomor', cell: (_row, number) => number },
    { header: 'Kecamatan', look: 'judul', cell: ({ nama_kecamatan }) => nama_kecamatan },
    { header: 'Tahun', cell: ({ tahun }) => tahun },
    { header: 'Jiwa', look: 'angka', cell: ({ jumlah }) => angka(jumlah) },
    { header: 'Sumber', cell: ({ sumber }) => sumber },
  ],
  nama: ({ nama_kecamatan, tahun }) => `${nama_kecamatan} ${tahun}`,
  rules: pendudukRules,
  isianOf: ({ kecamatan_id, tahun, jumlah, sumber }) => ({
    ...{ kecamatan_id: String(kecamatan_id), tahun: String(tahun), jumlah: String(jumlah), sumber },
  }),
  Fields: () => (
    <>
      <SelectField
        name="kecamatan_id"
        label="Kecamatan"
        placeholder="Pilih Kecamatan"
        options={useKecamatanPilihan()}
      />
      <Pair>
        <TextField name="tahun" label="Tahun" inputMode="numeric" maxLength={4} />
        <WholeField name="jumlah" label="Jumlah penduduk" unit="jiwa" />
      </Pair>
      <TextField name="sumber" label="Sumber" maxLength={200} help="Dari mana angkanya." />
    </>
  ),
  labels: { kecamatan_id: 'Kecamatan', tahun: 'Tahun', jumlah: 'Jumlah penduduk', sumber: 'Sumber' },
  useTeks: () => {
    const kecamatan = useKecamatanPilihan();
    return (name, value) => (name === 'kecamatan_id' ? namaDari(kecamatan, value) : value);
  },
  saringan: { names: ['kecamatan_id', 'tahun'], Controls: FilterKecamatanTahun },
  impor: [
    { header: 'Kecamatan', name: 'nama_kecamatan', also: ['Kec', 'Nama kecamatan'], isNeeded: true },
    { header: 'Tahun', name: 'tahun', also: [], isNeeded: true },
    { header: 'Jumlah Penduduk', name: 'jumlah', also: ['Penduduk', 'Jumlah', 'Jiwa'], isNeeded: true },
    { header: 'Sumber', name: 'sumber', also: ['Sumber data'], isNeeded: true },
  ],
};

export const PendudukPage = () => <AcuanScreen acuan={penduduk} />;
