import { Monitor, Smartphone } from 'lucide-react';
import type { Sesi } from '#contract/resources/akun.ts';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import css from './end-sessions.module.css';

interface PerangkatRowProps {
  sesi: Sesi;
  onLogout: () => void;
  onEnd: () => void;
}

const isHandheld = (perangkat: string) => /Android|iPhone|iPad/.test(perangkat);

/** One device: what it is, from where and since when, and the way out. */
export function PerangkatRow({ sesi: { perangkat, jaringan, created_at, terakhir, ini }, ...acts }: PerangkatRowProps) {
  const Icon = isHandheld(perangkat) ? Smartphone : Monitor;
  return (
    <li className={css['perangkat']}>
      <Icon aria-hidden size={22} />
      <div className={css['isi']}>
        <p className={css['nama']}>
          {perangkat}
          {ini && <span className={css['ini']}>Perangkat ini</span>}
        </p>
        <p className={css['tenang']}>Terakhir dipakai {saat(Date.parse(terakhir))}</p>
        <p className={css['tenang']}>
          Masuk {saat(Date.parse(created_at))}
          {jaringan && ` dari jaringan ${jaringan}`}
        </p>
      </div>
      {ini ? (
        <Button look="tenang" className={css['keluar']} onClick={acts.onLogout}>
          Keluar
        </Button>
      ) : (
        <Button
          look="tenang"
          className={css['keluar']}
          aria-haspopup="dialog"
          aria-label={`Keluarkan ${perangkat}`}
          onClick={acts.onEnd}
        >
          Keluarkan
        </Button>
      )}
    </li>
  );
}
