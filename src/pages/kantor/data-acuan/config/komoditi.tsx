import { Combine, Scale } from 'lucide-react';
import { kantor } from '#contract/kantor-routes.ts';
import { type Komoditi, komoditiRules } from '#contract/resources/komoditi.ts';
import { FixedField, SelectField, TextField } from '@/shared/form';
import { KOMODITI } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { namesOf, usePanganPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterSelect } from '../ui/FilterSelect';
import { MergeSheet } from '../ui/gabung/MergeSheet';
import { Named } from '../ui/Named';
import { UnitSheet } from '../ui/satuan/UnitSheet';

const komoditi: Acuan<Komoditi> = {
  ...{ jenis: 'komoditi', judul: 'Komoditi', satu: 'komoditi' },
  list: KOMODITI,
  refresh: ['komoditi', 'hargaPangan', 'hargaPanganKutaiBarat', 'hargaAcuan', 'namaLain'],
  columns: [
    {
      header: 'Nama',
      look: 'judul',
      waits: 'foto',
      cell: ({ nama_komoditi, logo_komoditi_url }) => <Named nama={nama_komoditi} logo={logo_komoditi_url} />,
    },
    { header: 'Satuan', cell: ({ satuan }) => satuan },
    { header: 'Pangan', cell: ({ nama_pangan }) => nama_pangan ?? '-' },
  ],
  nama: ({ nama_komoditi }) => nama_komoditi,
  rules: komoditiRules,
  isianOf: ({ nama_komoditi, satuan, pangan_id }) => ({ nama_komoditi, satuan, pangan_id: String(pangan_id ?? '') }),
  Fields: ({ row }) => (
    <>
      <TextField name="nama_komoditi" label="Nama komoditi" maxLength={150} />
      {row ? (
        <FixedField label="Satuan" value={row.satuan} />
      ) : (
        <TextField
          name="satuan"
          label="Satuan"
          maxLength={20}
          help="Seperti kg, liter, atau butir. Kosong berarti kg."
        />
      )}
      <SelectField
        name="pangan_id"
        label="Pangan"
        placeholder="Bukan bagian dari pangan"
        options={usePanganPilihan()}
      />
    </>
  ),
  labels: { nama_komoditi: 'Nama komoditi', satuan: 'Satuan', pangan_id: 'Pangan' },
  useTeks: namesOf('pangan_id', usePanganPilihan),
  saringan: {
    names: ['pangan_id'],
    Controls: () => <FilterSelect name="pangan_id" label="Pangan" semua="Semua pangan" options={usePanganPilihan()} />,
  },
  logo: { field: 'logo_komoditi', urlOf: ({ logo_komoditi_url }) => logo_komoditi_url },
  impor: [
    { header: 'Komoditi', name: 'nama_komoditi', also: ['Nama komoditi', 'Nama'], isNeeded: true },
    { header: 'Satuan', name: 'satuan', also: [] },
    { header: 'Pangan', name: 'nama_pangan', also: ['Nama pangan'] },
  ],
  namaSendiri: { kolom: 'nama_komoditi' },
  acts: {
    satuan: { label: 'Ganti satuan', Icon: Scale, Overlay: UnitSheet },
    gabung: { label: 'Gabung', Icon: Combine, Overlay: MergeSheet },
  },
  pemakai: ({ id }) => [['Lihat harga acuannya', `${kantor.dataAcuan('harga-acuan')}?komoditi_id=${id}`]],
};

export const KomoditiPage = () => <AcuanScreen acuan={komoditi} />;
