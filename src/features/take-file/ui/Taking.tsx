import { X } from 'lucide-react';
import { Button } from '@/shared/ui/Button';

/** Stands in the place of the buttons while a file is made, which may be given up. */
export const Taking = ({ onStop }: { onStop: () => void }) => (
  <Button look="tenang" onClick={onStop}>
    <X aria-hidden size={18} />
    <span role="status">Menyiapkan berkas…</span> Batal
  </Button>
);
