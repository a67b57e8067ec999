import { Trash2 } from 'lucide-react';
import { useNamedOverlay } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import type { SampahSheetProps } from './SampahSheet';
import css from './sampah.module.css';
import { whenMissing } from './when-missing';

/** Its code comes when somebody looks: rows are entered without it. */
const SampahSheet = lazyPart<SampahSheetProps>(async () => (await import('./SampahSheet')).SampahSheet);

/** The way to what was deleted of an officer's own rows; below them, for few look for it. */
export function Sampah({ laporan }: Pick<SampahSheetProps, 'laporan'>) {
  const { isOpen, open, close } = useNamedOverlay('sampah');
  return (
    <>
      <Button look="tenang" className={css['buka']} aria-haspopup="dialog" onClick={open}>
        <Trash2 aria-hidden size={18} />
        Yang dihapus
      </Button>
      {isOpen && <SampahSheet laporan={laporan} onClose={close} onMissing={whenMissing(close)} />}
    </>
  );
}
