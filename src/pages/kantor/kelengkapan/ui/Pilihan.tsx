import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import { laporanKantor } from '@/entities/kelengkapan';
import { allKecamatan } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { type Choice, hasVillages } from '../model/choice';
import css from './kelengkapan.module.css';

interface PilihanProps {
  choice: Choice;
  /** The year that is shown; undefined until it is known which one is the newest. */
  tahun: string | undefined;
  /** The years that have periods, as far as they are known. */
  years: readonly string[];
  onChoose: (change: Partial<Choice>) => void;
}

/** Of which report, year and places the matrix is. */
export function Pilihan({ choice, tahun = '', years, onChoose }: PilihanProps) {
  const { wilayah } = useSite();
  const { jenis, kecamatan } = choice;
  const all = [...new Set([...years, tahun])].filter(Boolean).toSorted().toReversed();
  return (
    <div className={css['pilihan']}>
      <NativeSelect
        aria-label="Laporan"
        value={jenis}
        onChange={({ target }) => onChoose({ jenis: target.value as JenisLaporan, tahun: null })}
      >
        {laporanKantor.map(([one, title]) => (
          <option key={one} value={one}>
            {title(wilayah)}
          </option>
        ))}
      </NativeSelect>
      {hasVillages(jenis) && <PilihTempat kecamatan={kecamatan} onChoose={onChoose} />}
      <NativeSelect aria-label="Tahun" value={tahun} onChange={({ target }) => onChoose({ tahun: target.value })}>
        {tahun === '' && <option value="">Tahun terbaru</option>}
        {all.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

function PilihTempat({ kecamatan, onChoose }: Pick<PilihanProps, 'onChoose'> & Pick<Choice, 'kecamatan'>) {
  const { data } = useNeed(allKecamatan);
  const choose = (value: string) =>
    onChoose({ kecamatan: value === '' ? null : value === 'desa' ? 'desa' : Number(value) });
  return (
    <NativeSelect aria-label="Tempat" value={kecamatan ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{regional('Jumlah setiap kecamatan')}</option>
      <option value="desa">{regional('Semua desa')}</option>
      {data?.page?.data.map(({ id, nama_kecamatan }) => (
        <option key={id} value={id}>
          {regional('Desa di ')}
          {nama_kecamatan}
        </option>
      ))}
    </NativeSelect>
  );
}
