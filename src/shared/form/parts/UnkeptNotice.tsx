import { useUnkept } from '../../outbox';
import css from './form.module.css';

/** Names the rows that are nowhere but on screen, until they are sent. */
export function UnkeptNotice() {
  const rows = useUnkept();
  if (rows.length === 0) return null;
  return (
    <p className={css['draf']} role="alert">
      Belum tersimpan: {rows.map(({ label }) => label).join('; ')}. Jangan tutup isian ini sampai terkirim.
    </p>
  );
}
