import { Share, SquarePlus } from 'lucide-react';
import { useNamaSitus } from '@/shared/config';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import css from './install-app.module.css';

interface InstallDialogProps {
  onInstall: () => void;
  onCancel: () => void;
  onNever: () => void;
}

export function InstallDialog({ onInstall, onCancel, onNever }: InstallDialogProps) {
  const nama = useNamaSitus();
  return (
    <Sheet title={'Pasang Lumbung di perangkat ini?'.replace('Lumbung', () => nama)} onClose={onCancel}>
      <p className={css['kalimat']}>
        {nama} lalu terbuka langsung dari layar utama, dan yang pernah dibaca tetap terbaca tanpa sinyal.
      </p>
      <div className={css['pilihan']}>
        <Button onClick={onInstall}>Install</Button>
        <Button look="tenang" onClick={onCancel}>
          Batal
        </Button>
        <Button look="tenang" onClick={onNever}>
          Jangan Tampilkan Lagi
        </Button>
      </div>
    </Sheet>
  );
}

interface InstallOnIosProps {
  onClose: () => void;
  onNever: () => void;
}

/** Safari installs only by hand: how that goes. */
export function InstallOnIos({ onClose, onNever }: InstallOnIosProps) {
  const nama = useNamaSitus();
  return (
    <Sheet title={'Pasang Lumbung di layar utama'.replace('Lumbung', () => nama)} onClose={onClose}>
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
