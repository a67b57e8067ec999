import { WholeField } from '@/shared/form';
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
