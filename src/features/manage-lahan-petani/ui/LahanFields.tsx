import { komoditiTanam, satuanPanen } from '#contract/limits.ts';
import { SelectField, SubmitButton, TextField, WholeField } from '@/shared/form';
import { LokasiFields } from './LokasiFields';
import { TempatFields } from './TempatFields';

/** The fields of a plot, shared by adding and editing (spec section 2). */
export function LahanFields() {
  return (
    <>
      <TempatFields />
      <TextField name="alamat" label="Alamat" autoComplete="off" />
      <WholeField name="luas_tanam" label="Luas Tanam (Hektar)" />
      <WholeField name="jumlah_panen" label="Jumlah Panen" />
      <SelectField name="komoditi" label="Komoditi" placeholder="Pilih Komoditi" options={asOptions(komoditiTanam)} />
      <SelectField
        name="satuan_panen"
        label="Satuan Panen"
        placeholder="Pilih Satuan Panen"
        options={asOptions(satuanPanen)}
      />
      <TextField name="bulan" label="Perkiraan Bulan Panen" help="Contoh: Januari 2024" autoComplete="off" />
      <LokasiFields />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}

const asOptions = (words: readonly string[]) => words.map((word) => [word, word] as const);
