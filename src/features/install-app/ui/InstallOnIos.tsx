import { Share, SquarePlus } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import css from './install-app.module.css';

interface InstallOnIosProps {
  onClose: () => void;
  onNever: () => void;
}

/** Safari installs only by hand: how that goes. */
export function InstallOnIos({ onClose, onNever }: InstallOnIosProps) {
  return (
    <Sheet title="Pasang Lumbung di layar utama" onClose={onClose}>
      <ol className={css['langkah']}>
        <li>
          <Share aria-hidden size={24} />
          Ketuk tombol Bagikan.
        </li>
        <li>
          <SquarePlus aria-hidden size={24} />
          Pilih ‘Tambah ke Layar Utama’, lalu ketuk Tambah.
        </li>
      </ol>
      <div className={css['pilihan']}>
        <Button onClick={onClose}>Tutup</Button>
        <Button look="tenang" onClick={onNever}>
          Jangan Tampilkan Lagi
        </Button>
      </div>
    </Sheet>
  );
}
