import { CircleCheckBig } from 'lucide-react';
import type { Tempat } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import css from './isi.module.css';

interface AllCompleteProps {
  places: readonly Tempat[];
  periode: string;
  onStay: () => void;
  onClose: () => void;
}

/** Stands where Tab or Enter leads on when no place lacks a figure any more. */
export const AllComplete = ({ places, periode, onStay, onClose }: AllCompleteProps) => (
  <Sheet title="Semua sudah lengkap" isCalm onClose={onStay}>
    <p className={css['lengkap']}>
      <CircleCheckBig aria-hidden size={40} />
      <span>
        {periode}: {places.map(({ nama_kecamatan }) => nama_kecamatan).join(', ')} sudah terisi semua.
      </span>
    </p>
    <div className={css['jawaban']}>
      <Button look="tenang" onClick={onStay}>
        Periksa lagi
      </Button>
      <Button onClick={onClose}>Kembali ke tabel</Button>
    </div>
  </Sheet>
);
