import { toast } from '@/shared/ui/toaster';

/** What is asked of the server is of no use without signal, and neither is the code that shows it. */
export const whenMissing = (onClose: () => void) => (): void => {
  toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet');
  onClose();
};
