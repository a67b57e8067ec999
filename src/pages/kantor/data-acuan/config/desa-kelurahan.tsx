import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { type DesaKelurahan, desaKelurahanRules } from '#contract/resources/desa-kelurahan.ts';
import { TextField } from '@/shared/form';
import { DESA_TITLES, KECAMATAN_TITLES } from '@/shared/office-file';
import { DESA_KELURAHAN } from '../api/lists';
import type { Acuan } from '../model/acuan';

import { namesOf, useKecamatanPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterKecamatan } from '../ui/FilterKecamatan';
import { KecamatanField } from '../ui/KecamatanField';

const desaKelurahan: Acuan<DesaKelurahan> = {
  ...{ jenis: 'desa-kelurahan', judul: 'Desa dan kelurahan', satu: 'desa atau kelurahan' },
  list: DESA_KELURAHAN,
  refresh: ['desaKelurahan', 'sasaranBalita', 'namaLain'],
  columns: [
    { header: 'Nama', look: 'judul', cell: ({ nama_desa_kelurahan }) => nama_desa_kelurahan },
    { header: 'Kecamatan', cell: ({ nama_kecamatan }) => nama_kecamatan },
    { header: 'Kode Kemendagri', cell: ({ kode }) => kode ?? '-' },
    { header: 'Kode BPS', cell: ({ kode_bps }) => kode_bps ?? '-' },
  ],
  nama: ({ nama_desa_kelurahan }) => nama_desa_kelurahan,
  rules: desaKelurahanRules,
  isianOf: ({ kecamatan_id, nama_desa_kelurahan, kode_bps }) => ({
    ...{ kecamatan_id: String(kecamatan_id), nama_desa_kelurahan, kode_bps: kode_bps ?? '' },
  }),
  Fields: () => (
    <>
      <KecamatanField />
      <TextField name="nama_desa_kelurahan" label={regional('Nama desa atau kelurahan')} maxLength={150} />
      <TextField name="kode_bps" label="Kode BPS" maxLength={30} inputMode="numeric" help="10 angka. Boleh kosong." />
    </>
  ),
  labels: { kecamatan_id: 'Kecamatan', nama_desa_kelurahan: 'Nama', kode_bps: 'Kode BPS' },
  useTeks: namesOf('kecamatan_id', useKecamatanPilihan),
  saringan: { names: ['kecamatan_id'], Controls: FilterKecamatan },
  impor: [
    { header: 'Kecamatan', name: 'nama_kecamatan', also: KECAMATAN_TITLES, isNeeded: true },
    {
      header: 'Desa/Kelurahan',
      name: 'nama_desa_kelurahan',
      also: DESA_TITLES,
      isNeeded: true,
    },
    { header: 'Kode BPS', name: 'kode_bps', also: ['Kode Wilayah BPS'] },
  ],
  namaSendiri: { kolom: 'nama_desa_kelurahan', within: 'nama_kecamatan', isVillage: true },
  pemakai: ({ id }) => [['Lihat sasaran balitanya', `${kantor.dataAcuan('sasaran-balita')}?kelurahan_id=${id}`]],
};

export const DesaKelurahanPage = () => <AcuanScreen acuan={desaKelurahan} />;
