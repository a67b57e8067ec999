import { type ReactNode, useMemo } from 'react';
import { persentase } from '#contract/format.ts';
import { koefisienVariasi, ringkasan } from '#contract/formulas/deret-harga.ts';
import type { RiwayatHarga } from '@/entities/harga-pangan';
import { grouped, rupiah } from '@/shared/lib/format';
import { Curve, undatedSaid } from '@/shared/ui/curve';
import { curveOf } from '../model/curve-of';
import { eceranOf, type Story } from '../model/story';
import { Acuan } from './Acuan';
import { Comparison } from './Comparison';
import css from './harga-komoditi.module.css';

interface HargaKomoditiProps {
  story: Story;
  /** What addresses call the commodity: names alone may be those of several. */
  slug: string;
  /** Where the prices hold, as texts call it. */
  tempat: string;
  /** The period that an address asks for; the other places' links keep it. */
  asked?: number | undefined;
  /** What a page shows besides. */
  children?: ReactNode;
}

/** What the numbers say of a commodity: its curve, its year, its reference, and the other places in the same week. */
export function HargaKomoditi({ story, slug, tempat, asked = 0, children }: HargaKomoditiProps) {
  const { riwayat, rataRata, banding } = story;
  const { labels, marks, at, series, references } = useMemo(() => curveOf(riwayat, rataRata), [riwayat, rataRata]);
  const { nama_komoditi, satuan } = riwayat;
  return (
    <div className={css['wadah']}>
      <div className={css['cerita']}>
        <section className={css['bagian']}>
          <h2 className={css['judul']}>{labels.length > 1 ? `${labels.length} periode terakhir` : 'Harga tercatat'}</h2>
          <Curve
            title={`Harga ${nama_komoditi} di ${tempat}, ${labels.length} periode terakhir`}
            labels={labels}
            marks={marks}
            at={at}
            series={series}
            references={references}
            format={rupiah}
            tick={grouped}
            none={`Belum ada harga ${nama_komoditi} di ${tempat}.`}
          />
          {labels.length > 0 && (
            <p className={css['tenang']}>
              Rupiah{satuan ? ` per ${satuan}` : ''}. Garis terputus di pekan tanpa laporan.{' '}
              {undatedSaid(riwayat.tanpa_tanggal)}
            </p>
          )}
          <Year riwayat={riwayat} />
        </section>
        <Acuan banding={banding} eceran={eceranOf(story)} />
        <Comparison story={story} slug={slug} tempat={tempat} asked={asked} />
        {children}
      </div>
    </div>
  );
}

/** The lowest, the highest and the usual price of the year, and how restless it was. */
function Year({ riwayat }: { riwayat: RiwayatHarga }) {
  const year = ringkasan(riwayat.titik, ({ eceran }) => eceran);
  if (!year) return null;
  const { terendah, tertinggi, biasa, n } = year;
  const figures = [
    ['Terendah', terendah.eceran, terendah.nama_periode],
    ['Tertinggi', tertinggi.eceran, tertinggi.nama_periode],
    ['Biasanya', biasa, `nilai tengah ${n} harga`],
  ] as const;
  const variasi = koefisienVariasi(riwayat.titik.map(({ eceran }) => eceran));
  return (
    <>
      <dl className={css['angka']}>
        {figures.map(([label, harga, when]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{rupiah(harga ?? 0)}</strong>
              <span>{when}</span>
            </dd>
          </div>
        ))}
      </dl>
      {variasi !== null && (
        <p className={css['tenang']}>
          Naik-turunnya: biasanya {persentase(variasi)} dari rata-ratanya (koefisien variasi {n} harga eceran).
        </p>
      )}
    </>
  );
}
