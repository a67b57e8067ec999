import { Share2 } from 'lucide-react';
import { useSite } from '@/shared/config';
import { Button } from '@/shared/ui/Button';
import { share } from '../model/share';

interface ShareLinkProps {
  /** What is shared, as the receiver reads it. */
  title: string;
  /** The address that opens the same place and period. */
  path: string;
}

const words = {
  copied: 'Tautan disalin',
  unshared: 'Tautan gagal dibagikan',
  uncopied: 'Tautan gagal disalin',
};

/** The phone's own share sheet, else the link is copied. */
export function ShareLink({ title, path }: ShareLinkProps) {
  const { origin } = useSite();
  return (
    <Button look="ikon" aria-label="Bagikan" onClick={() => share({ title, url: origin + path }, words)}>
      <Share2 aria-hidden size={22} />
    </Button>
  );
}
