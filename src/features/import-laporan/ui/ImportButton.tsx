import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';

interface ImportButtonProps {
  disabled?: boolean;
  preload: () => void;
  /** What it opens, as long as that is open. */
  children: (screen: { onClose: () => void; onMissing: () => void }) => ReactNode;
}

/** The way from a file on this device to rows of a table. */
export function ImportButton({ disabled, preload, children }: ImportButtonProps) {
  const { isOpen, open, close } = useNamedOverlay('impor');
  const fail = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    close();
  };
  return (
    <>
      <Button look="tenang" disabled={disabled} onClick={open} onPointerEnter={preload}>
        <FileUp aria-hidden size={20} />
        Impor
      </Button>
      {isOpen && children({ onClose: close, onMissing: fail })}
    </>
  );
}
