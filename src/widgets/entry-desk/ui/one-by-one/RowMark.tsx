import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CloudCheck,
  CloudUpload,
  Lock,
  Smartphone,
  TriangleAlert,
} from 'lucide-react';
import type { KeadaanIsian } from '@/entities/laporan';
import { keadaanWords } from '../../model/one-by-one/words';
import css from './row-mark.module.css';

const icons: Record<KeadaanIsian, typeof Lock> = {
  kosong: CircleDashed,
  isian: CircleDashed,
  antre: Smartphone,
  mengirim: CloudUpload,
  terkirim: CloudCheck,
  ragu: TriangleAlert,
  perbaiki: CircleAlert,
  bentrok: CircleAlert,
  asing: Lock,
};

interface RowMarkProps {
  keadaan: KeadaanIsian;
  isSkipped: boolean;
}

/** How a row stands: an icon, a word, a colour. */
export function RowMark({ keadaan, isSkipped }: RowMarkProps) {
  const isLeft = isSkipped && (keadaan === 'kosong' || keadaan === 'isian');
  const Icon = icons[keadaan] ?? CircleCheck;
  return (
    <span className={css['tanda']} data-keadaan={keadaan}>
      <Icon aria-hidden size={16} />
      {isLeft ? 'Dilewati' : keadaanWords[keadaan]}
    </span>
  );
}
