import { jenisHargaAcuan } from '#contract/limits.ts';
import { type HargaAcuan, hargaAcuanRules } from '#contract/resources/acuan/harga-acuan.ts';
import { Pair, SelectField, TextField, WholeField } from '@/shared/form';
import { lowPrice } from '@/shared/lib/figures';
import { rupiah, tanggal } from '@/shared/lib/format';
import { HARGA_ACUAN } from '../api/lists';
import type { Acuan } from '../model/acuan';
import { namesOf, useKomoditiPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { FilterSelect } from '../ui/FilterSelect';
import { Whole } from '../ui/Named';

const jenis = jenisHargaAcuan.map((one) => [one, one] as const);

const hargaAcuan: Acuan<HargaAcuan> = {
  ...{ jenis: 'harga-acuan', judul: 'Harga acuan', satu: 'harga acuan' },
  list: HARGA_ACUAN,
  refresh: ['hargaAcuan'],
  columns: [
    { header: 'Komoditi', look: 'judul', cell: ({ nama_komoditi }) => nama_komoditi },
    { header: 'Jenis', cell: (row) => [row.jenis, row.zona].filter(Boolean).join(', ') },
    { header: 'Harga', look: 'angka', cell: (row) => <Whole>{rupiah(row.harga_acuan)}</Whole> },
    { header: 'Satuan', cell: ({ satuan }) => satuan },
    { header: 'Berlaku mulai', cell: ({ berlaku_mulai }) => <Whole>{tanggal(berlaku_mulai)}</Whole> },
    { header: 'Sumber', cell: ({ sumber }) => sumber },
  ],
  nama: (row) => `${row.jenis} ${row.nama_komoditi}`,
  rules: hargaAcuanRules,
  figure: 'harga_acuan',
  doubts: ({ harga_acuan }): Record<string, string> => {
    const low = lowPrice(Number(harga_acuan));
    return low ? { harga_acuan: low } : {};
  },
  isianOf: ({ komoditi_id, harga_acuan, sumber, berlaku_mulai, zona, ...row }) => ({
    ...{ komoditi_id: String(komoditi_id), jenis: row.jenis, harga_acuan: String(harga_acuan) },
    ...{ sumber, berlaku_mulai, zona },
  }),
  Fields: () => (
    <>
      <SelectField name="komoditi_id" label="Komoditi" placeholder="Pilih Komoditi" options={useKomoditiPilihan()} />
      <Pair>
        <SelectField name="jenis" label="Jenis" placeholder="Pilih Jenis" options={jenis} />
        <WholeField name="harga_acuan" label="Harga Acuan" prefix="Rp. " />
      </Pair>
      <Pair>
        <TextField name="berlaku_mulai" label="Berlaku mulai" type="date" />
        <TextField name="zona" label="Zona" maxLength={100} help="Kosong bila berlaku di semua zona." />
      </Pair>
      <TextField name="sumber" label="Sumber" maxLength={200} help="Peraturan atau keputusan yang menetapkannya." />
    </>
  ),
  labels: {
    ...{ komoditi_id: 'Komoditi', jenis: 'Jenis', harga_acuan: 'Harga Acuan' },
    ...{ berlaku_mulai: 'Berlaku mulai', zona: 'Zona', sumber: 'Sumber' },
  },
  useTeks: namesOf('komoditi_id', useKomoditiPilihan),
  saringan: {
    names: ['komoditi_id', 'jenis'],
    Controls: () => (
      <>
        <FilterSelect name="komoditi_id" label="Komoditi" semua="Semua komoditi" options={useKomoditiPilihan()} />
        <FilterSelect name="jenis" label="Jenis" semua="HET dan HAP" options={jenis} />
      </>
    ),
  },
  impor: [
    { header: 'Komoditi', name: 'nama_komoditi', also: ['Nama komoditi', 'Komoditas'], isNeeded: true },
    { header: 'Jenis', name: 'jenis', also: ['Jenis harga'], isNeeded: true },
    { header: 'Zona', name: 'zona', also: [] },
    { header: 'Harga Acuan', name: 'harga_acuan', also: ['Harga'], isNeeded: true, digits: { doubtOf: lowPrice } },
    { header: 'Berlaku Mulai', name: 'berlaku_mulai', also: ['Tanggal'], isNeeded: true },
    { header: 'Sumber', name: 'sumber', also: ['Peraturan'], isNeeded: true },
  ],
};

export const HargaAcuanPage = () => <AcuanScreen acuan={hargaAcuan} />;
