import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { namaGaris } from '#contract/nama-garis.ts';
import { alamatBanding, type RentangMinggu, rentangMinggu } from '#contract/pilihan.ts';
import type { PerbandinganHarga } from '@/entities/harga-pangan';
import { grouped, rupiah } from '@/shared/lib/format';
import { Curve } from '@/shared/ui/curve';
import { axisOf, listed, unitsSaid } from '../model/lines';
import css from './bandingkan.module.css';
import { PriceTable } from './PriceTable';
import { Summary } from './Summary';
import { TakeComparison } from './TakeComparison';

interface ComparisonProps {
  found: PerbandinganHarga;
  kunci: readonly string[];
  minggu: RentangMinggu;
}

/** Prices side by side: as curves, in short, and week by week. */
export function Comparison({ found, kunci, minggu }: ComparisonProps) {
  const { garis, periode } = found;
  const { judul, nama } = useMemo(() => namaGaris(garis), [garis]);
  const axis = useMemo(() => axisOf(periode), [periode]);
  const series = useMemo(
    () => garis.map(({ eceran }, index) => ({ nama: nama[index] ?? '', values: eceran })),
    [garis, nama],
  );
  const units = unitsSaid(garis);
  return (
    <>
      <section className={css['kurva']} aria-labelledby="judul-banding">
        <h2 id="judul-banding">{judul}</h2>
        <nav aria-label="Rentang waktu" className={css['rentang']}>
          {rentangMinggu.map((one) => (
            <Link
              key={one}
              className={css['minggu']}
              to={alamatBanding(kunci, one)}
              replace
              preventScrollReset
              aria-current={one === minggu ? 'true' : undefined}
              aria-label={`${one} minggu`}
            >
              {one} <span className={css['satuan']}>minggu</span>
            </Link>
          ))}
        </nav>
        <Curve
          {...axis}
          title={`Harga eceran ${judul} selama ${minggu} minggu: ${listed(nama)}`}
          series={series}
          format={rupiah}
          tick={grouped}
          none="Belum ada harga pada minggu-minggu ini"
        />
        {units && (
          <p role="note" className={css['catatan']}>
            {units}
          </p>
        )}
      </section>
      <Summary garis={garis} periode={periode} nama={nama} />
      <PriceTable garis={garis} periode={periode} nama={nama} judul={judul} />
      <TakeComparison found={found} kunci={kunci} minggu={minggu} judul={judul} nama={nama} />
    </>
  );
}
