import { useQuery } from '@apollo/client/react';
import { Monitor, Smartphone } from 'lucide-react';
import type { Sesi } from '#contract/resources/akun.ts';
import { asUser, quietly } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { END_OTHER_SESSIONS, END_SESSION, PERANGKAT_LIST } from '../api/own-account';
import css from './end-sessions.module.css';

const OTHERS = 1;
const FIRST = 2;

/** The devices on which somebody is logged in, and how to log them out. His own leaves by the app's own logout. */
export function EndSessions({ onLogout }: { onLogout: () => void }) {
  // Never kept: a list of yesterday would show devices that are out.
  const { data, error, refetch } = useQuery(PERANGKAT_LIST, { context: asUser, fetchPolicy: 'no-cache' });
  const asking = useOverlay();
  const sesi = data?.perangkat.sesi;
  const asked = sesi?.[(asking.opened ?? 0) - FIRST];
  const again = quietly(refetch);
  const ended = () => {
    asking.close();
    again();
  };

  return (
    <>
      {error && <ErrorState error={error} onRetry={again} />}
      {!error && !sesi && (
        <ul className={css['daftar']}>
          <Skeletons count={2} shape="baris" className={css['bayangan']} />
        </ul>
      )}
      {sesi && (
        <ul className={css['daftar']}>
          {sesi.map((one, at) => (
            <PerangkatRow key={one.id} sesi={one} onLogout={onLogout} onEnd={() => asking.open(FIRST + at)} />
          ))}
        </ul>
      )}
      {sesi?.length === 1 && <p className={css['tenang']}>Tidak ada perangkat lain yang masuk.</p>}
      {sesi && sesi.length > 1 && (
        <Button look="tenang" aria-haspopup="dialog" onClick={() => asking.open(OTHERS)}>
          Keluarkan semua perangkat lain
        </Button>
      )}
      {asked && !asked.ini && <EndOneQuestion sesi={asked} onEnded={ended} onClose={asking.close} />}
      {asking.opened === OTHERS && <EndOthersQuestion onEnded={ended} onClose={asking.close} />}
    </>
  );
}

interface PerangkatRowProps {
  sesi: Sesi;
  onLogout: () => void;
  onEnd: () => void;
}

const isHandheld = (perangkat: string) => /Android|iPhone|iPad/.test(perangkat);

/** One device: what it is, from where and since when, and the way out. */
function PerangkatRow({ sesi: { perangkat, jaringan, created_at, terakhir, ini }, ...acts }: PerangkatRowProps) {
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

interface QuestionProps {
  onEnded: () => void;
  onClose: () => void;
}

const input = { _method: 'delete' } as const;
const STAYS = 'Data yang belum terkirim di sana tetap tersimpan, dan terkirim setelah masuk kembali.';

/** Asks, then logs one device out. */
function EndOneQuestion({ sesi, onEnded, onClose }: QuestionProps & { sesi: Sesi }) {
  const end = useSubmit(END_SESSION, 'Gagal mengeluarkan perangkat');
  return (
    <ConfirmDialog
      title="Keluarkan perangkat ini?"
      text={`${sesi.perangkat} harus masuk kembali dengan username dan password. ${STAYS}`}
      confirm="Keluarkan"
      onConfirm={async () => {
        const outcome = await end({ sesi: sesi.id, input });
        if (outcome.error) return toast.error(outcome.says);
        toast.success('Perangkat berhasil dikeluarkan');
        onEnded();
      }}
      onClose={onClose}
    />
  );
}

/** Asks, then logs all devices out but this one. */
function EndOthersQuestion({ onEnded, onClose }: QuestionProps) {
  const end = useSubmit(END_OTHER_SESSIONS, 'Gagal mengeluarkan perangkat lain');
  return (
    <ConfirmDialog
      title="Keluarkan semua perangkat lain?"
      text={`Hanya perangkat ini yang tetap masuk. ${STAYS}`}
      confirm="Keluarkan semua"
      onConfirm={async () => {
        const outcome = await end({ input });
        if (outcome.error) return toast.error(outcome.says);
        toast.success('Perangkat lain berhasil dikeluarkan');
        onEnded();
      }}
      onClose={onClose}
    />
  );
}
