import { regional } from '#contract/formulas/wilayah/regional.ts';
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
  columns: [
    { header: 'Nama', look: 'judul', cell: ({ nama_kecamatan }) => nama_kecamatan },
    { header: 'Kode Kemendagri', cell: ({ kode }) => kode ?? '-' },
    { header: 'Kode BPS', cell: ({ kode_bps }) => kode_bps ?? '-' },
  ],
  nama: ({ nama_kecamatan }) => nama_kecamatan,
  rules: kecamatanRules,
  isianOf: ({ nama_kecamatan, kode_bps }) => ({ nama_kecamatan, kode_bps: kode_bps ?? '' }),
  Fields: () => (
    <>
      <TextField
        name="nama_kecamatan"
        label={regional('Nama kecamatan')}
        maxLength={150}
        help="Alamat halamannya ikut berubah bila namanya diubah."
      />
      <TextField name="kode_bps" label="Kode BPS" maxLength={30} inputMode="numeric" help="7 angka. Boleh kosong." />
    </>
  ),
  labels: { nama_kecamatan: 'Nama kecamatan', kode_bps: 'Kode BPS' },
  pemakai: ({ id }) => [
    [regional('Lihat desanya'), `${kantor.dataAcuan('desa-kelurahan')}?kecamatan_id=${id}`],
    ['Lihat penduduknya', `${kantor.dataAcuan('penduduk')}?kecamatan_id=${id}`],
  ],
};

export const KecamatanPage = () => <AcuanScreen acuan={kecamatan} />;
