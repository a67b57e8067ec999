import { Notice } from '../../ui/notice';
import { useUnstored } from '../../write';

/** Names the rows that are nowhere but on screen, until they are sent. */
export function UnstoredNotice() {
  const rows = useUnstored();
  if (rows.length === 0) return null;
  return (
    <Notice role="alert">
      Belum tersimpan: {rows.map(({ label }) => label).join('; ')}. Jangan tutup isian ini sampai terkirim.
    </Notice>
  );
}
