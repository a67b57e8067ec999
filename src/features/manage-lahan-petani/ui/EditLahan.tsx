import { editLahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import type { OwnLahan } from '@/entities/lahan-petani';
import { RuledForm } from '@/shared/form';
import { type LahanValues, valuesOf } from '../model/lahan-values';
import { withLokasi } from '../model/lokasi-rules';
import { useSaveLahan } from '../model/use-save-lahan';
import { LahanFields } from './LahanFields';

interface EditLahanProps {
  lahan: OwnLahan;
  onSaved: () => void;
}

export function EditLahan({ lahan, onSaved }: EditLahanProps) {
  return (
    <RuledForm<LahanValues>
      rules={withLokasi<LahanValues>(editLahanPetaniRules)}
      initialValues={valuesOf(lahan)}
      save={useSaveLahan()}
      onSaved={onSaved}
      draft={`${lahan.user_id}/edit-lahan-${lahan.id}`}
    >
      <LahanFields mayWait={lahan.koordinat === null} />
    </RuledForm>
  );
}
