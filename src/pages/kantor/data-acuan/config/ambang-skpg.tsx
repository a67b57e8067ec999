import { BadgeCheck } from 'lucide-react';
import { labelSkpg, namaUkuran, skemaSkpg, ukuranSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { type AmbangSkpg, ambangSkpgRules } from '#contract/summaries/skpg/ambang-skpg.ts';
import { Pair, SelectField, TextField } from '@/shared/form';
import { saat, tanggal } from '@/shared/lib/format';
import { AMBANG_SKPG } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { namesOf, useKomoditiPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterSelect } from '../ui/FilterSelect';
import { KonfirmasiAmbang } from '../ui/KonfirmasiAmbang';
import { Whole } from '../ui/Named';

const skema = skemaSkpg.map((one) => [one, skemas[one].nama] as const);
const ukuran = ukuranSkpg.map((one) => [one, namaUkuran[one]] as const);

const konfirmasi = ({ perlu_konfirmasi, dikonfirmasi_oleh, dikonfirmasi_pada }: AmbangSkpg): string => {
  if (perlu_konfirmasi) return 'Perlu konfirmasi';
  return dikonfirmasi_oleh && dikonfirmasi_pada
    ? `Dikonfirmasi ${dikonfirmasi_oleh}, ${saat(Date.parse(dikonfirmasi_pada))}`
    : 'Seperti sumbernya';
};

/** Lines that do not break within. */
const Lines = ({ of }: { of: readonly string[] }) => (
  <>
    {of.map((line) => (
      <div key={line}>
        <Whole>{line}</Whole>
      </div>
    ))}
  </>
);

const ambang: Acuan<AmbangSkpg> = {
  ...{ jenis: 'ambang-skpg', judul: 'Ambang SKPG', satu: 'ambang' },
  list: AMBANG_SKPG,
  refresh: ['ambangSkpg', 'kerja'],
  columns: [
    {
      ...{ header: 'Yang dinilai', look: 'judul' },
      cell: (row) => `${namaUkuran[row.ukuran]}, ${skemas[row.skema].nama}`,
    },
    { header: 'Ambang', cell: (row) => <Lines of={labelSkpg.map((label) => `${label} ${row[label]}`)} /> },
    {
      header: 'Sumber dan konfirmasi',
      cell: (row) => `${row.sumber}, berlaku mulai ${tanggal(row.berlaku_mulai)}. ${konfirmasi(row)}.`,
    },
  ],
  nama: (row) => `${namaUkuran[row.ukuran]} ${skemas[row.skema].nama}`,
  rules: ambangSkpgRules,
  isianOf: ({ komoditi_id, aman, waspada, rentan, sumber, berlaku_mulai, ...row }) => ({
    ...{ skema: row.skema, ukuran: row.ukuran, aman, waspada, rentan, sumber, berlaku_mulai },
    komoditi_id: komoditi_id === null ? '' : String(komoditi_id),
  }),
  Fields: () => (
    <>
      <Pair>
        <SelectField name="skema" label="Skema" placeholder="Pilih Skema" options={skema} />
        <SelectField name="ukuran" label="Yang dinilai" placeholder="Pilih Yang Dinilai" options={ukuran} />
      </Pair>
      <TextField
        name="aman"
        label="Aman"
        maxLength={60}
        help="Seperti '< 5', '>= 5 dan <= 20', '> 20', atau '5 sampai 20'."
      />
      <TextField name="waspada" label="Waspada" maxLength={60} />
      <TextField name="rentan" label="Rentan" maxLength={60} />
      <Pair>
        <TextField name="berlaku_mulai" label="Berlaku mulai" type="date" />
        <TextField name="sumber" label="Sumber" maxLength={200} />
      </Pair>
      <SelectField
        name="komoditi_id"
        label="Komoditi"
        placeholder="Yang lazim"
        options={useKomoditiPilihan()}
        help="Hanya bagi harga: komoditi yang dinilai."
      />
    </>
  ),
  labels: {
    ...{ skema: 'Skema', ukuran: 'Yang dinilai', aman: 'Aman', waspada: 'Waspada', rentan: 'Rentan' },
    ...{ sumber: 'Sumber', berlaku_mulai: 'Berlaku mulai', komoditi_id: 'Komoditi' },
  },
  useTeks: namesOf('komoditi_id', useKomoditiPilihan),
  saringan: {
    names: ['skema', 'ukuran'],
    Controls: () => (
      <>
        <FilterSelect name="skema" label="Skema" semua="Semua skema" options={skema} />
        <FilterSelect name="ukuran" label="Yang dinilai" semua="Semua yang dinilai" options={ukuran} />
      </>
    ),
  },
  acts: {
    konfirmasi: {
      label: 'Konfirmasi',
      Icon: BadgeCheck,
      Overlay: KonfirmasiAmbang,
      isFor: ({ perlu_konfirmasi }) => perlu_konfirmasi,
    },
  },
  catatan: 'Ambang yang diubah perlu dikonfirmasi lagi. Bulan yang sudah terbit tetap dinilai dengan ambang saat itu.',
};

export const AmbangSkpgPage = () => <AcuanScreen acuan={ambang} />;
