import { type GarisHarga, type PerbandinganHarga, PerubahanChip } from '@/entities/harga-pangan';
import { rupiah, utuh } from '@/shared/lib/format';
import { lastAt, periodeSaid, ringkas, sebelum } from '../model/lines';
import css from './comparison.module.css';

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
    return one && periodeSaid(one);
  };
  return (
    <>
      <p className={css['sekarang']}>
        <strong>{rupiah(harga)}</strong> <span className={css['tenang']}>per {line.satuan}</span>{' '}
        <PerubahanChip harga={{ harga_eceran: harga, harga_eceran_sebelumnya: sebelum(line, last) }} />
      </p>
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
