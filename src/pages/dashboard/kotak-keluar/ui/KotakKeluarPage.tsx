import { Download, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { routes } from '#contract/routes.ts';
import { useKeptSheets } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { OfflineReadiness } from '@/features/prepare-offline';
import { MissingRows, RolledBackRows, receiptOf } from '@/features/send-outbox';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import {
  isOld,
  isParked,
  isUnsent,
  type OutboxItem,
  useMissing,
  useOutbox,
  useRolledBack,
  useUnstored,
} from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { download, exportItems } from '../model/export-items';
import { dependantsOf, type Group, groupsOf, reasonsIn, unsentIn } from '../model/groups';
import { CorrectItem, useCorrected } from './CorrectItem';
import { Fold } from './Fold';
import { GroupState } from './GroupState';
import { ItemCard } from './ItemCard';
import { ItemList } from './ItemList';
import { KeptRows } from './KeptRows';
import css from './kotak-keluar.module.css';
import { ReceiptCard } from './ReceiptCard';

/** /dashboard/kotak-keluar: what was saved on this device, by report, place and period, and what of it the server has. */
export function KotakKeluarPage() {
  const { items, isLoading, outbox } = useOutbox();
  const { corrected, correct, close } = useCorrected(items);
  const { rows: lost, isUnsure } = useMissing();
  const kept = useKeptSheets(useUser()?.id);
  const unstored = useUnstored().length;
  const rolledBack = useRolledBack().length;
  const unsent = useMemo(() => items.filter(isUnsent), [items]);
  const groups = useMemo(() => groupsOf(items), [items]);
  const reasonOf = useMemo(() => reasonsIn(items), [items]);
  const waiting = groups.filter((group) => unsentIn(group) > 0);
  const sent = groups.filter((group) => unsentIn(group) === 0);
  const old = unsent.filter((item) => isOld(item)).length;
  const isAllSent =
    unsent.length === 0 && !isLoading && !isUnsure && lost.length === 0 && unstored === 0 && rolledBack === 0;
  const receipt = useMemo(() => (isAllSent ? receiptOf(items) : null), [isAllSent, items]);

  const resendAll = async () => {
    for (const { key } of unsent.filter(isParked)) await outbox.resend(key);
    outbox.wake(true);
  };
  const card = (item: OutboxItem) => (
    <ItemCard
      item={item}
      reason={reasonOf(item)}
      dependants={dependantsOf(item, items)}
      outbox={outbox}
      onEdit={() => correct(item)}
    />
  );
  const fold = (group: Group) => (
    <Fold
      key={group.name}
      name={group.name}
      about={<GroupState group={group} />}
      // With a single group there is nothing to choose from.
      isOpenAtFirst={group.isUrgent || (waiting.length === 1 && unsentIn(group) > 0)}
    >
      <ItemList items={group.items} card={card} />
    </Fold>
  );
  return (
    <Screen title="Kotak Keluar" description="Data yang tersimpan di perangkat dan belum terkirim.">
      <OfflineReadiness />
      <MissingRows />
      <RolledBackRows />
      {old > 0 && <p className={css['awas']}>{old} data belum terkirim lebih dari 3 hari</p>}
      <KeptRows sheets={kept} />
      {receipt && <ReceiptCard receipt={receipt} />}
      {isAllSent && !receipt && kept.length === 0 && (
        <EmptyState wayOn={['Ke dashboard', routes.dashboard]}>Semua data sudah terkirim</EmptyState>
      )}
      {unsent.length > 0 && (
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
          <section aria-label="Belum terkirim">{waiting.map(fold)}</section>
        </>
      )}
      {sent.length > 0 && (
        <section aria-labelledby="baru-terkirim" className={css['terakhir']}>
          <h2 id="baru-terkirim">Baru saja terkirim</h2>
          {sent.map(fold)}
        </section>
      )}
      {corrected && <CorrectItem key={corrected.urut} item={corrected} outbox={outbox} onClose={close} />}
    </Screen>
  );
}
