import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { GarisHarga, PerbandinganHarga } from '@/entities/harga-pangan';
import { rupiah } from '@/shared/lib/format';
import { periodeSaid } from '../model/lines';
import { Moved } from './Moved';
import css from './price-table.module.css';

interface PriceTableProps extends Pick<PerbandinganHarga, 'periode' | 'garis'> {
  nama: readonly string[];
  judul: string;
}

/** Every price, week by week, the newest first. It scrolls by itself where its lines do not fit beside each other. */
export function PriceTable({ garis, periode, nama, judul }: PriceTableProps) {
  const newestFirst = periode.map((one, at) => ({ one, at })).reverse();
  return (
    <div className={css['bagian']}>
      <h2 id="tabel-banding">Minggu demi minggu</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit (axe: scrollable-region-focusable) */}
      <section className={css['gulir']} tabIndex={0} aria-labelledby="tabel-banding">
        <table aria-label={`Harga eceran ${judul}, minggu demi minggu`}>
          <thead>
            <tr>
              <th scope="col">Periode</th>
              {garis.map(({ kunci, satuan }, index) => (
                <th key={kunci} scope="col">
                  <div className={css['nama']}>
                    {nama[index]} <small>per {satuan}</small>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ one, at }) => (
              <tr key={one.periode_harga_pangan_id}>
                <th scope="row">
                  <div className={css['periode']}>{periodeSaid(one, periode)}</div>
                </th>
                {garis.map((line) => (
                  <td key={line.kunci}>
                    <Price line={line} at={at} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Price({ line, at }: { line: GarisHarga; at: number }) {
  const harga = line.eceran[at];
  const count = line.jumlah_kecamatan?.[at];
  if (typeof harga !== 'number') return <span className={css['kosong']}>tidak dilaporkan</span>;
  return (
    <>
      {rupiah(harga)}
      {count !== undefined && (
        <small>
          dari {count}
          {regional(' kecamatan')}
        </small>
      )}
      <Moved line={line} at={at} />
    </>
  );
}
