import { kantor } from '#contract/kantor-routes.ts';
import { type Pangan, panganRules } from '#contract/resources/pangan.ts';
import { TextField } from '@/shared/form';
import { PANGAN } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { Named } from '../ui/Named';

const pangan: Acuan<Pangan> = {
  ...{ jenis: 'pangan', judul: 'Pangan', satu: 'pangan' },
  list: PANGAN,
  refresh: ['pangan', 'komoditi', 'ketersediaanPangan', 'rekapKetersediaanPangan', 'namaLain'],
  columns: [
    {
      header: 'Nama',
      look: 'judul',
      waits: 'foto',
      cell: ({ nama_pangan, logo_pangan_url }) => <Named nama={nama_pangan} logo={logo_pangan_url} />,
    },
  ],
  nama: ({ nama_pangan }) => nama_pangan,
  rules: panganRules,
  isianOf: ({ nama_pangan }) => ({ nama_pangan }),
  Fields: () => <TextField name="nama_pangan" label="Nama pangan" maxLength={150} />,
  labels: { nama_pangan: 'Nama pangan' },
  logo: { field: 'logo_pangan', urlOf: ({ logo_pangan_url }) => logo_pangan_url },
  impor: [{ header: 'Pangan', name: 'nama_pangan', also: ['Nama pangan', 'Nama'], isNeeded: true }],
  namaSendiri: { kolom: 'nama_pangan' },
  pemakai: ({ id }) => [['Lihat komoditinya', `${kantor.dataAcuan('komoditi')}?pangan_id=${id}`]],
};

export const PanganPage = () => <AcuanScreen acuan={pangan} />;
