import { isHarga } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { rupiah } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import type { Story } from '../model/story';
import css from './price-table.module.css';

/** The curve as figures, newest first; what is computed stands in a column of its own. */
export function PriceTable({ riwayat, rataRata }: Pick<Story, 'riwayat' | 'rataRata'>) {
  const means = new Map(rataRata?.titik.map((one) => [one.periode_harga_pangan_id, one]));
  return (
    <Disclosure title={`Angka ${riwayat.titik.length} periode`}>
      <table className={css['tabel']}>
        <thead>
          <tr>
            <th scope="col">Periode</th>
            <th scope="col">Eceran</th>
            <th scope="col">Grosir</th>
            {rataRata && <th scope="col">{regional('Rata-rata kecamatan (dihitung)')}</th>}
          </tr>
        </thead>
        <tbody>
          {riwayat.titik.toReversed().map(({ periode_harga_pangan_id: id, nama_periode, eceran, grosir }) => (
            <tr key={id}>
              <th scope="row">{nama_periode}</th>
              <td>{said(eceran)}</td>
              <td>{said(grosir)}</td>
              {rataRata && <td>{said(means.get(id)?.eceran)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

const said = (harga: number | null | undefined): string => (isHarga(harga) ? rupiah(harga) : '-');
