import type { ReactNode } from 'react';
import { Pair, SelectField, TextAreaField, TextField, WholeField } from '@/shared/form';
import { kinds, statuses, units } from '../model/produk-isian';

/** The fields that adding and editing share (spec section 2, Add/Edit product forms). */
export function ProdukFields({ foto }: { foto: ReactNode }) {
  return (
    <>
      <TextField name="judul" label="Judul" autoComplete="off" />
      <Pair>
        <WholeField name="stok" label="Stok" />
        <SelectField name="satuan" label="Satuan Panen" placeholder="Pilih Satuan Panen" options={units} />
      </Pair>
      <Pair>
        <WholeField name="harga" label="Harga" prefix="Rp. " />
        <SelectField name="status" label="Status" placeholder="Pilih Status" options={statuses} />
      </Pair>
      <SelectField
        name="jenis_produk"
        label="Jenis"
        placeholder="Pilih Jenis"
        options={kinds}
        help="Tidak harus diisi. Pembeli menyaring etalase menurut jenisnya."
      />
      {foto}
      <TextAreaField name="deskripsi" label="Deskripsi" />
    </>
  );
}
