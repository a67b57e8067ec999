import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RiwayatKetersediaan } from '#contract/summaries/riwayat-ketersediaan.ts';
import { riwayatKetersediaan, tonsOf } from '@/entities/ketersediaan-pangan';
import { useNeed } from '@/shared/api';
import { angka } from '@/shared/lib/format';
import { Curve, CurveCard } from '@/shared/ui/curve';
import { axisOf, TrendLines, TrendPick, TrendSection, TrendTable } from '@/widgets/place-trend';
import { angkaPeriode, dilihat, kalimat, type PanganDilihat } from '../model/riwayat-pangan';
import css from './stok-feed.module.css';

interface PlaceProps {
  /** Absent: the whole regency. */
  kecamatanId: number | undefined;
  periodeId: number;
}

/** A year of one food, chosen in the address, and what its balance means. */
export function StokTrend({ kecamatanId, periodeId }: PlaceProps) {
  const { data, ...asked } = useNeed(riwayatKetersediaan(kecamatanId));
  const [query] = useSearchParams();
  const riwayat = data?.riwayat;
  const one = riwayat && dilihat(riwayat, Number(query.get('pangan')), periodeId);
  return (
    <TrendSection id="setahun" judul="Riwayat neraca" asked={asked} tanpaTanggal={riwayat?.tanpa_tanggal}>
      {one ? (
        <CurveCard>
          <TrendPick
            name="pangan"
            label="Pangan"
            value={one.pangan.pangan_id}
            options={riwayat.pangan.map(({ pangan_id, nama_pangan }) => [pangan_id, nama_pangan] as const)}
            keeps={{ periode: periodeId }}
          />
          <Balance {...one} />
          <TrendTable title="Angka setiap periode" {...angkaPeriode(one)} />
        </CurveCard>
      ) : (
        <p>Belum ada riwayat</p>
      )}
    </TrendSection>
  );
}

interface PanganTrendProps extends PlaceProps {
  riwayat: RiwayatKetersediaan | null | undefined;
  panganId: number;
}

/** The same of one food in its detail. */
export function PanganTrend({ riwayat, panganId, periodeId }: Omit<PanganTrendProps, 'kecamatanId'>) {
  const one = riwayat && dilihat(riwayat, panganId, periodeId);
  return one?.pangan.pangan_id === panganId ? <Balance {...one} /> : null;
}

function Balance(one: PanganDilihat) {
  const { pangan, periode, di } = one;
  const drawn = useMemo(() => {
    const [tersedia, dibutuhkan] = tonsOf(pangan);
    const series = [
      { nama: 'Tersedia', values: tersedia },
      { nama: 'Dibutuhkan', values: dibutuhkan },
    ];
    return { series, ...axisOf(periode) };
  }, [pangan, periode]);
  return (
    <div className={css['neraca']}>
      <div>
        <p className={css['periode']}>{periode[di]?.nama_periode}</p>
        <TrendLines lines={kalimat(one)} />
      </div>
      <Curve {...drawn} title={`Tersedia dan dibutuhkan: ${pangan.nama_pangan}`} format={ton} tick={angka} />
    </div>
  );
}

const ton = (value: number) => angka(value, 'ton');
