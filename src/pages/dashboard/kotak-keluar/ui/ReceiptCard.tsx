import { CircleCheck, Download, Share2 } from 'lucide-react';
import { useId } from 'react';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { type Receipt, sentAllSentence, sentWords } from '@/features/send-outbox';
import { share } from '@/features/share-link';
import { useSite } from '@/shared/config';
import { hari } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { download } from '../model/export-items';
import { byLaporan, receiptText } from '../model/receipt-text';
import css from './receipt.module.css';

const words = {
  copied: 'Tanda terima disalin',
  unshared: 'Tanda terima gagal dibagikan',
  uncopied: 'Tanda terima gagal disalin',
};

/** Says that the server has all of it, in figures that can be handed on. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const id = useId();
  const user = useUser();
  const site = useSite();
  const { at, lines } = receipt;
  const nama = user?.nama_lengkap ?? '';
  const text = receiptText(receipt, nama, site);
  return (
    <section className={css['tanda']} aria-labelledby={id}>
      <div className={css['atas']}>
        <CircleCheck aria-hidden size={32} className={css['ikon']} />
        <div>
          <h2 id={id}>{sentAllSentence(receipt)}</h2>
          <p className={css['siapa']}>
            {hari(at)}, {nama}
          </p>
        </div>
      </div>
      <p role="status" className={css['siapa']}>
        Semua data sudah terkirim
      </p>
      {byLaporan(lines).map(([laporan, places]) => (
        <div key={laporan} className={css['laporan']}>
          <h3>{laporan}</h3>
          <dl>
            {places.map((line) => (
              <div key={line.where}>
                <dt>{line.where || laporan}</dt>
                <dd>{sentWords(line)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={css['jumlah']}>
        <span>Jumlah</span>
        <span>{sentWords(receipt)}</span>
      </p>
      <div className={css['tindakan']}>
        <Button onClick={() => share({ title: sentAllSentence(receipt), text }, words)}>
          <Share2 aria-hidden size={18} />
          Bagikan
        </Button>
        <Button look="tenang" onClick={() => download('tanda-terima.txt', text, 'text/plain')}>
          <Download aria-hidden size={18} />
          Unduh
        </Button>
        <ButtonLink look="tenang" to={routes.dashboard}>
          Ke dashboard
        </ButtonLink>
      </div>
    </section>
  );
}
