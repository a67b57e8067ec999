import type { ReactNode } from 'react';
import type { Komoditi } from '@/entities/komoditi';
import { SelectField, useFieldValue, WholeField } from '@/shared/form';
import { rupiah } from '@/shared/lib/format';

/** The two prices of a commodity in the period before; undefined when there are none. */
export type HargaSebelumnya = { harga_eceran: number | null; harga_grosir: number | null } | undefined;

/** What is asked about when it is far from these. */
export const hargaOf = (harga: HargaSebelumnya) => ({
  harga_eceran: harga?.harga_eceran,
  harga_grosir: harga?.harga_grosir,
});

const before = (harga: number | null | undefined) =>
  harga === null || harga === undefined ? undefined : `Periode lalu ${rupiah(harga)}`;

/** Retail and wholesale, each beside what it was. */
export function HargaFields({ sebelumnya }: { sebelumnya: HargaSebelumnya }) {
  return (
    <>
      <WholeField name="harga_eceran" label="Harga Eceran" prefix="Rp. " help={before(sebelumnya?.harga_eceran)} />
      <WholeField name="harga_grosir" label="Harga Grosir" prefix="Rp. " help={before(sebelumnya?.harga_grosir)} />
    </>
  );
}

interface KomoditiFieldProps {
  komoditi: readonly Komoditi[];
  /** Whether its price is there already. */
  isTaken: (id: number) => boolean;
  help?: ReactNode;
  disabled?: boolean;
}

export const KomoditiField = ({ komoditi, isTaken, ...rest }: KomoditiFieldProps) => (
  <SelectField
    {...rest}
    name="komoditi_id"
    label="Komoditi"
    placeholder="Pilih Komoditi"
    options={komoditi.map(({ id, nama_komoditi, satuan }) =>
      isTaken(id) ? [id, `${nama_komoditi} (sudah diisi)`, true] : [id, `${nama_komoditi} (per ${satuan})`],
    )}
  />
);

/** The price fields beside the chosen commodity's prices of the period before. */
export const KomoditiPrices = ({ was }: { was: (komoditiId: unknown) => HargaSebelumnya }) => (
  <HargaFields sebelumnya={was(useFieldValue('komoditi_id'))} />
);
