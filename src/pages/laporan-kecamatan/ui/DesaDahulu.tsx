import { Link, useSearchParams } from 'react-router-dom';
import { dilihatDahulu, isDilaporkan } from '#contract/formulas/skdn.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { TimbangDesa, TimbangPerDesa } from '#contract/summaries/riwayat-timbang-balita.ts';
import { timbangPerDesa } from '@/entities/timbang-balita';
import { useNeed } from '@/shared/api';
import { CurveCard } from '@/shared/ui/curve';
import { Disclosure } from '@/shared/ui/disclosure';
import { TrendSection } from '@/widgets/place-trend';
import { alasanKata, batasKata } from '../model/timbang-kata';
import css from './laporan-kecamatan.module.css';

/** More are one tap away: who is to look at all of them looks at none first. */
const FIRST = 5;

/** The villages that should be looked at before others, and why, going by the last report. */
export function DesaDahulu({ kecamatanId }: { kecamatanId: number }) {
  const { data, ...asked } = useNeed(timbangPerDesa(kecamatanId));
  return (
    <TrendSection id="dahulu" judul={regional('Desa yang perlu dilihat lebih dahulu')} asked={asked}>
      {data?.terakhir?.periode ? <Reported {...data.terakhir} /> : <p>Belum ada laporan</p>}
    </TrendSection>
  );
}

function Reported({ periode, desa }: TimbangPerDesa) {
  const found = dilihatDahulu(desa.filter((one) => isDilaporkan(one)));
  const silent = desa.filter((one) => !isDilaporkan(one));
  const [first, others] = [found.slice(0, FIRST), found.slice(FIRST)];
  return (
    <CurveCard judul={periode?.nama_periode ?? ''}>
      {found.length === 0 && <p>{regional('Tidak ada desa yang melewati batas.')}</p>}
      <Villages found={first} />
      {others.length > 0 && (
        <Disclosure title={regional`${others.length} desa lainnya`}>
          <Villages found={others} />
        </Disclosure>
      )}
      {silent.length > 0 && (
        <p className={css['catatan']}>
          <strong>Belum melapor:</strong> {silent.map(({ nama_desa_kelurahan }) => nama_desa_kelurahan).join(', ')}
        </p>
      )}
      <p className={css['catatan']}>{batasKata()}</p>
    </CurveCard>
  );
}

function Villages({
  found,
}: {
  found: ReturnType<typeof dilihatDahulu<TimbangDesa & Parameters<typeof alasanKata>[1]>>;
}) {
  const [query] = useSearchParams();
  const yearOf = (id: number) => {
    const next = new URLSearchParams(query);
    next.set('desa', String(id));
    return `?${next}#setahun`;
  };
  return (
    <ol className={css['dahulu']}>
      {found.map(({ row, alasan }) => (
        <li key={row.kelurahan_id}>
          <Link to={yearOf(row.kelurahan_id)}>{row.nama_desa_kelurahan}</Link>
          <ul>
            {alasan.map((one) => (
              <li key={one}>{alasanKata(one, row)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
