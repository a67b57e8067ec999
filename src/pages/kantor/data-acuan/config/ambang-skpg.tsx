import { BadgeCheck } from 'lucide-react';
import { type Bulan, bulanDari, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import { labelSkpg, namaUkuran, skemaSkpg, ukuranSkpg } from '#contract/formulas/skpg/label.ts';
import { BALITA_NAIK, naikSkpg, nameUkuran } from '#contract/formulas/skpg/naik.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { type AmbangSkpg, ambangSkpgRules } from '#contract/summaries/skpg/ambang-skpg.ts';
import { useHariIni } from '@/shared/config';
import { Pair, SelectField, TextField, useFieldValue } from '@/shared/form';
import { saat, tanggal } from '@/shared/lib/format';
import { AMBANG_SKPG } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { namesOf, useKomoditiPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterSelect } from '../ui/FilterSelect';
import { KonfirmasiAmbang } from '../ui/KonfirmasiAmbang';
import { Whole } from '../ui/Named';

const skema = skemaSkpg.map((one) => [one, skemas[one].nama] as const);
const ukuran = ukuranSkpg.map((one) => [one, one === 'nd' ? BALITA_NAIK : namaUkuran[one]] as const);
const naik = naikSkpg.map((one) => [one, one] as const);

const namaDinilai = (row: AmbangSkpg): string => nameUkuran(row.ukuran, row.naik ?? 'N/D');

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

/** The share of toddlers who gained that is judged; other thresholds have no such field. */
function NaikField() {
  if (useFieldValue('ukuran') !== 'nd') return null;
  return (
    <SelectField
      name="naik"
      label="Bagian yang dinilai"
      placeholder="Seperti sebelumnya"
      options={naik}
      help="N/D: dari semua yang ditimbang. N/(N+T): dari yang juga ditimbang bulan lalu."
    />
  );
}

const isianOf = ({ komoditi_id, aman, waspada, rentan, sumber, berlaku_mulai, ...row }: AmbangSkpg) => ({
  ...{ skema: row.skema, ukuran: row.ukuran, aman, waspada, rentan, sumber, berlaku_mulai },
  komoditi_id: komoditi_id === null ? '' : String(komoditi_id),
  naik: row.naik ?? '',
});

const firstDay = (bulan: Bulan): string => `${kunciBulan(bulan)}-01`;

/** No price is judged before its commodity is chosen, so the missing choice changes the row itself. */
const isUnchosen = ({ ukuran: of, komoditi_id }: AmbangSkpg): boolean =>
  (of === 'beras' || of === 'minyak' || of === 'telur') && komoditi_id === null;

/** A threshold that has judged months stays; its replacement begins with the next month by default. */
function useReplacement(row: AmbangSkpg | null) {
  const thisMonth = bulanDari(useHariIni());
  if (!row || row.berlaku_mulai > firstDay(thisMonth) || isUnchosen(row)) return null;
  return { ...isianOf(row), berlaku_mulai: firstDay(geserBulan(thisMonth, 1)) };
}

const ambang: Acuan<AmbangSkpg> = {
  ...{ jenis: 'ambang-skpg', judul: 'Ambang SKPG', satu: 'ambang' },
  list: AMBANG_SKPG,
  refresh: ['ambangSkpg', 'kerja'],
  columns: [
    {
      ...{ header: 'Yang dinilai', look: 'judul' },
      cell: (row) => [namaDinilai(row), skemas[row.skema].nama, row.nama_komoditi].filter(Boolean).join(', '),
    },
    { header: 'Ambang', cell: (row) => <Lines of={labelSkpg.map((label) => `${label} ${row[label]}`)} /> },
    {
      header: 'Sumber dan konfirmasi',
      cell: (row) => `${row.sumber}, berlaku mulai ${tanggal(row.berlaku_mulai)}. ${konfirmasi(row)}.`,
    },
  ],
  nama: (row) => `${namaDinilai(row)} ${skemas[row.skema].nama}`,
  rules: ambangSkpgRules,
  useReplacement,
  replacementNote:
    'Ambang ini sudah menilai bulan yang lalu, jadi tetap ada. Yang disimpan menjadi ambang baru sejak hari pertamanya; bulan sebelum itu dinilai seperti sekarang.',
  isianOf,
  Fields: () => (
    <>
      <Pair>
        <SelectField name="skema" label="Skema" placeholder="Pilih Skema" options={skema} />
        <SelectField name="ukuran" label="Yang dinilai" placeholder="Pilih Yang Dinilai" options={ukuran} />
      </Pair>
      <NaikField />
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
        placeholder="Pilih Komoditi"
        options={useKomoditiPilihan()}
        help="Hanya bagi harga: komoditi yang dinilai. Bila kosong, dipilihkan yang sebelumnya atau yang lazim."
      />
    </>
  ),
  labels: {
    ...{ skema: 'Skema', ukuran: 'Yang dinilai', aman: 'Aman', waspada: 'Waspada', rentan: 'Rentan' },
    ...{ sumber: 'Sumber', berlaku_mulai: 'Berlaku mulai', komoditi_id: 'Komoditi' },
    naik: 'Bagian yang dinilai',
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
  catatan:
    'Sebulan dinilai dengan ambang yang berlaku pada hari pertamanya. Ambang yang baru perlu dikonfirmasi; bulan sebelum hari pertamanya tetap dinilai dengan yang lama.',
};

export const AmbangSkpgPage = () => <AcuanScreen acuan={ambang} />;
