import type { TanamDesa } from '@/entities/luas-tanam';
import css from './laporan.module.css';

/** Villages that reported and have planted nothing: named in one line, not each by a card of zeros. */
export const BareDesa = ({ desa }: { desa: readonly TanamDesa[] }) =>
  desa.length > 0 && (
    <p className={css['kosong']}>
      <strong>Belum ditanami:</strong> {desa.map(({ nama }) => nama).join(', ')}
    </p>
  );
