import type { JenisPeriode } from '#contract/limits.ts';
import { tahunRules } from '#contract/resources/periode.ts';
import { useHariIni } from '@/shared/config';
import { RuledForm, SubmitButton, TextField } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { BUKA_TAHUN } from '../../api/many-periods';
import type { Isian } from '../../model/acuan';

interface OpenYearProps {
  jenis: JenisPeriode;
  refresh: readonly string[];
  onClose: () => void;
}

/** Opens all periods of a year that are not there yet. */
export function OpenYear({ jenis, refresh, onClose }: OpenYearProps) {
  const save = useSave(BUKA_TAHUN, { failed: 'Gagal membuka periode', refresh });
  return (
    <Sheet title="Buka periode setahun" onClose={onClose}>
      <RuledForm<Isian>
        rules={tahunRules}
        initialValues={{ tahun: String(Number(useHariIni().slice(0, 4)) + 1) }}
        isLeftFreely
        save={async (input, form) => {
          const outcome = await save({ jenis, input }, { form });
          const { saved } = outcome;
          if (saved) toast.success(openedWords(saved.dibuka, saved.sudah_ada));
          return outcome;
        }}
        onSaved={onClose}
      >
        <TextField
          name="tahun"
          label="Tahun"
          inputMode="numeric"
          maxLength={4}
          help="Semua minggu atau bulan tahun itu dibuka. Yang sudah ada dilewati."
        />
        <SubmitButton>Buka setahun</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}

const openedWords = (dibuka: number, ada: number): string => {
  if (dibuka === 0) return 'Semua periode tahun itu sudah ada';
  return ada === 0 ? `${dibuka} periode dibuka` : `${dibuka} periode dibuka, ${ada} sudah ada`;
};
