import { useState } from 'react';
import { useUser } from '@/entities/session';
import { useEntryWhile } from '@/shared/lib/browser';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { toast } from '@/shared/ui/toaster';
import { useRolledBack, useTabOutbox } from '@/shared/write';
import { nameOfLost, rolledBackTitle } from '../model/rolled-back-words';
import css from './missing-rows.module.css';

/** The number of rows that are named at first. */
const SOME = 20;

/** Lists the sent rows that the server has lost, until they are sent again or given up. */
export function RolledBackRows() {
  const { rolledBack } = useTabOutbox();
  const userId = useUser()?.id;
  const rows = useRolledBack();
  const [isWhole, setWhole] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (rows.length === 0 || userId === undefined) return null;
  const act = (does: Promise<unknown>) => {
    does.catch(() => toast.error('Perangkat ini tidak dapat menyimpan. Kosongkan sedikit ruang, lalu coba lagi.'));
  };
  const shown = isWhole ? rows : rows.slice(0, SOME);
  return (
    <section className={css['hilang']} aria-label="Tidak ada lagi di server">
      <h2>{rolledBackTitle(rows)}</h2>
      <p>Isiannya masih ada di perangkat ini. Yang sementara itu diubah orang lain tidak ditimpa, tetapi ditanyakan.</p>
      <ul>
        {shown.map((row) => (
          <li key={row.key}>{nameOfLost(row)}</li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button look="tenang" onClick={() => setWhole(true)}>
          Tampilkan {grouped(rows.length - shown.length)} lagi
        </Button>
      )}
      <div className={css['pilihan']}>
        <Button onClick={() => act(rolledBack.resend(userId))}>Kirim lagi</Button>
        <Button look="tenang" onClick={() => setAsking(true)}>
          Tidak perlu dikirim
        </Button>
      </div>
      {isAsking && (
        <GiveUpQuestion onConfirm={() => act(rolledBack.giveUp(userId))} onClosed={() => setAsking(false)} />
      )}
    </section>
  );
}

interface GiveUpQuestionProps {
  onConfirm: () => void;
  onClosed: () => void;
}

/** This device is the only place that still has these figures. */
function GiveUpQuestion({ onConfirm, onClosed }: GiveUpQuestionProps) {
  const { isShown, close } = useEntryWhile('tidak-dikirim', true, onClosed);
  const confirm = () => {
    // First: the question goes with its rows, and could not close its history entry then.
    close();
    onConfirm();
  };
  if (!isShown) return null;
  const text = 'Isian ini tidak ada lagi di server, dan sesudah ini juga tidak di perangkat ini.';
  return (
    <ConfirmDialog title="Tidak dikirim lagi?" text={text} confirm="Buang isian" onConfirm={confirm} onClose={close} />
  );
}
