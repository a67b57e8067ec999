import { Share2 } from 'lucide-react';
import { useSite } from '@/shared/config';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';

interface ShareLinkProps {
  /** What is shared, as the receiver reads it. */
  title: string;
  /** The address that opens the same place and period. */
  path: string;
}

/** The phone's own share sheet, else the link is copied. */
export function ShareLink({ title, path }: ShareLinkProps) {
  const { origin } = useSite();
  const share = async () => {
    const url = origin + path;
    if (navigator.share) {
      await navigator.share({ title, url }).catch((reason: unknown) => {
        // Closing the sheet is no failure.
        if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast.error('Tautan gagal dibagikan');
      });
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.success('Tautan disalin'),
      () => toast.error('Tautan gagal disalin'),
    );
  };
  return (
    <Button look="ikon" aria-label="Bagikan" onClick={share}>
      <Share2 aria-hidden size={22} />
    </Button>
  );
}
