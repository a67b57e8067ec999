import { useState } from 'react';
import { undanganRules } from '#contract/resources/kelola-akun.ts';
import { Pair, PhoneField, RuledForm, SubmitButton, TextField } from '@/shared/form';
import { Notice } from '@/shared/ui/Notice';
import { type Invited, useInvite } from '../api/akun-writes';
import { DutyFields } from './DutyFields';
import { InviteLink } from './InviteLink';
import { idsIn } from './TugasField';

interface Isian {
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
  peran: string;
  kecamatan_ids: string;
}

const blank: Isian = { nama_lengkap: '', username: '', email: '', no_hp: '', peran: '', kecamatan_ids: '' };

/** An account for somebody else, who chooses its password by a link. */
export function InviteForm() {
  const [made, setMade] = useState<Invited & { email: string }>();
  const invite = useInvite();
  return (
    <>
      {made && made.undangan_url === null && (
        <Notice status="success">
          {made.surat
            ? `Undangan untuk ${made.akun.nama_lengkap} dikirim ke ${made.email}. Tautannya berlaku 7 hari.`
            : `Undangan untuk ${made.akun.nama_lengkap} sudah dibuat. Bila suratnya tidak sampai, undang lagi dari akunnya.`}
        </Notice>
      )}
      {made && <InviteLink {...made} />}
      <RuledForm<Isian>
        rules={undanganRules}
        initialValues={blank}
        save={async (typed, form) => {
          const kecamatan_ids = typed.peran === 'petugas' ? idsIn(typed.kecamatan_ids) : [];
          const outcome = await invite({ input: { ...typed, kecamatan_ids } }, { form });
          if (outcome.saved) setMade({ ...outcome.saved, email: typed.email });
          return outcome;
        }}
      >
        <TextField name="nama_lengkap" label="Nama lengkap" autoComplete="off" />
        <Pair>
          <TextField
            name="username"
            label="Username"
            autoComplete="off"
            autoCapitalize="none"
            help="3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah"
          />
          <PhoneField name="no_hp" label="No HP" autoComplete="off" />
        </Pair>
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          help="Tautan untuk memilih password dikirim ke sini. Bila server ini tidak dapat mengirim surat, tautannya tampil di layar ini."
        />
        <DutyFields />
        <SubmitButton>Undang</SubmitButton>
      </RuledForm>
    </>
  );
}
