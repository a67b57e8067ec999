import { komoditiTanam, satuanPanen } from '#contract/limits.ts';
import { Pair, SelectField, TextField, WholeField } from '@/shared/form';
import { TempatFields } from './TempatFields';

/** What is asked of a plot itself: where it lies is a write of its own (spec section 4). */
export function PetakFields() {
  return (
    <>
      <Pair>
        <TempatFields />
      </Pair>
      <TextField name="alamat" label="Alamat" autoComplete="off" />
      <Pair>
        <WholeField name="luas_tanam" label="Luas Tanam (Hektar)" />
        <WholeField name="jumlah_panen" label="Jumlah Panen" />
      </Pair>
      <Pair>
        <SelectField name="komoditi" label="Komoditi" placeholder="Pilih Komoditi" options={asOptions(komoditiTanam)} />
        <SelectField
          name="satuan_panen"
          label="Satuan Panen"
          placeholder="Pilih Satuan Panen"
          options={asOptions(satuanPanen)}
        />
      </Pair>
      <TextField name="bulan" label="Perkiraan Bulan Panen" help="Contoh: Januari 2024" autoComplete="off" />
    </>
  );
}

const asOptions = (words: readonly string[]) => words.map((word) => [word, word] as const);
