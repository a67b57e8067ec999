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
  ],
  nama: ({ nama_desa_kelurahan }) => nama_desa_kelurahan,
  rules: desaKelurahanRules,
  isianOf: ({ kecamatan_id, nama_desa_kelurahan }) => ({ kecamatan_id: String(kecamatan_id), nama_desa_kelurahan }),
  Fields: () => (
    <>
      <KecamatanField />
      <TextField name="nama_desa_kelurahan" label="Nama desa atau kelurahan" maxLength={150} />
    </>
  ),
  labels: { kecamatan_id: 'Kecamatan', nama_desa_kelurahan: 'Nama' },
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
  ],
  namaSendiri: { kolom: 'nama_desa_kelurahan', within: 'nama_kecamatan', isVillage: true },
  pemakai: ({ id }) => [['Lihat sasaran balitanya', `${kantor.dataAcuan('sasaran-balita')}?kelurahan_id=${id}`]],
};

export const DesaKelurahanPage = () => <AcuanScreen acuan={desaKelurahan} />;
