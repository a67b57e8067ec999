import { WholeField } from '@/shared/form';
import { rupiah } from '@/shared/lib/format';

/** The two prices of a commodity in the period before; undefined when there are none. */
export type HargaSebelumnya = { harga_eceran: number | null; harga_grosir: number | null } | undefined;

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
