import { Download, RotateCw } from 'lucide-react';
import { routes } from '#contract/routes.ts';
import { OfflineReadiness } from '@/features/prepare-offline';
import { MissingRows, OutboxState } from '@/features/send-outbox';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { isOld, isUnsent, type OutboxItem, useMissing, useOutbox } from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { download, exportItems } from '../model/export-items';
import { dependantsOf, type Group, groupsOf, reasonsIn } from '../model/groups';
import { CorrectItem, useCorrected } from './CorrectItem';
import { Fold } from './Fold';
import { ItemCard } from './ItemCard';
import { ItemList } from './ItemList';
import css from './kotak-keluar.module.css';

/** /dashboard/kotak-keluar: what was saved on this device and is not with the server yet. */
export function KotakKeluarPage() {
  const { items, isLoading, outbox } = useOutbox();
  const { corrected, correct, close } = useCorrected(items);
  const { rows: lost, isUnsure } = useMissing();
  const unsent = items.filter(isUnsent);
  const sent = items.filter((item) => !isUnsent(item)).reverse();
  const old = unsent.filter((item) => isOld(item)).length;
  const groups = groupsOf(unsent);
  const reasonOf = reasonsIn(items);

  const resendAll = async () => {
    for (const { key } of unsent) await outbox.resend(key);
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
  return (
    <Screen title="Kotak Keluar" description="Data yang tersimpan di perangkat dan belum terkirim.">
      <OfflineReadiness />
      <MissingRows />
      {old > 0 && <p className={css['awas']}>{old} data belum terkirim lebih dari 3 hari</p>}
      {unsent.length === 0 ? (
        !isLoading &&
        !isUnsure &&
        lost.length === 0 && (
          <EmptyState wayOn={['Ke dashboard', routes.dashboard]}>Semua data sudah terkirim</EmptyState>
        )
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
          <section aria-label="Belum terkirim">
            {groups.map((group) => (
              <Fold
                key={group.name}
                name={group.name}
                about={<GroupState group={group} />}
                // With a single group there is nothing to choose from.
                isOpenAtFirst={group.isUrgent || groups.length === 1}
              >
                <ItemList items={group.items} card={card} />
              </Fold>
            ))}
          </section>
        </>
      )}
      {sent.length > 0 && (
        <Fold name="Baru saja terkirim" about={`${sent.length} data`} isOpenAtFirst={false}>
          <ItemList items={sent} card={card} />
        </Fold>
      )}
      {corrected && <CorrectItem key={corrected.urut} item={corrected} outbox={outbox} onClose={close} />}
    </Screen>
  );
}

/** How many rows a group has, and how they stand. */
function GroupState({ group: { items, parked } }: { group: Group }) {
  const first = items.find(({ state }) => state === 'mengirim') ?? items[0];
  return (
    <>
      {items.length} data
      {parked > 0 && <strong className={css['tolak']}>{parked} perlu diperbaiki</strong>}
      {parked === 0 && first && <OutboxState state={first.state} />}
    </>
  );
}
