import { Notice } from '../../ui/notice';
import { useUnkept } from '../../write';

/** Names the rows that are nowhere but on screen, until they are sent. */
export function UnkeptNotice() {
  const rows = useUnkept();
  if (rows.length === 0) return null;
  return (
    <Notice role="alert">
      Belum tersimpan: {rows.map(({ label }) => label).join('; ')}. Jangan tutup isian ini sampai terkirim.
    </Notice>
  );
}
