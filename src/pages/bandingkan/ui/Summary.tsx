import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { GarisHarga, PerbandinganHarga } from '@/entities/harga-pangan';
import { rupiah, utuh } from '@/shared/lib/format';
import { lastAt, periodeSaid, ringkas } from '../model/lines';
import css from './comparison.module.css';
import { Moved } from './Moved';

interface SummaryProps extends Pick<PerbandinganHarga, 'periode' | 'garis'> {
  nama: readonly string[];
}

/** Each line in a few figures: what it costs now, at least, at most, and usually. */
export function Summary({ garis, periode, nama }: SummaryProps) {
  return (
    <section className={css['ringkasan']} aria-labelledby="ringkasan-banding">
      <h2 id="ringkasan-banding">Ringkasan</h2>
      <ul>
        {garis.map((line, index) => (
          <li key={line.kunci}>
            <h3>{utuh(nama[index] ?? '')}</h3>
            <InShort line={line} periode={periode} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InShort({ line, periode }: { line: GarisHarga } & Pick<PerbandinganHarga, 'periode'>) {
  const found = ringkas(line);
  if (!found) return <p className={css['tenang']}>Belum ada harga pada minggu-minggu ini</p>;
  const last = lastAt(line);
  const harga = line.eceran[last] ?? 0;
  const on = (at: number) => {
    const one = periode[at];
    return one && periodeSaid(one, periode);
  };
  return (
    <>
      <p className={css['sekarang']}>
        <strong>{rupiah(harga)}</strong> <span className={css['tenang']}>per {line.satuan}</span>{' '}
        <Moved line={line} at={last} />
      </p>
      {line.perubahan && typeof line.perubahan[last] === 'number' && (
        <p className={css['tenang']}>{regional('perubahan dari kecamatan yang melapor pada kedua periode')}</p>
      )}
      {last < periode.length - 1 && <p className={css['tenang']}>terakhir dilaporkan {on(last)}</p>}
      <dl>
        <div>
          <dt>Terendah</dt>
          <dd>
            {rupiah(found.terendah.harga ?? 0)} <small className={css['kapan']}>{on(found.terendah.at)}</small>
          </dd>
        </div>
        <div>
          <dt>Biasanya</dt>
          <dd>{rupiah(found.biasa)}</dd>
        </div>
        <div>
          <dt>Tertinggi</dt>
          <dd>
            {rupiah(found.tertinggi.harga ?? 0)} <small className={css['kapan']}>{on(found.tertinggi.at)}</small>
          </dd>
        </div>
      </dl>
    </>
  );
}
