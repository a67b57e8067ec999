import { useApolloClient } from '@apollo/client/react';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { askKertas } from '../model/kertas';
import type { AnyRow, Lembar } from '../model/lembar';
import { OFFLINE } from '../model/take-file';
import { useTaking } from '../model/use-taking';
import { PrintSheet } from './PrintSheet';
import css from './take-file.module.css';

const FormatMenu = lazyPart(() => import('./FormatMenu').then((part) => part.FormatMenu));

interface TakeFileProps<Row> {
  /** Of the list, with its filter; null while nothing is chosen. */
  address: string | null;
  /** Without its rows it is only had as a file. */
  lembar: Lembar<Row> | Pick<Lembar<Row>, 'title'>;
  /** What this device has not sent is not in the server's file: how many rows. */
  unsent: number;
  /** What is taken, for whoever hears the button among others like it. */
  label?: string;
}

/** The table as a file, and on paper: a quiet button above it. */
export function TakeFile<Row extends AnyRow>({ address, lembar, unsent, label }: TakeFileProps<Row>) {
  const id = useId();
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const [printed, setPrinted] = useState<{ times: number; rows?: readonly Row[] | undefined }>({ times: 0 });
  const { bytes, take, stop } = useTaking(address ?? '', lembar.title);

  const paper = 'rows' in lembar ? lembar : undefined;
  const print = async () => {
    const [rows] = await Promise.all([paper?.all?.().catch(() => undefined), askKertas(client)]);
    setPrinted(({ times }) => ({ times: times + 1, rows }));
  };

  const isTaking = bytes !== null;
  return (
    <>
      <Button
        id={id}
        look="tenang"
        className={css['unduh']}
        aria-label={isTaking ? undefined : label}
        disabled={address === null}
        aria-haspopup={isTaking ? undefined : 'menu'}
        aria-expanded={isTaking ? undefined : isOpen}
        onClick={() => (isTaking ? stop() : setOpen(!isOpen))}
        onPointerEnter={FormatMenu.preload}
        onFocus={FormatMenu.preload}
      >
        {isTaking ? (
          <>
            <X aria-hidden size={18} />
            <span role="status">Mengunduh{bytes > 0 && ` ${size(bytes)}`}…</span> Batal
          </>
        ) : (
          <>
            Unduh
            <ChevronDown aria-hidden size={18} />
          </>
        )}
      </Button>
      {isOpen && (
        <FormatMenu
          trigger={id}
          unsent={unsent}
          onTake={(format) => void take(format)}
          onPrint={paper && (() => void print())}
          onClose={() => setOpen(false)}
          onMissing={() => {
            setOpen(false);
            toast.error(OFFLINE);
          }}
        />
      )}
      {paper && printed.times > 0 && (
        <PrintSheet key={printed.times} lembar={{ ...paper, rows: printed.rows ?? paper.rows }} />
      )}
    </>
  );
}

/** As people read it: '320 kB', '1,2 MB'. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;
