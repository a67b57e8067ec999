import { Copy } from 'lucide-react';
import { whatsappLink } from '#contract/formulas/telepon/whatsapp.ts';
import { useNamaSitus } from '@/shared/config';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { toast } from '@/shared/ui/toaster';
import type { Invited } from '../api/akun-writes';
import css from './manage-akun.module.css';

/** Scrolls the link into view: it is shown once, and the form above it is long. */
const show = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'center' });

/** The link of an invitation that no letter brings: shown this once, to be handed on. */
export function InviteLink({ akun, undangan_url: url }: Invited) {
  const namaSitus = useNamaSitus();
  if (url === null) return null;
  const text = `Halo ${akun.nama_lengkap}, dinas membuatkan Anda akun ${namaSitus} (username ${akun.username}). Pilih password Anda lewat tautan ini, yang berlaku 7 hari dan hanya sekali pakai: ${url}`;
  const whatsapp = whatsappLink(akun.no_hp, text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Tautan disalin');
    } catch {
      toast.error('Tautan tidak dapat disalin. Pilih tulisannya, lalu salin sendiri.');
    }
  };
  return (
    <Notice
      ref={show}
      action={
        <div className={css['tautan']}>
          <output aria-label="Tautan undangan">{url}</output>
          <div className={css['tombol']}>
            <Button look="tenang" onClick={() => void copy()}>
              <Copy aria-hidden size={18} /> Salin tautan
            </Button>
            {whatsapp && (
              <a href={whatsapp} target="_blank" rel="noopener" className={css['whatsapp']}>
                Kirim lewat WhatsApp
              </a>
            )}
          </div>
        </div>
      }
    >
      Surat undangan tidak terkirim. Teruskan tautan ini kepada {akun.nama_lengkap}. Tautan ini tidak ditampilkan lagi.
    </Notice>
  );
}
