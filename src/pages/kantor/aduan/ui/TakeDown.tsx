import { type RefObject, useState } from 'react';
import { useForm } from 'react-final-form';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { type Aduan, useTakeDown } from '../api/aduan';
import css from './aduan.module.css';

/** The default note of the office. */
const NOTE = 'Produk diturunkan dari etalase.';

interface TakeDownProps {
  aduan: Aduan;
  /** True while the report's form is submitted to take the offer down too. */
  isTakingDown: RefObject<boolean>;
}

/** Takes the offer out of the showcase, after asking; in the report's own form, which it may send along. */
export function TakeDown({ aduan: { id, judul, penjual, status, revisi }, isTakingDown }: TakeDownProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const takeDown = useTakeDown();
  const form = useForm<{ catatan?: string }>();
  const act = async (write: () => Promise<unknown>) => {
    setBusy(true);
    await write();
    setBusy(false);
    setAsking(false);
  };
  const finish = async () => {
    if (!form.getState().values.catatan?.trim()) form.change('catatan', NOTE);
    isTakingDown.current = true;
    await form.submit();
    isTakingDown.current = false;
  };
  if (!isAsking) {
    return (
      <div className={css['tombol']}>
        <Button look="tenang" onClick={() => setAsking(true)}>
          Turunkan produk
        </Button>
      </div>
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
          <Button
            look="bahaya"
            disabled={isBusy}
            onClick={() => void act(() => takeDown({ id, input: { _method: 'put', turunkan: true } }, { revisi }))}
          >
            Ya, turunkan
          </Button>
          {status === 'baru' && (
            <Button look="bahaya" disabled={isBusy} onClick={() => void act(finish)}>
              Turunkan dan tandai selesai
            </Button>
          )}
        </div>
      }
    >
      Turunkan {judul}? Produk ini tidak tampil lagi di etalase. {penjual.nama_lengkap} melihatnya sebagai Tidak Aktif,
      dan dapat menawarkannya kembali.
    </Notice>
  );
}
