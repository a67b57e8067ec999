import { kantor } from '#contract/kantor-routes.ts';
import { type Kecamatan, kecamatanRules } from '#contract/resources/kecamatan.ts';
import { TextField } from '@/shared/form';
import { KECAMATAN } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { AcuanScreen } from '../ui/AcuanScreen';

const kecamatan: Acuan<Kecamatan> = {
  ...{ jenis: 'kecamatan', judul: 'Kecamatan', satu: 'kecamatan' },
  list: KECAMATAN,
  refresh: ['kecamatan', 'desaKelurahan', 'penduduk', 'sasaranBalita', 'namaLain'],
  columns: [{ header: 'Nama', look: 'judul', cell: ({ nama_kecamatan }) => nama_kecamatan }],
  nama: ({ nama_kecamatan }) => nama_kecamatan,
  rules: kecamatanRules,
  isianOf: ({ nama_kecamatan }) => ({ nama_kecamatan }),
  Fields: () => (
    <TextField
      name="nama_kecamatan"
      label="Nama kecamatan"
      maxLength={150}
      help="Alamat halamannya ikut berubah bila namanya diubah."
    />
  ),
  labels: { nama_kecamatan: 'Nama kecamatan' },
  pemakai: ({ id }) => [
    ['Lihat desanya', `${kantor.dataAcuan('desa-kelurahan')}?kecamatan_id=${id}`],
    ['Lihat penduduknya', `${kantor.dataAcuan('penduduk')}?kecamatan_id=${id}`],
  ],
};

export const KecamatanPage = () => <AcuanScreen acuan={kecamatan} />;
