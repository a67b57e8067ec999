import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import css from './install-app.module.css';

interface InstallDialogProps {
  onInstall: () => void;
  onCancel: () => void;
  onNever: () => void;
}

export function InstallDialog({ onInstall, onCancel, onNever }: InstallDialogProps) {
  return (
    <Sheet title="Pasang Lumbung di perangkat ini?" onClose={onCancel}>
      <p className={css['kalimat']}>
        Lumbung lalu terbuka langsung dari layar utama, dan yang pernah dibaca tetap terbaca tanpa sinyal.
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
