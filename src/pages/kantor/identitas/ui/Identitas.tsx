import { useState } from 'react';
import { type IdentitasKantor, identitasKantorRules } from '#contract/resources/identitas-kantor.ts';
import type { Typed } from '#contract/rules.ts';
import { Pair, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { conflictOf, useSave } from '@/shared/write';
import { EDIT_IDENTITAS } from '../api/identitas';
import { Bentrok } from './Bentrok';
import { fields } from './fields';
import css from './identitas.module.css';
import { LogoKantor } from './LogoKantor';

type Values = Typed<typeof identitasKantorRules>;

const valuesOf = (of: IdentitasKantor): Record<keyof Values, string> =>
  Object.fromEntries(fields.map(([name]) => [name, of[name]])) as Record<keyof Values, string>;

/** The form, on the version that was read first: whoever was faster meanwhile is shown beside it. */
export function Identitas({ first }: { first: IdentitasKantor }) {
  const [stored, setStored] = useState(first);
  const [turn, setTurn] = useState(0);
  const [bentrok, setBentrok] = useState<{ own: Values; theirs: IdentitasKantor } | null>(null);
  const edit = useSave(EDIT_IDENTITAS, {
    done: 'Identitas kantor tersimpan',
    failed: 'Gagal menyimpan identitas kantor',
    refresh: [],
  });

  /** Begins anew with a version. */
  const take = (version: IdentitasKantor) => {
    setStored(version);
    setBentrok(null);
    setTurn((before) => before + 1);
  };

  return (
    <div className={css['isi']}>
      <LogoKantor stored={stored} onSaved={setStored} />
      <RuledForm<Values>
        key={turn}
        rules={identitasKantorRules}
        initialValues={valuesOf(stored)}
        save={async (values, form) => {
          const outcome = await edit({ input: { ...values, _method: 'put' } }, { form, revisi: stored.revisi });
          if (outcome.saved) take(outcome.saved.identitas_kantor);
          const row = outcome.error && conflictOf(outcome.error)?.row;
          if (!row) return outcome;
          const theirs = row as unknown as IdentitasKantor;
          setStored(theirs);
          setBentrok({ own: values, theirs });
          // Both versions are shown: that says it.
          return { ...outcome, says: '' };
        }}
      >
        {bentrok && <Bentrok {...bentrok} onTakeTheirs={() => take(bentrok.theirs)} />}
        <TextField name="nama_dinas" label="Nama dinas" maxLength={150} autoComplete="organization" />
        <Pair>
          <TextField name="alamat" label="Alamat" maxLength={300} autoComplete="street-address" />
          <TextField name="telepon" label="Telepon" maxLength={50} type="tel" inputMode="tel" />
        </Pair>
        <TextField
          name="tempat"
          label="Tempat"
          maxLength={100}
          help="Kota di depan tanggal tanda tangan, seperti 'Sendawar, 26 November 2026'"
        />
        <Pair>
          <TextField name="kepala_nama" label="Nama kepala dinas" maxLength={150} help="Dengan gelarnya" />
          <TextField name="kepala_jabatan" label="Jabatan" maxLength={150} />
        </Pair>
        <Pair>
          <TextField name="kepala_pangkat" label="Pangkat dan golongan" maxLength={100} />
          <TextField name="kepala_nip" label="NIP" maxLength={30} inputMode="numeric" help="18 angka" />
        </Pair>
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </div>
  );
}
