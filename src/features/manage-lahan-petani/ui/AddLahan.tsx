import { addLahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import { RuledForm } from '@/shared/form';
import type { LahanValues } from '../model/lahan-values';
import { withLokasi } from '../model/lokasi-rules';
import { useSaveLahan } from '../model/use-save-lahan';
import { LahanFields } from './LahanFields';

interface AddLahanProps {
  userId: number;
  onSaved: () => void;
}

export function AddLahan({ userId, onSaved }: AddLahanProps) {
  return (
    <RuledForm<LahanValues>
      rules={withLokasi<LahanValues>(addLahanPetaniRules)}
      initialValues={{}}
      fixed={{ user_id: userId }}
      save={useSaveLahan()}
      onSaved={onSaved}
      draft={`${userId}/tambah-lahan`}
    >
      <LahanFields mayWait />
    </RuledForm>
  );
}
