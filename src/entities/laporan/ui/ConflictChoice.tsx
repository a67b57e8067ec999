import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { type Doubts, mixedDoubts } from '../model/doubts';
import type { Laporan, LaporanShape } from '../model/laporan';
import { type Compared, compared, type Side, settledFigures, type TwoVersions } from '../model/versions';
import { ChosenVersion } from './ChosenVersion';
import css from './conflict-choice.module.css';

interface ConflictChoiceProps extends TwoVersions {
  /** The row was to be added where one stands already; else it was changed elsewhere meanwhile. */
  isTwin?: boolean | undefined;
  /** Who has written the server's version. */
  who?: string | undefined;
  /** When it was written, in milliseconds, where the row does not tell. */
  when?: number | undefined;
  /** What the act is called that stores what is chosen. */
  settle?: string;
  /**
   * @param figures what is stored then, as a form holds it
   * @param taken whose version is taken of each thing, also of what is no figure
   */
  onSettle: (figures: Record<string, string>, taken: Readonly<Record<string, Side>>) => unknown;
  onKeepTheirs: () => unknown;
  /** Asks about chosen figures that are probably slips, before they are stored. */
  doubts?: Laporan<LaporanShape>['doubts'];
  /** What else is to be said before somebody chooses. */
  children?: ReactNode;
}

/**
 * A row that was written in two places: both versions side by side, each figure chosen by itself. What only one has changed
 * is proposed as he has it, so both changes are kept where they do not meet. Once the server's row is another one, it
 * begins anew under another `key`.
 */
export function ConflictChoice({
  isTwin,
  who,
  when,
  settle = 'Simpan',
  onSettle,
  onKeepTheirs,
  doubts,
  children,
  ...versions
}: ConflictChoiceProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [missing, setMissing] = useState<string | null>(null);
  const [questions, setQuestions] = useState<Doubts>({});
  const [isBusy, setBusy] = useState(false);
  // Whoever has saved is led to what keeps it from being stored, and not yet onto an answer: a key may still be on its way.
  // What scrolling returns, a promise, is nothing to clean up with.
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const { there = 'Di server' } = versions;
  const all = compared(versions);
  const differing = all.filter(({ isSame }) => !isSame);
  const same = all.filter(({ isSame }) => isSame);
  const sideOf = ({ name, proposed }: Compared) => chosen[name] ?? proposed;

  const isAsking = Object.keys(questions).length > 0;

  const act = async (does: () => unknown) => {
    setBusy(true);
    try {
      await does();
    } finally {
      setBusy(false);
    }
  };
  const settleAll = () => {
    const open = differing.find((one) => sideOf(one) === null);
    setMissing(open?.name ?? null);
    if (open) {
      panel.current?.querySelector<HTMLInputElement>(`[data-angka="${open.name}"] input:enabled`)?.focus();
      return;
    }
    const taken = Object.fromEntries(all.map((one) => [one.name, sideOf(one) ?? 'mine']));
    const figures = settledFigures(versions, taken);
    const next = mixedDoubts(versions, doubts, figures);
    setQuestions(next);
    const isNew = Object.entries(next).some(([name, question]) => questions[name] !== question);
    if (!isNew) void act(() => onSettle(figures, taken));
  };
  /** In a form the key would send what stands there, unseen. */
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.repeat) settleAll();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={`${id}-judul`}
      aria-describedby={`${id}-tentang`}
      className={css['pilihan']}
      onKeyDown={answer}
    >
      <p id={`${id}-judul`} className={css['judul']}>
        Pilih isian yang dipakai
      </p>
      <div id={`${id}-tentang`} className={css['tentang']}>
        <p>
          {aboutIt(
            there.toLowerCase(),
            isTwin === true,
            who,
            when ?? Date.parse(String(versions.theirs['updated_at'])),
          )}
        </p>
        {isMerged(differing, versions.base) && (
          <p>Yang Anda ubah dan yang diubah {there.toLowerCase()} berlainan, keduanya diusulkan.</p>
        )}
        {children}
      </div>
      {differing.map((one) => (
        <ChosenVersion
          key={one.name}
          versions={one}
          there={there}
          chosen={sideOf(one)}
          isMissing={missing === one.name && sideOf(one) === null}
          onChoose={(side) => {
            setChosen({ ...chosen, [one.name]: side });
            setQuestions({});
          }}
        />
      ))}
      {same.length > 0 && (
        <div className={css['sama']}>
          <p>Sama di keduanya</p>
          <dl>
            {same.map(({ name, label, mine }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <Check aria-hidden size={16} />
                  {mine.shown}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {isAsking && (
        <Notice role="alert">
          {Object.entries(questions).map(([name, question]) => (
            <p key={name}>
              {versions.figures.find((figure) => figure.name === name)?.label}: {question}
            </p>
          ))}
        </Notice>
      )}
      <div className={css['tindakan']}>
        <Button disabled={isBusy} onClick={settleAll}>
          {isAsking ? 'Ya, simpan' : settle}
        </Button>
        <Button look="tenang" disabled={isBusy} onClick={() => void act(onKeepTheirs)}>
          Pakai yang {there.toLowerCase()}
        </Button>
      </div>
    </section>
  );
}

function aboutIt(there: string, isTwin: boolean, who: string | undefined, when: number): string {
  const by = `${who ? ` oleh ${who}` : ''}${Number.isNaN(when) ? '' : ` pada ${saat(when)}`}`;
  return isTwin ? `Data ini sudah ada ${there}${by && `, ditulis${by}`}.` : `Data ini sudah diubah ${there}${by}.`;
}

/** Each side has changed something of its own, and nothing was changed by both. */
const isMerged = (differing: readonly Compared[], base: object | undefined): boolean =>
  base !== undefined &&
  !differing.some(({ isContested }) => isContested) &&
  (['mine', 'theirs'] as const).every((side) => differing.some(({ proposed }) => proposed === side));
