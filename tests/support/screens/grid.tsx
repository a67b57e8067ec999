import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Figure, Isian, IsianRow, Ketikan } from '@/entities/laporan';
import { hargaPerKecamatan } from '@/features/manage-harga-pangan';
import type { HargaShape } from '@/features/manage-harga-pangan/model/harga';
import { createLater } from '@/widgets/entry-desk/model/grid/later';
import type { Told } from '@/widgets/entry-desk/model/grid/paste-told';
import { createSheet } from '@/widgets/entry-desk/model/grid/sheet';
import { DeskGrid } from '@/widgets/entry-desk/ui/grid/DeskGrid';

type Row = IsianRow<HargaShape>;

export const row = (nama: string, at: number, more: Partial<Row> = {}): Row => ({
  key: `3/${at}`,
  nama,
  chosen: {},
  texts: {},
  was: { harga_eceran: 20_000, harga_grosir: 10_000 },
  keadaan: 'kosong',
  reason: null,
  figure: null,
  conflict: null,
  doubts: {},
  ...more,
});

export const NAMES = ['Bawang Merah', 'Beras Medium', 'Cabai Rawit', 'Telur'];

/** A grid over a sheet that lives in memory. */
export function openGrid(
  first: readonly Row[] = NAMES.map((nama, at) => row(nama, at + 1)),
  isStored = true,
  figures: readonly Figure[] = hargaPerKecamatan.figures,
  afterPaint = (act: () => void): void => act(),
  undo?: () => readonly string[],
) {
  const entered: Ketikan[][] = [];
  const told: Told[] = [];
  const confirmed: string[] = [];
  const onConflict = vi.fn();
  const onEnd = vi.fn();
  const resend = vi.fn();
  const discard = vi.fn(async () => true);
  const laporan = { ...hargaPerKecamatan, figures };
  const sheet = createSheet(createLater(afterPaint));
  let become: (rows: readonly Row[]) => void = () => undefined;
  function Grid() {
    const [steps, setSteps] = useState<readonly (readonly Row[])[]>([first]);
    const [at, setAt] = useState(0);
    const rows = steps[at] ?? first;
    become = (next) => setSteps([...steps.slice(0, at), next]);
    const goTo = (step: number) => {
      setAt(step);
      return rows.map(({ key }) => key);
    };
    const isian: Isian<HargaShape> = {
      rows,
      isLoading: false,
      isWhole: true,
      error: undefined,
      retry: () => undefined,
      enter: async (typed) => {
        entered.push([...typed]);
        const next = rows.map((one) => {
          const own = typed.filter(({ key }) => key === one.key);
          const texts = Object.fromEntries(own.map(({ figure, text }) => [figure, text]));
          return own.length > 0 ? { ...one, texts: { ...one.texts, ...texts } } : one;
        });
        setSteps([...steps.slice(0, at + 1), next]);
        setAt(at + 1);
        return isStored;
      },
      undo: undo ?? (at > 0 ? () => goTo(at - 1) : null),
      redo: at < steps.length - 1 ? () => goTo(at + 1) : null,
      confirm: (keys) => void confirmed.push(...keys),
      settle: async () => true,
      resend,
      discard,
    };
    return (
      <DeskGrid
        laporan={laporan}
        isian={isian}
        rows={rows}
        title="Melak, Minggu 1"
        tempat="Melak"
        keptUnder={`7/isi/${crypto.randomUUID()}`}
        sheet={sheet}
        onConflict={onConflict}
        onTold={(one) => told.push(one)}
        onEnd={onEnd}
      />
    );
  }
  render(<Grid />);
  // A dialog takes the pointer a frame after it stands there.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user,
    entered,
    confirmed,
    told,
    onConflict,
    onEnd,
    resend,
    discard,
    sheet,
    become: (rows: Row[]) => act(() => become(rows)),
  };
}

export const cell = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
export const focused = () => document.activeElement?.getAttribute('aria-label');
export const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
export const paste = (text: string) =>
  act(() => {
    const clipboardData = { getData: () => text, setData: () => undefined };
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
  });
