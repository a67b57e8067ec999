import type { ComponentType } from 'react';
import type { JenisPeriode } from '#contract/limits.ts';
import type { KecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { useNewestPeriode } from '@/features/pick-periode';
import type { OutboxItem } from '@/shared/write';
import { ReportCard, type ReportCardProps } from './ReportCard';

export interface ReportProps {
  tugas: readonly KecamatanTugas[];
  /** What this device has written. */
  items: readonly OutboxItem[];
}

export interface LineProps extends Pick<ReportProps, 'items'> {
  periodeId: number;
  kecamatan: KecamatanTugas;
}

interface PerKecamatanProps extends ReportProps, Pick<ReportCardProps, 'Icon' | 'title' | 'to'> {
  jenis: JenisPeriode;
  /** How far a sub-district is. */
  Line: ComponentType<LineProps>;
}

/** The newest period, sub-district by sub-district. */
export function PerKecamatan({ tugas, items, jenis, Line, ...card }: PerKecamatanProps) {
  const newest = useNewestPeriode(jenis);
  return (
    <ReportCard {...card} newest={newest} tempat={tugas.map(({ nama_kecamatan }) => nama_kecamatan)}>
      {({ id }) =>
        tugas.map((kecamatan) => <Line key={kecamatan.id} periodeId={id} kecamatan={kecamatan} items={items} />)
      }
    </ReportCard>
  );
}
