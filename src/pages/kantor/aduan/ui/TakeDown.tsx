import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { type Aduan, useTakeDown } from '../api/aduan';
import css from './aduan.module.css';

/** Takes the offer out of the showcase, after asking; in the report's own sheet, which another one would close. */
export function TakeDown({ aduan: { produk_id, judul, penjual, produk } }: { aduan: Aduan }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const takeDown = useTakeDown();
  const act = async () => {
    setBusy(true);
    await takeDown({ id: produk_id, input: { _method: 'put', status: 'tidak' } }, { revisi: produk?.revisi });
    setBusy(false);
    setAsking(false);
  };
  if (!isAsking) {
    return (
      <Button look="tenang" onClick={() => setAsking(true)}>
        Turunkan produk
      </Button>
    );
  }
  return (
    <Notice
      role="alert"
      action={
        <div className={css['tombol']}>
          <Button look="tenang" onClick={() => setAsking(false)}>
            Batal
          </Button>
          <Button look="bahaya" disabled={isBusy} onClick={() => void act()}>
            Ya, turunkan
          </Button>
        </div>
      }
    >
      Turunkan {judul}? Produk ini tidak tampil lagi di etalase. {penjual.nama_lengkap} masih melihatnya, dan dapat
      menawarkannya kembali.
    </Notice>
  );
}
