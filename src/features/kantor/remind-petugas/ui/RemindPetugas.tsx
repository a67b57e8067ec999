import { useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { CalonFilter } from '../api/pengingat';

const Reminders = lazyPart<CalonFilter>(async () => (await import('./Reminders')).Reminders);

/** The ways to remind officers. Their code comes when they are asked for. */
export function RemindPetugas(filter: CalonFilter) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <p role="alert">Bagian ini belum bisa dibuka tanpa sambungan internet</p>;
  return (
    <Reminders
      {...filter}
      fallback={
        <p role="status" aria-busy="true">
          Memuat petugas…
        </p>
      }
      onMissing={() => setMissing(true)}
    />
  );
}
