import { useState } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { alasanRules } from '#contract/resources/koreksi.ts';
import { FigureFields, type LaporanInput, typedFigures, typedOf } from '@/entities/laporan';
import { FixedField, RuledForm, SubmitButton } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { conflictOf, type SavingForm, useSave } from '@/shared/write';
import { begunOf, begunWith, FormConflict, type Versus } from '@/widgets/entry-desk';
import type { Report, ReportRow, ReportShape } from '../config/reports';
import { correctionDoubts, usePreviousRows } from '../model/doubts';
import { AlasanField } from './AlasanField';
import css from './koreksi.module.css';

interface KoreksiSheetProps {
  laporan: Report;
  row: ReportRow;
  onClose: () => void;
}

type KoreksiInput = LaporanInput & { alasan: string };

/** The figures of an officer's row, corrected by the office: at once, for here nothing waits on the device. */
export function KoreksiSheet({ laporan, row, onClose }: KoreksiSheetProps) {
  const { words, figures, stale, documents, rules } = laporan;
  const { id, kecamatan_id = 0, nama_kecamatan } = row;
  const edit = useSave(documents.edit, {
    done: words.edit.done,
    failed: words.edit.failed,
    refresh: [...stale, 'riwayatBaris'],
  });
  const [versus, setVersus] = useState<Versus<ReportShape> | null>(null);
  const { previousOf, isLoading } = usePreviousRows(laporan, laporan.periodeOf(row), [row]);
  const before = previousOf(row);
  const save = async (values: KoreksiInput, form: SavingForm) => {
    const base = begunOf<ReportShape>(values, row);
    // What is absent stays as it is on the server: whose the row is, and in which period.
    const outcome = await edit(
      { id, input: { ...typedOf(laporan, values), alasan: values.alasan, _method: 'put' } as LaporanInput },
      { revisi: base.revisi, form },
    );
    const conflict = outcome.error && conflictOf<ReportRow>(outcome.error);
    if (!conflict?.row || conflict.twin) return outcome;
    setVersus({ base, theirs: conflict.row });
    // Both versions are shown in the form's place: that says it.
    return { ...outcome, says: '' };
  };
  const standing = { periodeId: laporan.periodeOf(row), kecamatanId: kecamatan_id, userId: row.user_id };
  return (
    <Sheet title={`Koreksi ${laporan.nameOf(row, []) ?? ''}`} onClose={onClose} isLoading={isLoading}>
      <RuledForm<KoreksiInput>
        rules={[...rules.edit, ...alasanRules]}
        fixed={{ ...laporan.stands(standing), ...laporan.identifies?.(id) }}
        initialValues={
          {
            ...typedOf(laporan, row),
            ...typedFigures(figures, row),
            ...begunWith(laporan, row),
            alasan: '',
          } as Partial<KoreksiInput>
        }
        doubts={(values) => correctionDoubts(laporan, row, values, before)}
        save={save}
        onSaved={onClose}
      >
        {versus && (
          <FormConflict
            key={versus.theirs.revisi}
            {...versus}
            laporan={laporan}
            subjects={[]}
            onSettled={() => setVersus(null)}
            onKeepTheirs={onClose}
          />
        )}
        <div className={css['isian']} hidden={versus !== null}>
          {nama_kecamatan && <FixedField label={regional('Kecamatan')} value={nama_kecamatan} />}
          <FixedField label={laporan.subjectHeader} value={laporan.nameOf(row, []) ?? ''} />
          <FigureFields figures={figures} was={before} />
          <AlasanField />
        </div>
        {!versus && <SubmitButton>Simpan</SubmitButton>}
      </RuledForm>
    </Sheet>
  );
}
