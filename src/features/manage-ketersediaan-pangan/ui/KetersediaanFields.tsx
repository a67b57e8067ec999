import type { ReactNode } from 'react';
import type { Pangan } from '@/entities/pangan';
import { DecimalField, SelectField } from '@/shared/form';
import { angka, rupiah } from '@/shared/lib/format';

/** What a food's row said in the period before. */
export interface StokSebelumnya {
  harga_rata_rata: number | null;
  kebutuhan: number | null;
  ketersediaan: number | null;
}

/** What is asked about when it is far from these. */
export const stokOf = (stok: StokSebelumnya | undefined) => ({
  harga_rata_rata: stok?.harga_rata_rata,
  kebutuhan: stok?.kebutuhan,
  ketersediaan: stok?.ketersediaan,
});

const before = (value: number | null | undefined, show: (value: number) => string) =>
  value === null || value === undefined ? undefined : `Periode lalu ${show(value)}`;
const ton = (value: number) => `${angka(value)} ton`;

/** The three figures of a food, each beside what it was. */
export function KetersediaanFields({ sebelumnya }: { sebelumnya: StokSebelumnya | undefined }) {
  const { harga_rata_rata, kebutuhan, ketersediaan } = sebelumnya ?? {};
  return (
    <>
      <DecimalField
        name="harga_rata_rata"
        label="Harga Rata-Rata"
        prefix="Rp. "
        help={before(harga_rata_rata, rupiah)}
      />
      <DecimalField name="kebutuhan" label="Kebutuhan" unit="Ton" help={before(kebutuhan, ton)} />
      <DecimalField name="ketersediaan" label="Ketersediaan" unit="Ton" help={before(ketersediaan, ton)} />
    </>
  );
}

interface PanganFieldProps {
  pangan: readonly Pangan[];
  /** Whether its row is there already. */
  isTaken: (id: number) => boolean;
  help?: ReactNode;
  disabled?: boolean;
}

export const PanganField = ({ pangan, isTaken, ...rest }: PanganFieldProps) => (
  <SelectField
    {...rest}
    name="pangan_id"
    label="Pangan"
    placeholder="Pilih Pangan"
    options={pangan.map(({ id, nama_pangan }) =>
      isTaken(id) ? [id, `${nama_pangan} (sudah diisi)`, true] : [id, nama_pangan],
    )}
  />
);
