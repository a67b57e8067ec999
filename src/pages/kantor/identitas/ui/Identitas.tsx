import { useState } from 'react';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import { Pair, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { NewerRow, useNewerRow } from '@/shared/newer-row';
import { PictureField } from '@/shared/picture-field';
import { useSave } from '@/shared/write';
import { EDIT_IDENTITAS } from '../api/identitas';
import { bodyOf, fields, formRules, type IdentitasIsian, isianOf } from '../model/identitas-isian';
import css from './identitas.module.css';

/** The form, on the version that was read: whoever was faster meanwhile is shown in it. */
export function Identitas({ first }: { first: IdentitasKantor }) {
  const [stored, setStored] = useState(first);
  const { newer, note, forget } = useNewerRow<IdentitasKantor>();
  const edit = useSave(EDIT_IDENTITAS, {
    done: 'Identitas kantor tersimpan',
    failed: 'Gagal menyimpan identitas kantor',
    refresh: [],
  });
  return (
    <div className={css['isi']}>
      <RuledForm<IdentitasIsian>
        // A form of its own for each stored version.
        key={stored.revisi}
        rules={formRules}
        initialValues={isianOf(stored)}
        save={async (values, form) => {
          const outcome = await edit({ input: bodyOf(values) }, { form, revisi: values.revisi });
          note(outcome);
          if (outcome.saved) setStored(outcome.saved.identitas_kantor);
          return outcome;
        }}
      >
        {newer && <NewerRow newer={isianOf(newer)} fields={fields} onChosen={forget} />}
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
        <div className={css['logo']}>
          <PictureField
            name="logo"
            label="Logo"
            stored={stored.logo_url}
            ratio={[1, 1]}
            help="Di kiri kepala surat. jpg atau png, paling besar 2 MB. Boleh kosong."
          />
        </div>
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </div>
  );
}
