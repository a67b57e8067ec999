import { jenisKelamin } from '#contract/limits.ts';
import { profilRules, type User } from '#contract/resources/akun.ts';
import type { Typed } from '#contract/rules.ts';
import { currentUser, keepSession } from '@/entities/session';
import { PhoneField, RuledForm, SelectField, SubmitButton, TextField } from '@/shared/form';
import { Sheet } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { EDIT_PROFIL } from '../api/own-account';

interface EditProfilProps {
  user: User;
  onClose: () => void;
}

/** 'Edit Profile' (spec section 2, Profile). */
export function EditProfil({ user, onClose }: EditProfilProps) {
  const edit = useSave(EDIT_PROFIL, {
    done: 'Berhasil mengubah data pengguna',
    failed: 'Gagal mengubah data pengguna',
    // Their rows carry the owner's name and phone.
    refresh: ['produk', 'lahanPetani'],
  });
  return (
    <Sheet title="Edit Profile" onClose={onClose}>
      <RuledForm<Typed<typeof profilRules>>
        rules={profilRules}
        initialValues={{
          nama_lengkap: user.nama_lengkap,
          email: user.email,
          no_hp: user.no_hp,
          jenis_kelamin: user.jenis_kelamin ?? '',
        }}
        fixed={{ user_id: String(user.id) }}
        save={async ({ user_id: _, ...input }, form) => {
          const outcome = await edit({ input }, { form });
          // Drawer, page and other tabs follow the session.
          if (outcome.saved && currentUser()?.id === outcome.saved.user.id) keepSession(outcome.saved.user);
          return outcome;
        }}
        onSaved={onClose}
        draft={`${user.id}/edit-profil`}
      >
        <TextField name="nama_lengkap" label="Nama" autoComplete="name" />
        <TextField name="email" label="Email" type="email" disabled help="Email tidak dapat diubah" />
        <PhoneField name="no_hp" label="No. Telepon" autoComplete="tel" />
        <SelectField
          name="jenis_kelamin"
          label="Jenis Kelamin"
          placeholder="Pilih Jenis Kelamin"
          options={jenisKelamin.map((jenis) => [jenis, jenis])}
        />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </Sheet>
  );
}
