import { Download, RotateCw } from 'lucide-react';
import { MissingRows } from '@/features/send-outbox';
import { useOverlay } from '@/shared/lib/browser';
import { isOld, isUnsent, useMissing, useOutbox } from '@/shared/outbox';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageMeta } from '@/shared/ui/page-meta';
import { Screen } from '@/widgets/app-shell';
import { download, exportItems } from '../model/export-items';
import { EditItem } from './EditItem';
import { ItemCard } from './ItemCard';
import css from './kotak-keluar.module.css';

/** /dashboard/kotak-keluar: what was saved on this device and is not with the server yet. */
export function KotakKeluarPage() {
  const { items, outbox } = useOutbox();
  const hasLost = useMissing().rows.length > 0;
  const edited = useOverlay();
  const unsent = items.filter(isUnsent);
  const sent = items.filter((item) => !isUnsent(item)).reverse();
  const old = unsent.filter((item) => isOld(item)).length;
  const opened = items.find(({ urut }) => urut === edited.opened);

  const resendAll = async () => {
    for (const { key } of unsent) await outbox.resend(key);
    outbox.wake(true);
  };
  return (
    <Screen title="Kotak Keluar">
      <PageMeta title="Kotak Keluar" description="Data yang tersimpan di perangkat dan belum terkirim." />
      <MissingRows />
      {old > 0 && <p className={css['awas']}>{old} data belum terkirim lebih dari 3 hari</p>}
      {unsent.length === 0 ? (
        !hasLost && <EmptyState>Semua data sudah terkirim</EmptyState>
      ) : (
        <>
          <div className={css['alat']}>
            <Button onClick={resendAll}>
              <RotateCw aria-hidden size={18} />
              Kirim semua
            </Button>
            <Button look="tenang" onClick={async () => download('kotak-keluar.json', await exportItems(unsent))}>
              <Download aria-hidden size={18} />
              Unduh salinan
            </Button>
          </div>
          <ul className={css['daftar']} aria-label="Belum terkirim">
            {unsent.map((item) => (
              <li key={item.key}>
                <ItemCard item={item} items={items} outbox={outbox} onEdit={() => edited.open(item.urut)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {sent.length > 0 && (
        <details className={css['terkirim']}>
          <summary>Baru saja terkirim ({sent.length})</summary>
          <ul className={css['daftar']}>
            {sent.map((item) => (
              <li key={item.key}>
                <ItemCard item={item} items={items} outbox={outbox} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {opened && <EditItem item={opened} outbox={outbox} onClose={edited.close} />}
    </Screen>
  );
}
