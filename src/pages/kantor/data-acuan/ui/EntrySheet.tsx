import { useState } from 'react';
import { RuledForm, SubmitButton } from '@/shared/form';
import { bigChanges } from '@/shared/lib/figures';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { conflictOf, useSave } from '@/shared/write';
import { TAMBAH, UBAH } from '../api/writes';
import type { Acuan, AcuanRow, Isian } from '../model/acuan';
import css from './acuan.module.css';
import { BothVersions } from './BothVersions';
import { LogoField } from './LogoField';

interface EntrySheetProps<Row extends AcuanRow> {
  acuan: Acuan<Row>;
  /** Null: a new one. */
  row: Row | null;
  onClose: () => void;
}

/** What is typed, and how the row stands by now, where somebody else was faster. */
interface Faster<Row> {
  mine: Isian;
  theirs: Row;
}

/** Asks about figures that are probably slips: by themselves, or beside what is stored. */
function questionsOf({ doubts, figure }: Pick<Acuan<never>, 'doubts' | 'figure'>, isian: Isian, stored: Isian | null) {
  const changes = figure && stored ? bigChanges(isian, { [figure]: Number(stored[figure]) }, 0, 'yang tersimpan') : {};
  return { ...changes, ...doubts?.(isian) };
}

/** The form of a row. Where somebody else has changed it meanwhile both versions are shown, and one is chosen. */
export function EntrySheet<Row extends AcuanRow>({ acuan, row, onClose }: EntrySheetProps<Row>) {
  const { jenis, judul, satu, isianOf, rules, Fields, logo, useReplacement = noReplacement } = acuan;
  const replacement = useReplacement(row);
  const initial = replacement ?? acuan.initial ?? {};
  const [base, setBase] = useState(replacement ? null : row);
  const [revisi, setRevisi] = useState(replacement ? undefined : row?.revisi);
  const [faster, setFaster] = useState<Faster<Row> | null>(null);
  const [foto, setFoto] = useState<File | null>(null);
  const words = { done: `${judul} disimpan`, failed: `Gagal menyimpan ${satu}`, refresh: acuan.refresh };
  const add = useSave(TAMBAH, words);
  const edit = useSave(UBAH, words);

  const save = async (values: Isian, form: Parameters<Parameters<typeof RuledForm<Isian>>[0]['save']>[1]) => {
    const input = { ...values, ...(logo && foto && { [logo.field]: foto }) };
    if (!base) return add({ jenis, input }, { form });
    const outcome = await edit({ jenis, id: base.id, input: { ...input, _method: 'put' } }, { form, revisi });
    const conflict = outcome.error && conflictOf<Row>(outcome.error);
    if (conflict?.row && !conflict.twin) {
      setFaster({ mine: textsOf(values), theirs: conflict.row });
      setRevisi(conflict.revisi);
    }
    return outcome;
  };

  return (
    <Sheet title={row ? `Ubah ${satu}` : `Tambah ${satu}`} onClose={onClose}>
      {replacement && acuan.replacementNote && <Notice>{acuan.replacementNote}</Notice>}
      {faster && (
        <BothVersions
          acuan={acuan}
          mine={faster.mine}
          theirs={isianOf(faster.theirs)}
          onTake={() => {
            setBase(faster.theirs);
            setFaster(null);
          }}
        />
      )}
      <RuledForm<Isian>
        key={base?.revisi}
        rules={rules}
        doubts={(isian) => questionsOf(acuan, isian, base && isianOf(base))}
        initialValues={base ? isianOf(base) : initial}
        save={save}
        onSaved={onClose}
      >
        <div className={css['bagian']}>
          <Fields row={base} />
          {logo && <LogoField now={base && logo.urlOf(base)} chosen={foto} onChoose={setFoto} />}
        </div>
        {faster && <Notice>Simpan sekarang menimpa versi di server dengan isian Anda.</Notice>}
        <SubmitButton>{faster ? 'Simpan isian saya' : 'Simpan'}</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}

const noReplacement = () => null;

const textsOf = (values: object): Isian =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
