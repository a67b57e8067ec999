import { ConflictChoice } from '@/entities/laporan';
import { useEntryWhile } from '@/shared/lib/browser';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import type { Outbox, OutboxItem } from '@/shared/write';
import { chosenFrom, type Versus } from '../model/versions';
import css from './kotak-keluar.module.css';

interface ChooseVersionsProps {
  item: OutboxItem;
  versus: Versus;
  outbox: Outbox;
  onClosed: () => void;
}

/** A row of a report and the server's row in its way, figure by figure; what is chosen is sent in the place of the row. */
export function ChooseVersions({ item, versus, outbox, onClosed }: ChooseVersionsProps) {
  const { isShown, close } = useEntryWhile('pilih', true, onClosed);
  const end = async (isDone: Promise<boolean>, late: string) => {
    // First: the sheet goes with its row, and could not close its history entry then.
    close();
    if (!(await isDone)) toast.info(late);
  };
  if (!isShown) return null;
  return (
    <Sheet title="Pilih per angka" onClose={close}>
      <div className={css['memilih']}>
        <p className={css['sebab']}>{item.label}</p>
        <ConflictChoice
          {...versus.versions}
          isTwin={versus.isTwin}
          doubts={versus.laporan.doubts}
          settle="Kirim pilihan"
          onSettle={(_figures, taken) => {
            const { replacement, complaint } = chosenFrom(item, versus, taken);
            if (complaint) return toast.error(complaint);
            return end(outbox.replace(item.key, replacement), 'Data ini sudah dikirim');
          }}
          onKeepTheirs={() => end(outbox.remove(item.key), 'Data ini sedang dikirim')}
        />
      </div>
    </Sheet>
  );
}
