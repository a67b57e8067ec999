import { Flag } from 'lucide-react';
import { useOverlay } from '@/shared/lib/browser';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import css from './report-produk.module.css';

const ReportForm = lazyPart(async () => (await import('./ReportForm')).ReportForm);

/** The way to tell the office that something is wrong with an offer. */
export function ReportProduk({ id }: { id: number }) {
  const sheet = useOverlay();
  const miss = () => {
    toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
    sheet.close();
  };
  return (
    <>
      <Button look="tenang" className={css['lapor'] ?? ''} aria-haspopup="dialog" onClick={() => sheet.open()}>
        <Flag aria-hidden size={18} />
        Laporkan
      </Button>
      {sheet.opened !== null && (
        <Sheet title="Laporkan produk ini" onClose={sheet.close}>
          <ReportForm produkId={id} onSent={sheet.close} onMissing={miss} />
        </Sheet>
      )}
    </>
  );
}
