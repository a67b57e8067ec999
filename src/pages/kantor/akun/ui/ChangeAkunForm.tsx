import { useState } from 'react';
import { ubahanAkunRules } from '#contract/resources/kelola-akun.ts';
import { Pair, PhoneField, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { conflictOf } from '@/shared/write';
import type { Akun } from '../api/akun';
import { type UbahanInput, useChangeAkun } from '../api/akun-writes';
import { DutyFields } from './DutyFields';
import { idsIn } from './TugasField';
import { TwoVersions } from './TwoVersions';

interface Isian {
  nama_lengkap: string;
  email: string;
  no_hp: string;
  peran: string;
  kecamatan_ids: string;
}

const isianOf = ({ nama_lengkap, email, no_hp, roles, kecamatan }: Akun): Isian => ({
  ...{ nama_lengkap, email: email ?? '', no_hp, peran: roles[0] ?? '' },
  kecamatan_ids: kecamatan.map(({ id }) => id).join(','),
});

/** Sends what differs: what nobody has touched stays as it is, whoever changes it meanwhile. */
function changesOf(before: Isian, typed: Isian): UbahanInput {
  const own = (['nama_lengkap', 'email', 'no_hp'] as const).filter((name) => typed[name] !== before[name]);
  const changesDuties = typed.peran !== before.peran || typed.kecamatan_ids !== before.kecamatan_ids;
  return {
    _method: 'put',
    ...Object.fromEntries(own.map((name) => [name, typed[name]])),
    ...(changesDuties && { peran: typed.peran }),
    ...(changesDuties && typed.peran === 'petugas' && { kecamatan_ids: idsIn(typed.kecamatan_ids) }),
  };
}

/** Name, contact, role and sub-districts of an account. Of two who change it, the later one sees both versions. */
export function ChangeAkunForm({ akun, onSaved }: { akun: Akun; onSaved: () => void }) {
  const [before] = useState(() => isianOf(akun));
  const [revisi, setRevisi] = useState(akun.revisi);
  const [theirs, setTheirs] = useState<Akun>();
  const change = useChangeAkun('Perubahan akun disimpan', 'Gagal mengubah akun');
  return (
    <RuledForm<Isian>
      rules={ubahanAkunRules}
      initialValues={before}
      save={async (typed, form) => {
        const shown = { ...typed, kecamatan_ids: typed.peran === 'petugas' ? typed.kecamatan_ids : '' };
        const outcome = await change({ id: akun.id, input: changesOf(before, shown) }, { revisi, form });
        const conflict = outcome.error && conflictOf<Akun>(outcome.error);
        if (conflict?.row && conflict.revisi !== undefined) {
          setTheirs(conflict.row);
          setRevisi(conflict.revisi);
        }
        return outcome;
      }}
      onSaved={onSaved}
    >
      {theirs && <TwoVersions theirs={theirs} />}
      <TextField name="nama_lengkap" label="Nama lengkap" autoComplete="off" />
      <Pair>
        <TextField name="email" label="Email" type="email" autoComplete="off" />
        <PhoneField name="no_hp" label="No HP" autoComplete="off" />
      </Pair>
      <DutyFields />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
