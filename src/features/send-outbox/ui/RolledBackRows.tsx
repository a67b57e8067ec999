import { useState } from 'react';
import { useUser } from '@/entities/session';
import { Button } from '@/shared/ui/Button';
import { useRolledBack, useTabOutbox } from '@/shared/write';
import { nameOfLost, rolledBackTitle } from '../model/rolled-back-words';
import css from './missing-rows.module.css';

/** So many are named at first. */
const SOME = 20;

/** What the server has lost of what was sent; it stands there until it is sent again, or is not wanted any more. */
export function RolledBackRows() {
  const { rolledBack } = useTabOutbox();
  const userId = useUser()?.id;
  const rows = useRolledBack();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0 || userId === undefined) return null;
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
          Tampilkan {(rows.length - shown.length).toLocaleString('id-ID')} lagi
        </Button>
      )}
      <div className={css['pilihan']}>
        <Button onClick={() => void rolledBack.resend(userId)}>Kirim lagi</Button>
        <Button look="tenang" onClick={() => void rolledBack.giveUp(userId)}>
          Tidak perlu dikirim
        </Button>
      </div>
    </section>
  );
}
