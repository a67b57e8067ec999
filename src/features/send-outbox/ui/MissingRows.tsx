import { Button } from '@/shared/ui/Button';
import { useMissing, useTabOutbox } from '@/shared/write';
import { missingTitle, nameOfMissing } from '../model/missing-words';
import css from './missing-rows.module.css';

/** Which rows this device has lost before they were sent; it stands there until the user has taken note of it. */
export function MissingRows() {
  const { acknowledge } = useTabOutbox().missing;
  const missing = useMissing();
  const { rows, isClosed, isMore } = missing;
  if (rows.length === 0) return null;
  return (
    <section className={css['hilang']} aria-label="Hilang dari perangkat">
      <h2>{missingTitle(missing)}</h2>
      <p>
        {isClosed
          ? 'Penyimpanan perangkat tidak dapat dibuka. Data ini mungkin masih ada: tutup aplikasi lalu buka lagi, dan jangan hapus data aplikasi.'
          : 'Penyimpanan perangkat terhapus sebelum data ini terkirim. Isi kembali data berikut.'}
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>{nameOfMissing(row)}</li>
        ))}
        {isMore && <li>dan data lain sesudahnya, yang namanya tidak tercatat</li>}
      </ul>
      {!isClosed && (
        <Button look="tenang" onClick={acknowledge}>
          Sudah saya catat
        </Button>
      )}
    </section>
  );
}
